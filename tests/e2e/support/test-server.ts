/**
 * What a worker's pages talk to: the plain build, and on the same origin the mock as its API server. The mock lives in the
 * worker's own process: tests change its story, its time and its failures without asking the page.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'

import { root } from '../../../scripts/lib/project.ts'
import { mockListeners } from '../../../scripts/mock/server.ts'
import { createConsoleApp } from '../../../server/files/console-app.ts'
import { belongsToServer } from '../../../server/http/routes.ts'
import { asksForWebSocket } from '../../../server/proxy/upgrade.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import type { ContractDocument } from '../../../src/mock/contract/schemas.ts'
import type { Answer } from '../../../src/mock/http/answer.ts'
import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import { createRequestLog, type LogEntry } from '../../../src/mock/http/request-log.ts'
import { scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'
import type { Scenario } from '../../../src/mock/scenarios/scenario.ts'
import { createMock, type Mock, type MockOptions } from '../../../src/mock/server/mock.ts'
import { defaultUserNote } from '../../../src/mock/sign-in/identity.ts'

/** @param url of the request */
export type Rewrite = (text: string, url: URL) => string

export interface TestServer {
  /** `http://127.0.0.1:4173`, without a slash at the end. */
  readonly origin: string
  /** Starts a story from its beginning: with no time skipped and no failures but its own. @param as name of who looks at it */
  tell(scenario: ScenarioName, as?: string): void
  /** Starts the default story on a server of another version of the contract. @param isStrict it refuses calls of any other */
  playVersion(version: string, isStrict?: boolean): void
  /** What fails from the next call on; without rules, everything goes well. */
  fail(rules: readonly FaultRule[]): void
  /** What becomes of the text of each JSON answer from the next call on; without it, they stay as they are. */
  rewrite(change: Rewrite | undefined): void
  /** A page that stands in the place of each answer that is no refusal, of whatever type, from the next call on; without it, they are the server's. */
  proxy(page: string | undefined): void
  /** Moves the story's time forward. */
  skip(milliseconds: number): Promise<void>
  /** Milliseconds that each call takes from the next on. */
  takeTime(milliseconds: number): void
  /** Starts the default story at a time, in milliseconds since the epoch; time goes on from there. */
  startAt(time: number): void
  /** From now on answers say, in their header `date`, what time it is here. Otherwise pages go by the clock that a test gives them. */
  tellDate(): void
  /** The calls since this was asked last. */
  newCalls(): readonly LogEntry[]
  close(): Promise<void>
}

/** @param onDefect told of each mistake of the mock itself */
export async function startTestServer(onDefect: (message: string) => void): Promise<TestServer> {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const contract = compileContract(document)
  let faults: readonly FaultRule[] | undefined
  let rewriting: Rewrite | undefined
  let proxyPage: string | undefined
  let latency = 0
  let ahead = 0
  let tellsDate = false
  const log = createRequestLog()
  const storyOf = (scenario: Scenario, played: Pick<MockOptions, 'asVersion' | 'strictVersion'> = {}): Mock =>
    createMock({
      ...played,
      contract,
      scenario,
      clock: () => Date.now() + ahead,
      log,
      faults: () => faults ?? scenario.faults ?? [],
      delay: () => (latency === 0 ? Promise.resolve() : new Promise((resolve) => void setTimeout(resolve, latency))),
      onDefect: ({ operation, message }) => onDefect(`mock of ${operation}: ${message}`),
    })
  let story = storyOf(scenarios.default)

  const handle: Mock['handle'] = async (request, info) => {
    const change = rewriting
    if (proxyPage !== undefined) return proxied(await story.handle(request, info), request.method, proxyPage)
    if (change === undefined) return story.handle(request, info)
    return rewritten(await story.handle(withoutForeignToken(request), info), request.url, change)
  }
  const api = mockListeners({ of: () => ({ ...story, handle }) })
  const app = createConsoleApp({ folder: join(root, 'dist'), mock: false })
  const page = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, (request, response) => {
    response.sendDate = tellsDate
    if (belongsToServer(request.method ?? 'GET', request.url ?? '/')) api.request(request, response)
    else void page(request, response)
  }).on('upgrade', api.upgrade)
  // A connection that ends while the browser takes it up again would lose a call.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  const tell = (scenario: Scenario, start = 0): void => {
    faults = undefined
    rewriting = undefined
    proxyPage = undefined
    latency = 0
    tellsDate = false
    ahead = start
    log.clear()
    story = storyOf(scenario)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    tell: (name, as) => tell(as === undefined ? scenarios[name] : seenBy(scenarios[name], as)),
    playVersion: (asVersion, strictVersion = false) => {
      tell(scenarios.default)
      story = storyOf(scenarios.default, { asVersion, strictVersion })
    },
    startAt: (time) => tell(scenarios.default, time - Date.now()),
    fail: (rules) => {
      faults = rules
    },
    rewrite: (change) => {
      rewriting = change
    },
    proxy: (shown) => {
      proxyPage = shown
    },
    skip: (milliseconds) => story.skip(milliseconds),
    takeTime: (milliseconds) => {
      latency = milliseconds
    },
    tellDate: () => {
      tellsDate = true
    },
    newCalls: () => {
      const calls = log.entries()
      log.clear()
      return calls
    },
    close: () =>
      new Promise((resolve) => {
        api.closeSockets()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page token that a rewritten answer gave begins so: the mock knows nothing of it. */
export const foreignToken = 'foreign-'

function withoutForeignToken(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.get('page_token')?.startsWith(foreignToken) !== true) return request
  url.searchParams.delete('page_token')
  return new Request(url, request)
}

function rewritten(answer: Answer, url: string, change: Rewrite): Answer {
  const { status, headers, body } = answer
  const isJson = headers.get('content-type')?.includes('json') === true
  if (status >= 400 || !isJson || typeof body !== 'string') return answer
  return { status, headers, body: change(body, new URL(url)) }
}

const proxied = (answer: Answer, method: string, page: string): Answer =>
  answer.status >= 400
    ? answer
    : { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: method === 'HEAD' ? null : page }

/** The same story, seen by somebody else of it. */
const seenBy = (scenario: Scenario, name: string): Scenario => ({
  ...scenario,
  seed: (ctx) => {
    scenario.seed(ctx)
    const user = ctx.store.table('user').find(({ row }) => row.display_name === name)
    if (user === undefined) throw new Error(`the story has no user ${name}`)
    ctx.store.setMeta(defaultUserNote, user.key)
  },
})
