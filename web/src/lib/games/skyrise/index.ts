/** The board of Skyrise. Its drawings are put into the page once, for all four parts. */

import type { SkyriseView, Box } from './model'
import type { GameBoards } from '$lib/table/boards'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import { course } from './course'
import { places } from './places'
import { sprite } from './sprite'
import './skyrise.css'

const conditions = [{ key: 'highest-bid', path: ['bids', 'piece'] }]

sprite()

export default { Board, Mine, Others, Rack, course, places, conditions, lit: '[data-offer]' } satisfies GameBoards<SkyriseView, Box>
