import './paris.css'
import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'

export default { Board } satisfies GameBoards
