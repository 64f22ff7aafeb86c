import { sveltekit } from '@sveltejs/kit/vite'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.MANSARD_SERVER ?? 'http://127.0.0.1:8000'

/** The page of the API (`/api/docs`) is Swagger UI, served by ourselves: our pages load nothing from elsewhere. */
function apiPage(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return {
    name: 'api-page',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png', 'LICENSE'])
        this.emitFile({ type: 'asset', fileName: `api-docs/${name}`, source: readFileSync(join(folder, name)) })
    },
  }
}

export default defineConfig({
  plugins: [sveltekit(), apiPage()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
