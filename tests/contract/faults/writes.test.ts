/**
 * Every call of every generated form and action, failing in every way in which the platform can: through the console's own
 * client, pipeline and forms, against the mock. What people see is words, and nothing is done as if all were well.
 */
import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { createClient } from '../../../src/api/client.ts'
import { codec } from '../../../src/api/codec.ts'
import { toUserMessage } from '../../../src/api/errors.ts'
import { carryOut, runAction, type Outcome, type Ports } from '../../../src/kit/actions/pipeline.ts'
import { initialValues, withPath } from '../../../src/kit/form/raw.ts'
import { placeRefusals } from '../../../src/kit/form/refusal.ts'
import type { Row, Scope } from '../../../src/kit/spec.ts'
import { faultKinds, type FaultKind } from '../../../src/mock/http/fault.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { createRequestLog } from '../../../src/mock/http/request-log.ts'
import { document } from '../mock/support/backend.ts'
import { toldOf, toldOfChange } from '../support/told.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { answerTo } from '../support/kept-rows.ts'
import { scopeOf, whole } from '../support/write-scope.ts'

const writes = await generatedWrites()
const writing = Object.values(operations).flatMap(({ id, method }) =>
  method === 'GET' || method === 'HEAD' ? [] : [id],
)

let kind: FaultKind = 'internal'
const log = createRequestLog()
const mock = createNodeMock({ document, log, faults: () => writing.map((operation) => ({ operation, fault: kind })) })
const leave = vi.fn()

const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  return request.method === 'GET' ? Response.json(answerTo(request, whole)) : mock.fetch(request)
}

let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient(createClient({ baseUrl: 'http://localhost', fetch: send, onUnauthorized: leave }))
})
afterAll(() => void bindClient(before))

/** A page that writes down what is done on it, and whose people say yes. */
function page(form: Row) {
  const done: string[] = []
  const toasts: string[] = []
  const requestIds: (string | undefined)[] = []
  const ports: Ports = {
    ask: async (_, submit) => submit(form),
    visit: () => undefined,
    navigate: async (to) => void done.push(`navigate ${to}`),
    expire: async () => void done.push('expire'),
    cancelReads: async () => void done.push('cancel'),
    invalidate: async (entities) => void done.push(`invalidate ${entities.join()}`),
    refreshExpired: async () => void done.push('refresh'),
    toast: ({ title = '', content, requestIds: [id] = [] }) => {
      toasts.push(`${title}|${content}`)
      requestIds.push(id)
    },
    reveal: () => void done.push('reveal'),
    hold: () => () => {},
    refused: () => {},
    show: () => void done.push('show'),
  }
  return { ports, done, toasts, requestIds }
}

/** What each row is called: a message names it. */
const rowName = 'orders-7'

async function run({ action, screen, call, fields }: Write, scope: Scope) {
  const { ports, done, toasts, requestIds } = page(fields.length > 0 ? scope.form : {})
  let outcome: Outcome
  if (action) {
    const { params, parent, me: caller } = scope
    const row = namedRow(scope.row, action.phrase)
    outcome = await runAction(action, { row, params, parent, me: caller, name: rowName, ownPage: true }, ports)
  } else {
    const job = { call, scope, effects: screen?.effects ?? [], next: () => '/elsewhere' }
    outcome = await carryOut(job, ports)
  }
  return { outcome, done, toasts, requestIds }
}

/** What is told of a row by fields of it is told of this one. */
function namedRow(row: Row, phrase = ''): Row {
  const fields = [...phrase.matchAll(/\{([\w.]+)\}/g)].flatMap(([, path = '']) => (path === 'name' ? [] : [path]))
  return fields.reduce<Row>((named, path) => withPath(named, path, rowName), row)
}

/** What the call failed of, by what the mock was asked. */
const reached = new Set<OperationId>()

