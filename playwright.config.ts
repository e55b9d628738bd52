import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { findBrowser } from './scripts/browser.ts'
import { freePort } from './tests/support/free-port.ts'
import type { MockPlace } from './tests/e2e/support/test.ts'
import { temporaryFolder } from './tests/e2e/support/temporary-folder.ts'

// Chosen once: the workers read this file again and must find the same port.
const port = (process.env['CAIRN_E2E_PORT'] ??= String(await freePort(4173)))
// The same for the copy of the project that gets made-up resources.
process.env['CAIRN_MADE_UP'] ??= temporaryFolder('made-up')
// And for the one that is upgraded to a larger document.
process.env['CAIRN_NEWER'] ??= temporaryFolder('newer')
const baseURL = `http://127.0.0.1:${port}`

/** Specs of the build with the mock inside; all others look at the plain build, as it is installed. */
const mockInPage = ['design*.spec.ts', 'dev-panel.spec.ts', 'mock-*.spec.ts']

/** The checkout may lie in a folder of such a name: its tests are meant, not the whole project. */
const foldersOf = (...names: readonly string[]): string[] => names.map((name) => `**/e2e/${name}/**`)

/** Specs that need a build of their own, or have a command of their own. */
export const apart = foldersOf('made-up', 'newer', 'shapes', 'stories', 'firefox', 'foreign', 'family')

const browser = findBrowser()
// In MB. Pages of tests live for seconds: with room from the start they seldom collect garbage.
const roomyHeap = '--js-flags=--min-semi-space-size=64 --initial-old-space-size=256'
// There is none: without this, the browser pretends to one and draws a tenth slower.
const noGraphicsCard = ['--disable-gpu', '--disable-gpu-compositing']

export default defineConfig<object, { mock: MockPlace }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A second try tells a race from a fault; the summary counts and names what needed one.
  retries: 1,
  // Browsers keep the cores busy: with more of them than cores each test takes longer, and all together do too.
  workers: availableParallelism(),
  // Ceilings for a machine that is busy with other things; nothing waits for them to pass.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Two builds of Chromium never draw quite the same letters.
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.05, threshold: 0.3 },
  },
  snapshotPathTemplate: '{testDir}/design/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    launchOptions: { ...browser, args: [...browser.args, roomyHeap, ...noGraphicsCard] },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Doubles the time of a test: on demand only, with `npm run e2e -- -- --trace on`.
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    // What moves is waited for. Specs of what opens and closes keep motion on (support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'made-up-build', testMatch: 'made-up/build.spec.ts' },
    { name: 'newer-build', testMatch: 'newer/build.spec.ts' },
    {
      name: 'console',
      testIgnore: [...apart, ...mockInPage],
    },
    { name: 'mock-in-page', testMatch: mockInPage, use: { mock: 'page' } },
    {
      name: 'made-up',
      use: { mock: 'page' },
      testMatch: 'made-up/*.spec.ts',
      testIgnore: 'made-up/build.spec.ts',
      dependencies: ['made-up-build'],
    },
    {
      name: 'newer',
      use: { mock: 'page' },
      testMatch: 'newer/*.spec.ts',
      testIgnore: 'newer/build.spec.ts',
      dependencies: ['newer-build'],
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts --dir dist-mock --port ${port} --strict-port`,
    url: baseURL,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
