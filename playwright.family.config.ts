import { defineConfig } from '@playwright/test'

import everyday from './playwright.config.ts'
import { temporaryFolder } from './tests/e2e/support/temporary-folder.ts'

// Chosen once: the workers read this file again.
process.env['CAIRN_FAMILY'] ??= temporaryFolder('family')

// It builds and serves a console of its own.
const { webServer: _, ...rest } = everyday

/** `npm run e2e:family`: a document of another API family becomes a console, and that is used. It takes a minute: no part of `npm test`. */
export default defineConfig({
  ...rest,
  projects: [{ name: 'family', testMatch: 'family/*.spec.ts' }],
  reporter: [['list']],
  retries: 0,
})