async function meet(write: Write, fault: FaultKind): Promise<void> {
  kind = fault
  leave.mockClear()
  log.clear()
  const { outcome, done, toasts, requestIds } = await run(write, scopeOf(write))
  const asked = log.entries().flatMap(({ operation }) => (operation === undefined ? [] : [operation]))
  expect(asked).toHaveLength(1)
  reached.add(asked[0] as OperationId)
  if (outcome.status !== 'failed') throw new Error(`it ${outcome.status}`)
  // What is read before it is written has not been written.
  const isRead = log.entries().some(({ method }) => method === 'GET')
  const told = (isRead ? toldOf : toldOfChange)(fault, codec.toClientName(asked[0] ?? ''))
  expect(toUserMessage(outcome.error)).toBe(told)
  // Nobody is led on, and no secret is shown; what may be wrong by now is asked for again.
  expect(done.filter((step) => !step.startsWith('invalidate'))).toEqual([])
  const isUnsure = ['not-found', 'conflict', 'unreadable', 'network', 'abort'].includes(fault)
  expect(done.length > 0 || !isUnsure).toBe(true)
  expect(leave).toHaveBeenCalledTimes(fault === 'unauthorized' ? 1 : 0)
  const { action, fields } = write
  const isForm = action === undefined || fields.length > 0
  // A form stays, and says it where it belongs; what was done at once says it in a toast.
  expect(toasts).toHaveLength(isForm ? 0 : 1)
  for (const toast of toasts) {
    const [title, text] = toast.split('|')
    expect(title).toMatch(new RegExp(`^(Could not|Not confirmed:) \\w.*\\b${rowName}\\b`))
    expect(text).toBe(fault === 'not-implemented' ? `This server does not offer it: ${told}` : told)
  }
  const isAnswered = fault !== 'network'
  expect(requestIds.map((id) => id !== undefined)).toEqual(isForm ? [] : [isAnswered])
  const refusals = placeRefusals(outcome.error, fields, initialValues(fields))
  const isNamed = fault === 'already-exists' && fields.some(({ id }) => id === 'name')
  expect(refusals).toEqual([
    fault === 'bad-request'
      ? { message: 'The server could not read this request', detail: told }
      : { message: told, path: isNamed ? 'name' : undefined },
  ])
}

describe('in every way', () => {
  test.each(writes)('$name', async (write) => {
    expect.hasAssertions()
    for (const fault of faultKinds) await meet(write, fault)
  })
})

/** Calls that no generated form or action makes: why, and where they are looked at. */
const elsewhere: Readonly<Partial<Record<OperationId, string>>> = {
  device_auth_confirm: 'the page for a code: tests/e2e/device.spec.ts',
  disk_bulk_write_import:
    'the upload of an image: tests/e2e/image-upload.spec.ts, src/features/image-upload/upload.test.ts',
  disk_bulk_write_import_start: 'the same',
  disk_bulk_write_import_stop: 'the same',
  disk_finalize_import: 'the same',
  image_create:
    'the upload, and the image of a snapshot: tests/e2e/image-upload.spec.ts, tests/e2e/compute-network-lost.spec.ts',
  instance_create:
    'its own form: tests/e2e/instance-create-trouble.spec.ts, src/features/instance-create/refusals.test.ts',
  login_local: 'the page for a password, which says itself what is wrong with it: tests/e2e/login.spec.ts',
  system_timeseries_query:
    'changes nothing: the explorer says it at the query, src/features/metrics-explorer, tests/e2e/metrics-explorer.spec.ts',
  system_update_repository_upload:
    'the upload of a release: tests/e2e/updates.spec.ts, src/overrides/tuf-repo/upload-release.browser.test.tsx',
  timeseries_query: 'changes nothing: charts say that they could not be read, tests/e2e/metrics.spec.ts',
}

test('every call that changes something is looked at here or excused by name', () => {
  const { operations: coverage } = JSON.parse(
    readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
  ) as { operations: Record<OperationId, { screens: string[] }> }
  const used = writing.filter((id) => coverage[id].screens.length > 0)
  const missing = used.filter((id) => !reached.has(id))
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
