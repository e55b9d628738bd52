import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
const port = 4377
export default defineConfig({
  testDir: '/tmp/m3/tests/e2e',
  outputDir: '/tmp/scratch/pw3-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: findBrowser(), locale: 'en-GB', timezoneId: 'UTC', screenshot: 'only-on-failure' },
  projects: [{ name: 'console', testIgnore: 'made-up/**' }],
  webServer: { command: `"${process.execPath}" /tmp/m3/scripts/serve.ts --dir /tmp/scratch/m3-dist-mock --port ${port} --strict-port`, url: `http://127.0.0.1:${port}`, reuseExistingServer: false, stdout: 'ignore', gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 } },
})
