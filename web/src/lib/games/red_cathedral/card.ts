import type { GameCard } from '$lib/shell/cards'
import Emblem from './Emblem.svelte'
import scene from './scene.svg?url'

export default { order: 3, Emblem, scene } satisfies GameCard
