import { loadWords } from '$lib/text/words.svelte'

export const load = () => loadWords('statistics')
