import './paris.css'
import './panels.css'
import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'

export default { Board, Mine, Others, Rack } satisfies GameBoards
