/** A console for a document of another API family: built by one command, served, and watched while it is used. */
import { execFile, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { test as base, expect, type Page } from '@playwright/test'
import { parse } from 'yaml'

import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import { root } from '../../support/repository-files.ts'

export { expect }

/** Where all of it is; playwright.family.config.ts chooses. */
const folder = process.env['CAIRN_FAMILY'] ?? fail('CAIRN_FAMILY is not set: run this through Playwright')

/** Parts of a document that are put into it before its console is made. */
export interface Additions {
  paths: object
  schemas: object
  /** `session` of the conventions. */
  session: object
}

/** Writes the document, and its conventions beside it. @returns its path, in a folder for the tests of that name */
function write(name: string, additions: Additions | undefined): string {
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
  const document = parse(read('harbour.yaml'))
  const table = parse(read('conventions.yaml'))
  Object.assign(document.paths, additions?.paths)
  Object.assign(document.components.schemas, additions?.schemas)
  if (additions) table.session = additions.session
  const spec = join(own, `${name}.json`)
  writeFileSync(spec, JSON.stringify(document, undefined, 2))
  writeFileSync(join(own, 'conventions.yaml'), JSON.stringify(table))
  return spec
}

/** How a command is run for a document. */
function commandFor(spec: string, script: string, ...words: string[]): { args: string[]; options: SpawnOptions } {
  const { FORCE_COLOR: _, ...env } = process.env
  const own = dirname(spec)
  return {
    args: ['scripts/bootstrap.mjs', script, '--spec', spec, ...words],
    options: { cwd: root, env: { ...env, NO_COLOR: '1', TMPDIR: own, TEMP: own } },
  }
}

/** A console that answers somewhere. */
interface Console {
  origin: string
  said: string
  stop: () => Promise<unknown>
}

/** What makes a console for a document. */
export type Maker = (spec: string) => Promise<Console>

/** With the mock inside: `npm run build -- --mock`. */
const withMock: Maker = async (spec) => {
  const { args, options } = commandFor(spec, 'scripts/build.ts', '--mock')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { ...options, maxBuffer: 1 << 26 })
  const own = dirname(spec)
  const copy = readdirSync(own).find((one) => one.startsWith('cairn-')) ?? fail('nothing was built')
  const { server, stop } = createConsoleServer({ folder: join(own, copy, 'dist-mock') })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return { origin: `http://127.0.0.1:${port}`, said: `${stdout}${stderr}`, stop: () => stop(0) }
}

/** In front of a server: `npm start -- --api URL`. */
export const inFrontOf =
  (api: string): Maker =>
  async (spec) => {
    const { args, options } = commandFor(spec, 'scripts/start.ts', '--api', api)
    const started = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(started, 'exit')
    const { stdout } = started
    if (stdout === null) throw new Error('no output')
    let said = ''
    const origin = await new Promise<string>((found, failed) => {
      stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [, at] = /Cairn is ready at (\S+?)\/,/.exec(said) ?? []
        if (at !== undefined) found(at)
      })
      void ended.then(() => failed(new Error(said)))
    })
    const stop = (): Promise<unknown> => {
      started.kill('SIGTERM')
      return ended
    }
    return { origin, said, stop }
  }

/** `GET /api/berths/{berth}` of each operation. */
function operationsOf(additions: Additions | undefined): { method: string; pattern: RegExp }[] {
  const { paths } = parse(readFileSync(join(import.meta.dirname, 'harbour.yaml'), 'utf8'))
  return Object.entries({ ...paths, ...additions?.paths }).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
}

interface Watched {
  /** `GET /api/berths?count=50`, of all that the page asked for besides its own files. */
  asked: string[]
  /** Statuses of refusals that the test means to cause. */
  refused: number[]
}

/** A test function for the console of the document with these additions. */
export const familyTest = (name: string, additions?: Additions, make = withMock) =>
  base.extend<Watched, { made: Omit<Console, 'stop'> }>({
    made: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
      async ({}, provide) => {
        const { stop, ...made } = await make(write(name, additions))
        await provide(made)
        await stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ made }, provide) => provide(made.origin),
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
    refused: async ({}, provide) => provide([]),
    asked: [
      async ({ page, made, refused }, provide) => {
        const asked: string[] = []
        const problems: string[] = []
        const operations = operationsOf(additions)
        page.on('pageerror', (error) => problems.push(String(error)))
        page.on('console', (message) => {
          // What was refused is told below.
          const isOfCall = /^(Failed to load resource|API call failed)/.test(message.text())
          if (['error', 'warning'].includes(message.type()) && !isOfCall) problems.push(message.text())
        })
        page.on('response', (response) => {
          if (response.status() < 400 || refused.includes(response.status())) return
          problems.push(`${response.status()} ${response.request().method()} ${response.url()}`)
        })
        // Before any script of the page: the mock answers without its usual delay. Pages of a server are in a sandbox, without storage.
        await page.addInitScript(() => {
          if (window.origin !== 'null') localStorage.setItem('cairn.mock.latency', 'off')
        })
        page.on('request', (request) => {
          const { origin, pathname, search } = new URL(request.url())
          if (!['fetch', 'xhr'].includes(request.resourceType())) return
          if (pathname.startsWith('/assets/')) return
          asked.push(`${request.method()} ${pathname}${search}`)
          const isKnown = operations.some(
            ({ method, pattern }) => method === request.method() && pattern.test(pathname),
          )
          if (origin !== made.origin || !isKnown) problems.push(`not in the document: ${asked.at(-1)}`)
        })
        await provide(asked)
        expect(problems).toEqual([])
      },
      { auto: true },
    ],
  })

/** Calls the mock of the page, and answers what it says. */
export const call = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async (sent) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(sent.path, { method: sent.method, headers, ...(sent.body && { body: sent.body }) })
      return answer.status === 204 ? null : answer.json()
    },
    { method, path, body: body && JSON.stringify(body) },
  )

/** From the next page load on a path answers that. The mock is behind a service worker, which Playwright does not reach. */
export const refuse = (page: Page, path: string, status: number, fault: Record<string, string>): Promise<unknown> =>
  page.addInitScript(
    (refused) => {
      const real = window.fetch
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
        if (pathname !== refused.path) return real(input, init)
        return Promise.resolve(Response.json({ fault: refused.fault }, { status: refused.status }))
      }
    },
    { path, status, fault },
  )

function fail(message: string): never {
  throw new Error(message)
}
