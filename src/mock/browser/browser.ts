/**
 * The mock in a page: a service worker hands it the page's API requests, its data outlives a reload. Loaded by
 * `import()` in mock mode only.
 */
import { HttpResponse, http } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { ws } from 'msw/ws'
import { contractHash, operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../spec/operation-spec.ts'
import type { Answer } from '../http/answer.ts'
import { byScenario, type ByScenario } from '../server/by-scenario.ts'
import { pageContract } from '../contract/page.ts'
import type { Clock } from '../context/ctx.ts'
import { faultKinds, type FaultKind, NetworkFault } from '../http/fault.ts'
import { isCaller } from '../server/header-check.ts'
import { createControl, type Control } from '../control/control.ts'
import { apiPrefixes } from '../../../generated/mock/conventions.gen.ts'
import { isApi } from './is-api.ts'
import { nameInHeader, userHeader } from '../sign-in/identity.ts'
import { delayOf } from '../http/latency.ts'
import { bornOf, createMock, type Mock, type MockOptions } from '../server/mock.ts'
import { pageCookies, type PageCookies } from './page-cookies.ts'
import { pageHost } from './page-host.ts'
import type { PageSettings } from './page-settings.ts'
import { openPersistence, type Kept, type Persistence } from './persist.ts'
import { DefectError, type Defect } from '../http/defect.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'
import { scenarios, type ScenarioName } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { isProviderPath } from '../sign-in/sign-in.ts'
import type { Commit } from '../store/store.ts'
import { attachStream } from '../server/stream.ts'
import { loginMethods, type SiloLogin } from '../sign-in/login-methods.ts'

/** What became of the data of an earlier visit. */
export type StorageNotice =
  /** It belonged to another contract or story and was dropped. */
  | 'dropped'
  /** The browser keeps nothing here: a reload starts the story anew. */
  | 'unavailable'

export interface StartOptions {
  settings: PageSettings
  onNotice?: (notice: StorageNotice) => void
  /** What holds now changed: it is for later page loads, too. */
  onSettings?: (settings: PageSettings) => void
  /** Told of mistakes of the mock itself. Default: reported like an uncaught error. */
  onDefect?: (defect: Defect) => void
}

export interface PageMock extends Pick<Mock, 'scenario' | 'store'> {
  readonly log: RequestLog
  /** What tools and the developer panel do with it. After another scenario, a reset and an import the page has to be loaded anew. */
  readonly control: Control
  /** What holds now. */
  readonly settings: PageSettings
  /** Changes it, for now and for later page loads. */
  choose(changes: Partial<PageSettings>): void
  /** Display names that may call, by silo. */
  users(): readonly { name: string; silo: string }[]
  /** How people of each silo sign in. */
  loginMethods(): readonly SiloLogin[]
  /** What there is to choose from. */
  readonly choices: Choices
}

export interface Choices {
  readonly scenarios: readonly { readonly name: ScenarioName; readonly title: string; readonly help: string }[]
  /** With the names of the values in their paths. */
  readonly operations: readonly { readonly id: OperationId; readonly params: readonly string[] }[]
  readonly faultKinds: readonly FaultKind[]
}

/** In the page's timeline: from here until the page's requests are answered. */
const readyMeasure = 'cairn.mock.ready'

/** Starts answering. Resolves when the next request of the page will be answered. */
export async function startMock(options: StartOptions): Promise<PageMock> {
  performance.mark(readyMeasure)
  const { settings, onNotice, onDefect = report } = options
  const scenario: Scenario = scenarios[settings.scenario]
  const place = scenario.name === scenarios.default.name ? 'cairn-mock' : `cairn-mock/${scenario.name}`
  const current = { settings }
  const choose = (changes: Partial<PageSettings>): void => {
    current.settings = { ...current.settings, ...changes }
    options.onSettings?.(current.settings)
  }
  installWorker()
  const channel = new BroadcastChannel(place)
  const log = createRequestLog()
  const cookies = pageCookies()
  const storage = await openStorage(place, { keep: settings.keep, onNotice })
  let { persistence } = storage
  const { kept } = storage

  const save = async (commit: Commit): Promise<void> => {
    await persistence?.save(mock.store.version, commit).catch(() => {
      // Once is enough: later writes would miss what this one lost.
      persistence = undefined
      onNotice?.('unavailable')
    })
  }
  const optionsOf = (told: Scenario): MockOptions => ({
    contract: pageContract(operations),
    scenario: told,
    log,
    onDefect,
    clock: () => clockOf(current.settings)(),
    delay: delayOf(() => latencyOf(told, current.settings)),
    faults: () => current.settings.faults ?? told.faults ?? [],
    chooseFaults: (faults) => choose({ faults }),
  })
  const mock = createMock({
    ...optionsOf(scenario),
    ...(kept === undefined ? {} : { born: bornOf(kept.commit.meta) }),
    onCommit: async (commit) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
      channel.postMessage(commit)
      await save(commit)
    },
  })
  if (kept !== undefined && kept.version.seed === mock.store.version.seed) {
    mock.store.apply(kept.commit)
  } else if (kept !== undefined) {
    mock.reset()
    await persistence?.clear()
    onNotice?.('dropped')
  }
  // Other pages of this browser work on the same data.
  channel.addEventListener('message', ({ data }: MessageEvent<Commit | SetCookies | typeof reloaded>) => {
    if (data === reloaded) location.reload()
    else if ('setCookies' in data) {
      cookies.set(data.setCookies)
      current.settings = { ...current.settings, user: undefined }
    } else mock.store.apply(data)
  })
  const replaced = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
    channel.postMessage(reloaded)
  }
  // Stories that only a header asks for live as long as the page.
  const stories = byScenario(mock, (told) => createMock(optionsOf(told)))
  await startWorker(stories, {
    user: () => current.settings.user,
    cookies,
    onSession: (setCookies) => {
      cookies.set(setCookies)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
      channel.postMessage({ setCookies } satisfies SetCookies)
      // Who the settings named calls no more.
      choose({ user: undefined })
    },
  })

  performance.measure(readyMeasure, readyMeasure)

  return {
    scenario,
    store: mock.store,
    log,
    get settings() {
      return current.settings
    },
    choose,
    control: createControl(
      pageHost({
        mock,
        chooseScenario: (name) => choose({ scenario: name }),
        restartStories: stories.restart,
        reloadOthers: replaced,
        keepOnly: async (commit) => {
          await persistence?.clear()
          if (commit !== undefined) await save(commit)
        },
      }),
    ),
    users: () => usersOf(mock),
    loginMethods: () => loginMethods(mock.store),
    choices: {
      scenarios: Object.values(scenarios).map(({ name, title, help }) => ({ name, title, help })),
      operations: Object.values(operations).map(({ id, path }) => ({ id, params: paramsOf(path) })),
      faultKinds,
    },
  }
}

