/**
 * Somebody else signs in in another tab while a form is open, a question is asked or an action goes on on many rows. What is read
 * then is what they may see; nothing is sent in their name, and what is said is why.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { toUserMessage } from '../../../src/api/errors.ts'
import { bindWho, otherSessionText, sessionGuard, type Person } from '../../../src/api/session-guard.ts'
import { carryOut } from '../../../src/kit/actions/pipeline.ts'
import { quietPorts } from '../../../src/kit/actions/ports.fixture.ts'
import { bulkStore } from '../../../src/kit/bulk/bulk-store.ts'
import { startRun } from '../../../src/kit/bulk/start-run.ts'
import { storageOf } from '../../../src/lib/storage.fixture.ts'
import { endOfRun } from '../support/bulks.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { answerTo } from '../support/kept-rows.ts'
import { scopeOf, whole } from '../support/write-scope.ts'
import { actionsByHand, formsByHand } from '../support/writes-by-hand.ts'

const ada: Person = { id: 'ada', displayName: 'Ada' }
const bruno: Person = { id: 'bruno', displayName: 'Bruno' }

/** Forms and actions with their calls, generated ones and others. */
const writes: readonly Write[] = [
  ...(await generatedWrites()),
  ...actionsByHand.map(({ name, action }) => ({
    name: `vpc ${name}`,
    call: action.call,
    fields: action.form ?? [],
    action,
  })),
  ...formsByHand.map(({ name, screen }) => ({ name, call: screen.call, fields: screen.fields, screen })),
]

let signedIn = ada
/** What was asked to be changed, and in whose name. */
let sent: string[]
/** After so many of these somebody else signs in. */
let swapAfter = Number.POSITIVE_INFINITY
/** What the other one is answered: the same rows, or that there is no such thing. */
let isHidden = false
/** What there is: what is enabled already is not enabled again. */
let served: object = whole
const disabled = { ...whole, rules: whole.rules.map((rule) => ({ ...rule, status: 'disabled' })) }

const notFound = () => Response.json({ error_code: 'ObjectNotFound', message: 'not found' }, { status: 404 })

const shared = createClient({
  baseUrl: 'http://localhost',
  beforeWrite: sessionGuard.beforeWrite,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const isRead = request.method === 'GET'
    if (isRead) return isHidden && signedIn === bruno ? notFound() : Response.json(answerTo(request, served))
    sent.push(`${signedIn.id} ${request.method} ${request.url}`)
    const isLast = sent.length === swapAfter
    // What goes out at the same time went out before.
    await new Promise((resolve) => setImmediate(resolve))
    if (isLast) swap()
    return Response.json(whole)
  },
})

/** Somebody else signs in, in another tab that is being loaded for it: who, this page does not know before it asks. */
function swap(): void {
  signedIn = bruno
  sessionGuard.suspect()
}

let before: ReturnType<typeof bindClient>
beforeAll(() => {
  bindWho(() => Promise.resolve({ type: 'success', statusCode: 200, data: signedIn, headers: new Headers() }))
  before = bindClient(shared)
})
afterAll(() => void bindClient(before))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  vi.stubGlobal('window', new EventTarget())
  sent = []
  signedIn = ada
  isHidden = false
  served = whole
  swapAfter = Number.POSITIVE_INFINITY
  sessionGuard.restart()
  sessionGuard.heard(ada)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionGuard.restart()
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

/** An edit that keeps what others have changed meanwhile. */
const bodyFor = ({ fields }: Write, form: object) => (fields.length === 0 ? undefined : () => ({ ...form }))

test('there are many writes, of which some read before they send', () => {
  expect(writes.length).toBeGreaterThan(100)
  expect(writes.filter(({ call }) => call.update !== undefined).length).toBeGreaterThan(10)
})

describe.each([
  ['who sees the same', false],
  ['who sees none of it', true],
])('somebody else %s is signed in by now', (_, hidden) => {
  test.each(writes)('$name is not sent, and it is said why', async (write) => {
    const scope = scopeOf(write)
    const job = { call: write.call, scope, bodyFor: bodyFor(write, scope.form), effects: [] }
    // Some find that nothing is to be changed: as it goes without anybody else.
    const usual = await carryOut(job, quietPorts)
    const usually = sent.splice(0)
    isHidden = hidden
    swap()
    const outcome = await carryOut(job, quietPorts)
    expect(sent).toEqual([])
    expect(outcome.status === 'failed' && toUserMessage(outcome.error)).toBe(otherSessionText(bruno))

    // The first one signs in again: nothing that is open has to be filled in once more.
    signedIn = ada
    sessionGuard.doubt()
    expect((await carryOut(job, quietPorts)).status).toBe(usual.status)
    expect(sent).toEqual(usually)
  })
})

const bulks = writes.flatMap((write) => (write.action?.bulk === true ? [{ ...write, action: write.action }] : []))
const count = 30
/** So many writes go well before the other one signs in. */
const well = 2

describe('somebody else signs in while an action goes on on many rows', () => {
  test.each(bulks)('$name stops, and says why of what was left', async (write) => {
    const isEnabling = write.action.id === 'enable'
    isHidden = true
    swapAfter = well
    served = isEnabling ? disabled : whole
    const scope = scopeOf(write)
    const names = Array.from({ length: count }, (_, at) => `row-${at}`)
    const row = isEnabling ? { ...scope.row, status: 'disabled' } : scope.row
    const run = startRun(
      {
        action: write.action,
        title: 'Rows',
        list: 'rows',
        path: '/here',
        items: names.map((name) => ({ id: name, name, row })),
        params: () => scope.params,
        parent: scope.parent,
        me: { ...ada },
        form: scope.form,
        // Whoever is not shown a row finds none.
        looker: () => async () => (signedIn === ada ? row : undefined),
        refusal: () => undefined,
      },
      quietPorts,
    )
    await endOfRun(run)
    expect(sent.filter((one) => !one.startsWith('ada '))).toEqual([])
    const items = bulkStore.find(run)?.items ?? []
    const tally = Object.groupBy(items, ({ state }) => state.status)
    expect(tally.skipped ?? [], 'nothing is said to be gone').toEqual([])
    expect(tally.failed?.map(({ state }) => 'message' in state && state.message)).toContain(otherSessionText(bruno))
    expect(tally.cancelled?.length ?? 0).toBeGreaterThan(count - well - 8)
    expect((tally.done?.length ?? 0) + (tally.failed?.length ?? 0) + (tally.cancelled?.length ?? 0)).toBe(count)
  })
})
