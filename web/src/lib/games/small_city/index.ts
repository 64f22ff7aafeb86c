import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import { course } from './course'
import { places } from './marks'
import type { CityView } from './model'

const conditions = [
  { key: 'round', path: ['round'] },
  { key: 'most-pollution', path: ['seats', 'pollution'] },
]
const boards: GameBoards<CityView> = { Board, Mine, Others, Rack, course, places, conditions, lit: '.lit, [data-tile], [data-act], [data-choice], [data-way]', buttons: ['expand', 'demolish', 'upgrade'], listed: ['build'], column: 326, stepwise: true }
export default boards
