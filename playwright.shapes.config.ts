import { defineConfig } from '@playwright/test'

import everyday from './playwright.config.ts'

// The plain build is all that it looks at.
const { webServer: _, ...rest } = everyday

export default defineConfig({
  ...rest,
  projects: [{ name: 'shapes', testMatch: 'shapes/*.spec.ts' }],
  reporter: 'list',
  retries: 0,
  workers: 1,
})
