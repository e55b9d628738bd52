import { globSync, readFileSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { findBrowser } from './scripts/browser.ts'

/** Tests of parts in a browser lie beside the parts, as those in Node do. */
const components = '**/*.browser.test.tsx'

/** Tests of one module each lie beside it. */
const unit = '{src,scripts,server,generator}/**/*.test.{ts,tsx}'

/**
 * Those that put something in the place of a module or of what the browser offers, and those of what a page or a process has once:
 * each reads all modules for itself. All others share them: a file takes a third of the time.
 */
const apart = [
  'src/{api,app,kit}/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  ...globSync(unit).filter((file) => /\bvi\.(?:mock|doMock|stubGlobal)\(/.test(readFileSync(file, 'utf8'))),
]

/** A project of tests that run in Node. */
function nodeProject(
  name: string,
  include: string[],
  { testTimeout = 10_000, isolate = true, exclude = [] as string[] } = {},
) {
  const environment = 'node' as const
  // With the reporter that tells what failures wait for.
  const saying = ['scripts/test/refused-calls.setup.ts', 'tests/support/unread-answers.setup.ts']
  const setupFiles = process.env['FAILURES_FILE'] === undefined ? [] : saying
  return {
    test: {
      name,
      include,
      exclude: [components, ...exclude],
      environment,
      testTimeout,
      hookTimeout: testTimeout,
      isolate,
      setupFiles,
      // Whole names in titles: what a failure is of is told by them.
      taskTitleValueFormatTruncate: 100,
    },
  }
}

/** Looked for when a browser is started, not whenever this file is read. */
const inBrowser = playwright({
  get launchOptions() {
    return findBrowser()
  },
  contextOptions: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  // Ceilings here and below are for a machine that is busy with other things.
  actionTimeout: 15_000,
})

export default defineConfig({
  test: {
    // One less is the default: on two cores that leaves one of them idle.
    maxWorkers: availableParallelism(),
    projects: [
      nodeProject('unit', [unit], { isolate: false, exclude: apart }),
      nodeProject('unit-apart', apart),
      // Generator and mock are made anew by each test: their modules are read once for all, a quarter of the time. Whole runs of
      // the generator, compiling what comes out, take long.
      nodeProject('generator', ['tests/generator/**/*.test.ts'], { testTimeout: 120_000, isolate: false }),
      nodeProject('contract', ['tests/contract/**/*.test.ts'], { testTimeout: 60_000, isolate: false }),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts'], { testTimeout: 60_000 }),
      {
        plugins: [react(), tailwindcss({ optimize: false })],
        // Also where node_modules is a link.
        server: { fs: { allow: ['.', realpathSync(new URL('node_modules', import.meta.url))] } },
        // Named and made before the first test: a library found halfway would load the page anew.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'axe-core',
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react-router',
            'react-router/dom',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'vitest-browser-react',
            'vitest-browser-react/pure',
          ],
        },
        test: {
          name: 'components',
          include: [`src/${components}`],
          setupFiles: ['src/ui/browser-setup.fixture.ts'],
          // One page for all files: a new one for each would read all modules again.
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            provider: inBrowser,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
