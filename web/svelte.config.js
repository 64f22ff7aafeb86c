import adapter from '@sveltejs/adapter-static'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** The client is a folder of static files that `mansard serve` gives out; every unknown path is index.html. */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ pages: '../src/mansard/web', assets: '../src/mansard/web', fallback: 'index.html', precompress: true }),
    alias: { $text: '../src/mansard/text' },
  },
}
