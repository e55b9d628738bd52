/** Runs emitted code: imports its modules and catches what they would send. */
import { join } from 'node:path'
import { openFixture } from './fixture.ts'
import { addEmitted, emitForCompile } from './workshop.ts'

/** What an SDK function hands to the client, as far as the tests look at it. */
export interface Sent {
  method: string
  url: string
  path?: unknown
  query?: unknown
  body?: unknown
}

/** The parts of `src/kit/spec.ts` that are called here; that file speaks of the DOM, which these tests do not have. */
export interface Query {
  queryKey: readonly unknown[]
  queryFn: (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => Promise<unknown>
}
type Params = Record<string, string>
type Row = Record<string, unknown>
export interface Action {
  id: string
  call: (scope: Scope) => Promise<unknown>
  leave?: (params: Params) => string
}
export interface Scope {
  row: Row
  params: Params
  form: Row
  parent: Row
  me: Row
}
export interface Screen {
  actions: readonly Action[]
  call: Action['call']
  done: (row: Row, params: Params) => string
  close: (params: Params) => string
  title: (params: Params) => string
  links: readonly { id: string; to: (row: Row, params: Params) => string }[]
  source: { pick: (answer: unknown, params: Params) => Row | undefined }
  columns: readonly { id: string; cell: { to: (row: Row, params: Params) => string } }[]
}

export interface Running {
  load: <T>(path: string) => Promise<T>
  screen: (path: string) => Promise<Screen>
  /** What a call sends. Parts of the scope that are not given are empty. */
  sentBy: (call: Action['call'], scope?: Partial<Scope>) => Promise<Sent>
  /** All that a call sends which reads before it writes, in order. @param answer what is read */
  allSentBy: (call: Action['call'], scope: Partial<Scope>, answer: object) => Promise<readonly Sent[]>
  /** What a query sends. */
  asked: (query: Query) => Promise<Sent>
}

const nowhere: Scope = { row: {}, params: {}, form: {}, parent: {}, me: {} }

/** Emits a fixture into the workshop and binds its client to a recorder. */
export async function runFixture(name: string, workshop: string): Promise<Running> {
  const fixture = openFixture(name)
  const files = await emitForCompile(fixture.model)
  addEmitted(workshop, files, { ...fixture, uses: 'code' })
  const load = <T>(path: string): Promise<T> =>
    import(/* @vite-ignore */ join(workshop, name, 'generated', path)) as Promise<T>
  const { bindClient } = await load<{ bindClient: (client: object) => void }>('../src/api/binding.ts')
  const sent: Sent[] = []
  let data: object = {}
  const recorder = {
    baseUrl: '',
    request: ({ method, url, path, query, body }: Sent) => {
      sent.push({
        method,
        url,
        ...(path === undefined ? {} : { path }),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { body }),
      })
      return Promise.resolve({ type: 'success', statusCode: 200, headers: new Headers(), data })
    },
  }
  bindClient(recorder)
  const all = async (start: () => Promise<unknown>, answer: object): Promise<readonly Sent[]> => {
    sent.length = 0
    // Fixtures share one `src`: the last one that was opened has it.
    bindClient(recorder)
    data = answer
    await start()
    return [...sent]
  }
  const one = async (start: () => Promise<unknown>): Promise<Sent> => {
    const [first, ...more] = await all(start, {})
    if (first === undefined || more.length > 0) throw new Error(`${sent.length} requests instead of one`)
    return first
  }
  return {
    load,
    screen: async (path) => (await load<{ screen: Screen }>(path)).screen,
    sentBy: (call, scope) => one(() => call({ ...nowhere, ...scope })),
    allSentBy: (call, scope, answer) => all(() => call({ ...nowhere, ...scope }), answer),
    asked: ({ queryKey, queryFn }) => one(() => queryFn({ queryKey, signal: new AbortController().signal })),
  }
}
