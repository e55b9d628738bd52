import { defineConfig } from '@playwright/test'

import everyday from './playwright.config.ts'

// The plain build is all that it looks at.
const { webServer: _, ...rest } = everyday

/** `npm run e2e:foreign`: every screen in front of a server that says what nobody here would. It takes minutes: no part of `npm test`. */
export default defineConfig({
  ...rest,
  projects: [{ name: 'foreign', testMatch: 'foreign/*.spec.ts' }],
  reporter: [['list'], ['./tests/e2e/support/totals-reporter.ts']],
  retries: 0,
})
