import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import everyday from './playwright.config.ts'

// The plain build is all that it looks at.
const { webServer: _, ...rest } = everyday

/** `npm run e2e:stories`: every screen in every story of the mock, and for each role. It takes minutes: no part of `npm test`. */
export default defineConfig({
  ...rest,
  projects: [{ name: 'stories', testMatch: 'stories/*.spec.ts' }],
  reporter: [['list'], [join(import.meta.dirname, 'tests/e2e/support/trouble-reporter.ts')]],
  retries: 0,
})
