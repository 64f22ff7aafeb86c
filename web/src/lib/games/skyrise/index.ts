/** The board of Skyrise. Its drawings are put into the page once, for all four parts. */

import type { GameBoards } from '$lib/table/boards'
import { mount } from 'svelte'
import Art from './Art.svelte'
import Board from './Board.svelte'
import './skyrise.css'

mount(Art, { target: document.body })

export default { Board } satisfies GameBoards
