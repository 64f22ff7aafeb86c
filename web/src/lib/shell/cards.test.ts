import { describe, expect, it } from 'vitest'
import { emblem, emblems, inOrder, scene } from './cards'

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }))

describe('the cards of the games', () => {
  it('are found by folder, in their own order, games without one last', () => {
    const shown = inOrder(named('aaa', 'paris', 'small_city', 'skyrise', 'red_cathedral'))
    expect(shown).toEqual(named('skyrise', 'paris', 'red_cathedral', 'small_city', 'aaa'))
    expect(emblems).toHaveLength(4)
  })

  it('give an emblem and a picture to every game', () => {
    expect([emblem('paris'), emblem('aaa')]).toEqual(['em-paris', 'sign'])
    expect(scene('paris')).toContain('paris')
    expect(scene('aaa')).toContain('svg')
  })
})
