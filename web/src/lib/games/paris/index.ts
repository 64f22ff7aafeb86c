import './paris.css'
import './panels.css'
import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import { course } from './course'
import { places } from './marks'
import type { Box, ParisView } from './model'

const conditions = [
  { key: 'round', path: ['round'] },
  { key: 'end-tokens', path: ['end_tokens', 'left'] },
]
const boards: GameBoards<ParisView, Partial<Box>> = { Board, Mine, Others, Rack, course, places, conditions, lit: '.pa-offer:not(.pa-chip), .pa-choice:enabled' }
export default boards
