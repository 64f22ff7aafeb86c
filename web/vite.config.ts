import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vitest/config'

const server = process.env.MANSARD_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [sveltekit()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
