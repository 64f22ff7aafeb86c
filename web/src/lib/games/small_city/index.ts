import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'

const boards: GameBoards = { Board, Mine }
export default boards
