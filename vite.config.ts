import process from 'node:process'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/**
 * Modes: `production` is the console alone, `mock` has the mock API inside, `development` is the console in front of a
 * server (`npm run dev -- --api`). `CAIRN_BASE=/console/` builds for a sub-path.
 */
export default defineConfig(({ mode }) => ({
  base: process.env['CAIRN_BASE'] ?? '/',
  plugins: [
    react(),
    // Vite minifies all style sheets; light-dark() then stays as it is, because cssTarget knows it.
    tailwindcss({ optimize: false }),
    // The worker of the mock is a file of its own, beside index.html.
    ...(mode === 'mock' ? [msw({ mode: 'worker-only' })] : []),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox126', 'safari17.5'],
    sourcemap: 'hidden',
    // No data: URLs and no inline script, for a strict Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with a release of a library, not with ours.
            { name: 'vendor', test: vendor, priority: 3 },
            // Screens of one resource are used together.
            { name: screenChunk, test: /[\\/]generated[\\/]screens[\\/][^\\/]+[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
}))

const vendor = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie-es|@remix-run|@tanstack[\\/](?:query-core|react-query))[\\/]/

/** `screens-disk` for everything in `generated/screens/disk/`. */
function screenChunk(id: string): string | null {
  const folder = /[\\/]generated[\\/]screens[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]
  return folder === undefined ? null : `screens-${folder}`
}
