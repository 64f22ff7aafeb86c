/** Puts the drawings into the page once, outside of everything that may be hidden. */

import { mount } from 'svelte'
import Art from './Art.svelte'

let mounted = false

export function sprite(): void {
  if (mounted) return
  mounted = true
  mount(Art, { target: document.body })
}
