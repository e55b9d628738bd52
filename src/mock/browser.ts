/**
 * The mock in a page: a service worker hands it the page's API requests, its data outlives a reload. Loaded by
 * `import()` in mock mode only.
 */
import { HttpResponse, http } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { operations } from '../../generated/mock/operations.gen.ts'
import { pageContract } from './contract/page.ts'
import { isApi } from './is-api.ts'
import { createMock, type Mock } from './mock.ts'
import { openPersistence, type Persistence } from './persist.ts'
import { DefectError, type Answer, type Defect } from './pipeline.ts'
import { createRng } from './rng.ts'
import type { Commit } from './store/store.ts'

/** What became of the data of an earlier visit. */
export type StorageNotice =
  /** It belonged to another contract or story and was dropped. */
  | 'dropped'
  /** The browser keeps nothing here: a reload starts the story anew. */
  | 'unavailable'

export interface StartOptions {
  /** Milliseconds a request takes, from and to; false for none. Default 200 to 400. */
  latency?: readonly [number, number] | false
  /** Default true. */
  keep?: boolean
  onNotice?: (notice: StorageNotice) => void
  /** Told of mistakes of the mock itself. Default: reported like an uncaught error. */
  onDefect?: (defect: Defect) => void
}

export interface PageMock extends Omit<Mock, 'reset'> {
  /** Back to the start of the story, also for the next visit. */
  reset(): Promise<void>
}

/** Starts answering. Resolves when the next request of the page will be answered. */
export async function startMock(options: StartOptions = {}): Promise<PageMock> {
  const { latency = [200, 400], keep = true, onNotice, onDefect = report } = options
  const channel = new BroadcastChannel('cairn-mock')
  let persistence: Persistence | undefined
  const mock = createMock({
    contract: pageContract(operations),
    clock: wallClock,
    delay: latency === false ? () => Promise.resolve() : delayOf(latency),
    onDefect,
    onCommit: async (commit) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
      channel.postMessage(commit)
      await persistence?.save(commit).catch(() => {
        // Once is enough: later writes would miss what this one lost.
        persistence = undefined
        onNotice?.('unavailable')
      })
    },
  })
  // Other pages of this browser work on the same data.
  channel.addEventListener('message', ({ data }: MessageEvent<Commit>) => mock.store.apply(data))
  if (keep) persistence = await restore(mock, onNotice)
  await startWorker(mock)
  return {
    ...mock,
    reset: async () => {
      mock.reset()
      await persistence?.clear()
    },
  }
}

async function restore(mock: Mock, onNotice: StartOptions['onNotice']): Promise<Persistence | undefined> {
  try {
    const persistence = await openPersistence(mock.store)
    const kept = await persistence.load()
    if (kept !== undefined && !mock.restore(kept)) {
      await persistence.clear()
      onNotice?.('dropped')
    }
    return persistence
  } catch {
    onNotice?.('unavailable')
    return undefined
  }
}

/** The worker file lies at the root of the application, wherever that is. */
async function startWorker(mock: Mock): Promise<void> {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI)
  const worker = setupWorker(
    http.all(
      ({ request }) => isApi(request, base),
      async ({ request, cookies }) => toPage(await mock.handle(request, { cookies })),
    ),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', base).pathname, options: { scope: base.pathname } },
  })
}

/** msw keeps the cookies of its own responses; a plain one would lose them in a page. */
const toPage = ({ status, headers, body }: Answer): Response => new HttpResponse(body, { status, headers })

/** The adapter brings the clock: nothing behind it reads one. */
const wallClock = (): number => Math.floor(performance.timeOrigin + performance.now())

function delayOf([from, to]: readonly [number, number]): () => Promise<void> {
  const rng = createRng('latency')
  return () => new Promise((resolve) => setTimeout(resolve, rng.int(from, to)))
}

function report(defect: Defect): void {
  reportError(new DefectError(defect))
}
