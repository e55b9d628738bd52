/** A server with people, and the console's client in front of it: who is signed in when something is sent is what tests change. */
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { currentUserView } from '../../../generated/api/sdk/current-user.gen.ts'
import { bindClient, clientOf } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { bindWho, sessionGuard } from '../../../src/api/session-guard.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { document } from '../mock/support/backend.ts'

export const first = 'ada-lindqvist'
/** Of another silo: to them nothing of the first one is there. */
export const second = 'farah-idris'

interface SessionServer {
  mock: NodeMock
  signedIn: string
  /** `name method path` of each call, with the offset of a piece. */
  calls: string[]
  /** Done right before the call whose path ends so. */
  before: { ends: RegExp; happen: () => void } | undefined
  /** The same with its answer, when there were so many of them. */
  after: { ends: RegExp; times: number; happen: () => void } | undefined
  fetch: typeof fetch
}

/** For a file of tests: each begins with a new server, on which the first one is signed in. */
export function sessionServer(): SessionServer {
  const server: SessionServer = {
    mock: createNodeMock({ document }),
    signedIn: first,
    calls: [],
    before: undefined,
    after: undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const isChange = request.method !== 'GET'
      if (isChange && server.before?.ends.test(pathname)) {
        const { happen } = server.before
        server.before = undefined
        happen()
      }
      const headers = new Headers(request.headers)
      headers.set('x-cairn-user', server.signedIn)
      const text = request.method === 'POST' ? await request.clone().text() : ''
      const offset = /"offset":(\d+)/.exec(text)?.[1] ?? ''
      const answer = await server.mock.fetch(new Request(request, { headers }))
      server.calls.push(`${headers.get('x-cairn-user')} ${request.method} ${pathname} ${offset} ${answer.status}`)
      if (isChange && server.after?.ends.test(pathname)) {
        server.after.times -= 1
        if (server.after.times === 0) server.after.happen()
      }
      return answer
    },
  }
  const asking = createClient({ baseUrl: 'http://mock.test', fetch: server.fetch })
  const { beforeWrite } = sessionGuard
  const shared = createClient({ baseUrl: 'http://mock.test', fetch: server.fetch, beforeWrite })
  let bound: ReturnType<typeof bindClient>
  beforeAll(() => {
    const client = clientOf(() => asking)
    bindWho(async () => {
      const result = await currentUserView({ client })
      return result.type === 'success'
        ? { ...result, data: { id: result.data.id, displayName: result.data.displayName } }
        : result
    })
    bound = bindClient(shared)
  })
  afterAll(() => {
    bindClient(bound)
    sessionGuard.restart()
  })
  beforeEach(async () => {
    Object.assign(server, {
      mock: createNodeMock({ document }),
      signedIn: first,
      calls: [],
      before: undefined,
      after: undefined,
    })
    sessionGuard.restart()
    const { data } = await currentUserView({ throwOnError: true })
    sessionGuard.heard({ id: data.id, displayName: data.displayName })
  })
  return server
}

/** What was asked to be changed. */
export const changesOf = ({ calls }: SessionServer): string[] => calls.filter((call) => !/ GET /.test(call))

export const inOtherName = (server: SessionServer): string[] =>
  changesOf(server).filter((call) => !call.startsWith(`${first} `))

/** Somebody else signs in in another tab, which tells this one. */
export function becomesOther(server: SessionServer): void {
  server.signedIn = second
  sessionGuard.suspect()
}
