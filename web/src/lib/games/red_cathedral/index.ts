import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import { course } from './course'
import { places } from './marks'
import type { Box, CathedralView } from './model'

const conditions = [
  { key: 'most-completed', path: ['seats', 'completed'] },
  { key: 'most-prestige', path: ['seats', 'prestige'] },
]
const boards: GameBoards<CathedralView, Box> = { Board, Mine, Others, Rack, course, places, conditions, wide: true, lit: '[data-pick], [data-line]' }
export default boards
