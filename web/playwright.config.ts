import { defineConfig } from '@playwright/test'
import { execSync } from 'node:child_process'

/** The system's Chromium plays against the real server, which every test file starts for itself. */
export default defineConfig({
  testDir: 'tests',
  testIgnore: process.env.MANSARD_MEASURE === '1' ? [] : ['**/measure.spec.ts'], // a measurement, not a test
  timeout: 900_000,
  workers: 1,
  retries: 1, // a busy machine may stumble once; what fails twice is broken
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 120_000, // a click on what never comes fails before the whole test does
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? execSync('which chromium').toString().trim(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
