import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import everyday from './playwright.config.ts'

// The plain build is all that it looks at.
const { webServer: _, ...rest } = everyday

/** `npm run e2e:shapes`: every screen with every answer that is not what the contract says. It takes long: no part of `npm test`. */
export default defineConfig({
  ...rest,
  projects: [{ name: 'shapes', testMatch: 'shapes/*.spec.ts' }],
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/shapes.json' }],
    [join(import.meta.dirname, 'tests/e2e/support/shape-reporter.ts')],
  ],
  retries: 0,
})
