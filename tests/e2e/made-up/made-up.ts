/** The test function of the specs in this folder: the console with the made-up resources, served on a port of its own. */
import { join } from 'node:path'

import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import { expect, test as base } from '../support/test.ts'
import { copy } from './copy.ts'

export { expect }

export const test = base.extend<object, { server: string }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
    async ({}, provide) => {
      const { server, stop } = createConsoleServer({ folder: join(copy, 'dist-mock') })
      const port = await listen(server, { host: '127.0.0.1', port: 0 })
      await provide(`http://127.0.0.1:${port}`)
      await stop(0)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => provide(server),
})