/** Names of the values in a path. */
const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Sent to other pages when somebody signed in or out here. */
interface SetCookies {
  readonly setCookies: readonly string[]
}

/** Sent to other pages when nothing of what they know holds any more. */
const reloaded = 'reload'

interface Opened {
  persistence?: Persistence
  kept?: Kept
}

/** What an earlier visit left, as far as this contract can read it. */
async function openStorage(
  place: string,
  { keep, onNotice }: { keep: boolean; onNotice: StartOptions['onNotice'] },
): Promise<Opened> {
  try {
    const persistence = await openPersistence(place)
    const kept = await persistence.load()
    if (keep && kept?.version.contract === contractHash) return { persistence, kept }
    if (kept === undefined) return keep ? { persistence } : {}
    await persistence.clear()
    if (!keep) return {}
    onNotice?.('dropped')
    return { persistence }
  } catch {
    if (keep) onNotice?.('unavailable')
    return {}
  }
}

interface Callers {
  user: () => string | undefined
  cookies: PageCookies
  onSession: (setCookies: readonly string[]) => void
}

/** Signing in or out; with a provider a GET does it. */
function isSession({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  if (method === 'POST') return /^\/(?:v1\/)?log(?:in|out)(?:\/|$)/.test(pathname)
  return isProviderPath(pathname)
}

/**
 * msw notes open sockets in a database of its own, so that other pages can send through them. None does so here, and a database
 * that is forbidden or hangs would break the stream: msw looks once whether there is one.
 */
function linkInMemory(url: RegExp): ReturnType<typeof ws.link> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  try {
    return ws.link(url)
  } finally {
    if (own) Object.defineProperty(globalThis, 'indexedDB', own)
    else Reflect.deleteProperty(globalThis, 'indexedDB')
  }
}

