/**
 * Every list that pickers, names of ids and relations are read from, failing in every way in which the platform can: it is told
 * in words, and nothing is called deleted because its list could not be read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { createClient } from '../../../src/api/client.ts'
import { ApiError, toUserMessage } from '../../../src/api/errors.ts'
import { createQueryClient } from '../../../src/api/query-client.ts'
import { candidateOptions, candidatesOf } from '../../../src/kit/lookup/candidates.ts'
import { resolve } from '../../../src/kit/lookup/names.ts'
import type { Lookup, Params } from '../../../src/kit/spec.ts'
import { faultKinds, type FaultKind } from '../../../src/mock/http/fault.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { createRequestLog } from '../../../src/mock/http/request-log.ts'
import { readsOfScreens } from '../../support/screen-reads.ts'
import { document } from '../mock/support/backend.ts'
import { toldOf } from '../support/told.ts'

const folder = fileURLToPath(new URL('../../../generated/screens/', import.meta.url))

const isLookup = (value: unknown): value is Lookup =>
  typeof value === 'object' && value !== null && 'source' in value && 'value' in value

async function generatedLookups(): Promise<readonly { name: string; lookup: Lookup }[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('lookup.gen.ts'),
  )
  const modules = await Promise.all(files.toSorted().map((file) => import(join(folder, file)) as Promise<object>))
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, lookup]: [string, unknown]) => (isLookup(lookup) ? [{ name, lookup }] : [])),
  )
}

const lookups = await generatedLookups()
const reading = Object.values(operations).flatMap(({ id, method }) =>
  method === 'GET' || method === 'HEAD' ? [id] : [],
)
/** Any parameter has a value: whether there is such a thing does not matter to a call that fails. */
const params = new Proxy<Params>({}, { get: () => 'some' })

let kind: FaultKind = 'internal'
const log = createRequestLog()
const mock = createNodeMock({ document, log, faults: () => reading.map((operation) => ({ operation, fault: kind })) })
const reached = new Set<OperationId>()

let before: ReturnType<typeof bindClient>
beforeAll(() => {
  const send: typeof fetch = (input, init) => mock.fetch(new Request(input, init))
  before = bindClient(createClient({ baseUrl: 'http://localhost', fetch: send, onUnauthorized: () => undefined }))
})
afterAll(() => void bindClient(before))

async function meet(lookup: Lookup, fault: FaultKind): Promise<void> {
  kind = fault
  log.clear()
  const client = createQueryClient()
  const options = candidateOptions(lookup, params)
  await expect(client.fetchQuery(options)).rejects.toSatisfy((error) => {
    const operation = error instanceof ApiError ? error.operation : undefined
    return operation !== undefined && toUserMessage(error) === toldOf(fault, operation)
  })
  const { data, status } = client.getQueryState<never>(options.queryKey) ?? { data: undefined, status: 'pending' }
  const candidates = candidatesOf({ data, isError: status === 'error' })
  expect(candidates.state).toBe('failed')
  expect(resolve('some-id', lookup, candidates)).toEqual({ kind: 'unknown', text: 'some-id' })
  for (const { operation } of log.entries()) reached.add(operation as OperationId)
}

describe('in every way', () => {
  test.each(lookups)('$name', async ({ lookup }) => {
    expect.hasAssertions()
    for (const fault of faultKinds) await meet(lookup, fault)
  })
})

/** Reads that neither a page waits for nor a list of candidates makes: what makes them, and where that is looked at. */
const elsewhere: Readonly<Partial<Record<OperationId, string>>> = {
  instance_serial_console: 'what the console showed before: tests/e2e/serial-console.spec.ts',
  instance_serial_console_stream: 'a socket: the same',
  instance_ssh_public_key_list: 'keys named beside the ways into an instance: tests/e2e/faults-matrix.spec.ts',
  networking_bgp_exported: 'lists of the BGP page: tests/e2e/every-screen.spec.ts and faults-reads.spec.ts',
  networking_bgp_status: 'the same',
  silo_metric: 'charts of the silo: src/overrides/utilization/utilization.browser.test.tsx',
  silo_utilization_view: 'quotas of one silo: the same',
  support_bundle_download: 'bytes: tests/e2e/support-bundles.spec.ts, src/features/support-bundle/download.test.ts',
  support_bundle_download_file: 'the same',
  support_bundle_head: 'sizes: src/features/support-bundle/bundle-files.browser.test.tsx',
  support_bundle_head_file: 'the same',
  support_bundle_index: 'the files of a bundle: tests/e2e/support-bundles.spec.ts',
  system_metric: 'charts of the system: the same',
  utilization_view: 'what the quota leaves, beside the form of an instance: tests/e2e/instance-create-trouble.spec.ts',
}

test('every read that a screen uses is looked at here, with its page, or excused by name', async () => {
  const { operations: coverage } = JSON.parse(
    readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
  ) as { operations: Record<OperationId, { screens: string[] }> }
  const ofPages = new Set([...(await readsOfScreens()).values()].flat())
  const used = reading.filter((id) => coverage[id].screens.length > 0)
  const missing = used.filter((id) => !reached.has(id) && !ofPages.has(id))
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
