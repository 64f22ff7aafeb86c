import { expect, it } from 'vitest'
import { GameWords } from './game-words'
import { Words } from './words.svelte'

const polish = `
die-red = czerwona kość
    .acc = czerwoną kość
die-white = biała kość
material-brick = cegła
    .count = { $amount ->
        [one] { $amount } cegłę
        [few] { $amount } cegły
       *[other] { $amount } cegieł
    }
move-market = Przesuń { $die_acc }
move-offer = Ofiaruj { $materials_acc }
move-trade = Oddaj { $material_count }
    .amount = { 2 }
event-gave = { $player } oddaje { $material_count }
`
const text = new GameWords(new Words('pl', [polish]), { gave: ['player', 'material', 'amount'] }, ['Anna'])

it('puts a name into the case of its sentence, and leaves it as it is where it has no such form', () => {
  expect(text.move('market', { die: 'red' })).toBe('Przesuń czerwoną kość')
  expect(text.move('market', { die: 'white' })).toBe('Przesuń biała kość')
  expect(text.move('offer', { materials: ['brick', 'gold'] })).toBe('Ofiaruj cegła, gold')
})

it('counts things by the amount of the sentence', () => {
  expect([1, 2, 5].map((amount) => text.event(['gave', 0, 'brick', amount]))).toEqual(['Anna oddaje 1 cegłę', 'Anna oddaje 2 cegły', 'Anna oddaje 5 cegieł'])
  expect(text.move('trade', { material: 'brick' })).toBe('Oddaj 2 cegły')
})