/** The worker file lies at the root of the application, wherever that is. */
async function startWorker(
  { of }: Pick<ByScenario, 'of'>,
  { user, cookies: since, onSession }: Callers,
): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI)
  const stream = linkInMemory(new RegExp(`^${base.origin.replace('http', 'ws')}(?:${apiPrefixes.join('|')})`))
  const worker = setupWorker(
    http.all(
      ({ request }) => isApi(request, base),
      async ({ request, cookies }) => {
        try {
          const mock = of(request)
          const answer = await mock.handle(as(mock, user(), request), { cookies: since.over(cookies) })
          if (answer.status < 400 && isSession(request)) onSession(answer.headers.getSetCookie())
          return toPage(answer)
        } catch (error) {
          // Of anything thrown msw makes an answer, where there shall be none.
          if (error instanceof NetworkFault) return HttpResponse.error()
          throw error
        }
      },
    ),
    stream.addEventListener('connection', ({ client }) => {
      // A message goes out in order; what comes in before the stream is let in waits there.
      const asked = new Request(httpUrl(client.url))
      const mock = of(asked)
      attachStream(mock, as(mock, user(), asked), {
        send: (message) => client.send(message),
        close: (code, reason) => client.close(code, reason),
        onMessage: (receive) =>
          client.addEventListener('message', ({ data }) => {
            if (data instanceof ArrayBuffer) receive(new Uint8Array(data))
            else if (ArrayBuffer.isView(data)) receive(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
            else if (data instanceof Blob) void data.arrayBuffer().then((bytes) => receive(new Uint8Array(bytes)))
          }),
        onClose: (closed) => client.addEventListener('close', closed),
      })
    }),
  )
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: workerFile() })
}

/** The worker file and what it is for. */
function workerFile(): { url: string; options: { scope: string } } {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI)
  return { url: new URL('mock-worker.js', base).pathname, options: { scope: base.pathname } }
}

/** Has the browser install the worker while the story is made; who starts it waits for it, and says what went wrong. */
function installWorker(): void {
  const { url, options } = workerFile()
  // Without a secure origin there is no container.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.register(url, options).catch(() => undefined)
}

/** The request, in the name of the user that the developer panel chose unless it says itself who calls. */
function as({ store }: Mock, user: string | undefined, request: Request): Request {
  if (user === undefined || nameInHeader(request) !== undefined) return request
  // Who was deleted since, or is of another story, is nobody: the page leads to where one signs in.
  request.headers.set(userHeader, isCaller(store, user) ? user : 'none')
  return request
}

const httpUrl = (url: URL): URL => new URL(url.href.replace(/^ws/, 'http'))

/** msw keeps the cookies of its own responses; a plain one would lose them in a page. */
const toPage = ({ status, headers, body }: Answer): Response => new HttpResponse(body, { status, headers })

/** The adapter brings the clock: nothing behind it reads one. */
const wallClock: Clock = () => Math.floor(performance.timeOrigin + performance.now())

const clockOf = ({ clock }: PageSettings): Clock => (clock === undefined ? wallClock : () => Date.parse(clock))

/** The console's own pace on a far-away system. */
const usualLatency = [200, 400] as const

const latencyOf = (scenario: Scenario, { latency }: PageSettings): readonly [number, number] =>
  latency === undefined ? (scenario.latency ?? usualLatency) : [latency, latency]

const usersOf = ({ store }: Mock): { name: string; silo: string }[] =>
  store
    .table('user')
    .all()
    .map(({ row }) => ({ name: row.display_name, silo: store.table('silo').get(row.silo_id)?.row.name ?? '' }))

function report(defect: Defect): void {
  reportError(new DefectError(defect))
}
