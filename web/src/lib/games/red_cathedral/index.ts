import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import type { Box, CathedralView } from './model'

const boards: GameBoards<CathedralView, Box> = { Board, Mine, Others, Rack, wide: true }
export default boards
