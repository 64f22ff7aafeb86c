/** The board of Skyrise. Its drawings are put into the page once, for all four parts. */

import type { SkyriseView, Box } from './model'
import type { GameBoards } from '$lib/table/boards'
import { mount } from 'svelte'
import Art from './Art.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import Rack from './Rack.svelte'
import { course } from './course'
import { places } from './places'
import './skyrise.css'

const conditions = [{ key: 'highest-bid', path: ['bids', 'piece'] }]

mount(Art, { target: document.body })

export default { Board, Mine, Others, Rack, course, places, conditions, lit: '[data-offer]' } satisfies GameBoards<SkyriseView, Box>
