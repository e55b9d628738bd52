/** A made-up larger document, and the console that an upgrade to it makes: without an edit by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import { root } from '../../support/repository-files.ts'
import { expect, test as base } from '../support/test.ts'

export { expect }

/** Where all of it is; playwright.config.ts chooses. */
export const folder = process.env['CAIRN_NEWER'] ?? fail('CAIRN_NEWER is not set: run this through Playwright')

/** The document. */
export const spec = join(folder, 'newer.json')

/** The project that was upgraded to it. */
export function upgraded(): string {
  const name = readdirSync(folder).find((one) => one.startsWith('cairn-newer-'))
  return name === undefined ? fail('the project has not been upgraded') : join(folder, name)
}

interface Coverage {
  operations: Record<string, { path: string; screens: string[]; mock: string; excused?: string; claimed?: string }>
  screens: Record<string, { path: string; kind: string }>
}

const coverageIn = (project: string): Coverage =>
  JSON.parse(readFileSync(join(project, 'generated/coverage.json'), 'utf8'))

/** Of the newer document. */
export const coverage = (): Coverage => coverageIn(upgraded())

/** What the newer document brings: its operations, and the screens that call them. */
export function added(): { operations: [id: string, Coverage['operations'][string]][]; screens: Coverage['screens'] } {
  const now = coverageIn(upgraded())
  const { operations: known } = coverageIn(root)
  const operations = Object.entries(now.operations).filter(([id]) => !Object.hasOwn(known, id))
  const ids = new Set(operations.flatMap(([, { screens }]) => screens))
  return { operations, screens: Object.fromEntries(Object.entries(now.screens).filter(([id]) => ids.has(id))) }
}

export const test = base.extend<object, { server: string }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
    async ({}, provide) => {
      const { server, stop } = createConsoleServer({ folder: join(upgraded(), 'dist-mock') })
      const port = await listen(server, { host: '127.0.0.1', port: 0 })
      await provide(`http://127.0.0.1:${port}`)
      await stop(0)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, provide) => provide(server),
})

function fail(message: string): never {
  throw new Error(message)
}
