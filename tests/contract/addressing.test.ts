/**
 * How actions and forms name what they are about (server-behaviour §0.3): parents go with names and never with ids, and one
 * operation is addressed in one way, whichever page, menu or picker sends it.
 */
import { expect, test } from 'vitest'

import document from '../../generated/openapi.json' with { type: 'json' }
import { mechanicalClient } from '../../src/api/codec-core.ts'
import { recordRequest } from '../../src/api/dry-run.ts'
import type { FormField, Params, Row } from '../../src/kit/spec.ts'
import { isUuid } from '../../src/kit/selectors.ts'
import { generatedWrites, type Write } from './support/generated-writes.ts'

const id = '7f000001-0000-4000-8000-000000000001'
const name = 'thing'

/** Any field of a row: those that are called like ids are one. */
const row: Row = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'symbol' ? undefined : { configurable: true, enumerable: true, value: fieldOf(key) },
    get: (_, key) => (typeof key === 'symbol' ? undefined : fieldOf(key)),
  },
)
function fieldOf(key: string): unknown {
  if (key === 'value') return { id, name }
  return /(^id|Id)$/.test(key) ? id : name
}

/** What pickers put into a form: the field of the row that they are told to. */
const formOf = (fields: readonly FormField[]): Row =>
  Object.fromEntries(
    fields.map(({ id: field, widget }) => [field, widget.kind === 'picker' ? fieldOf(widget.lookup.value) : name]),
  )

/** Every parameter of the address. */
const params = (value: string): Params => new Proxy({}, { get: () => value })

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: object
}

const isSelector = ({ schema }: Parameter): boolean => '$ref' in schema && String(schema.$ref).endsWith('/NameOrId')

/** By method and path: the parents that may go with what is addressed, and the parameters of the path that take names and ids. */
const addressed = new Map(
  Object.entries(document.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const own = (operation as { parameters?: Parameter[] }).parameters ?? []
      const all = [...((item['parameters'] as Parameter[] | undefined) ?? []), ...own].filter(isSelector)
      const inQuery = all.filter((one) => one.in === 'query' && one.required !== true)
      const inPath = all.filter((one) => one.in === 'path')
      return [
        `${method} ${path.replace(/\{\w+\}/g, mechanicalClient)}`,
        { parents: namesOf(inQuery), selectors: namesOf(inPath) },
      ] as const
    }),
  ),
)
function namesOf(parameters: readonly Parameter[]): string[] {
  return parameters.map(({ name: wire }) => mechanicalClient(wire))
}

interface Sent {
  write: Write
  operation: string
  /** Whether each of the path's selectors is an id. */
  ids: readonly boolean[]
  parents: readonly string[]
}

const writes = await generatedWrites()

/** What is sent from a page whose address has this in each of its parameters. */
const sentFrom = (value: string): readonly Sent[] =>
  writes.flatMap((write): Sent[] => {
    const scope = { row, parent: row, me: row, params: params(value), form: formOf(write.fields) }
    const request = recordRequest(() => (write.call.preview ?? write.call)(scope))
    if (request === undefined) return []
    const known = addressed.get(`${request.method.toLowerCase()} ${request.url}`)
    if (known === undefined || known.parents.length === 0 || known.selectors.length === 0) return []
    const query = Object.entries(request.query ?? {}).filter(([, one]) => one !== undefined)
    return [
      {
        write,
        operation: request.operation ?? '',
        ids: known.selectors.map((key) => isUuid(String(Reflect.get(request.path ?? {}, key)))),
        parents: query.flatMap(([key]) => (known.parents.includes(key) ? [key] : [])),
      },
    ]
  })

/** Writes that name a row and may name what it lies in: the console makes most of them, whichever they are. */
const writable = [...addressed].filter(
  ([call, { parents, selectors }]) => !call.startsWith('get ') && parents.length > 0 && selectors.length > 0,
)

test.each([
  ['names', name],
  ['ids', id],
])('from an address of %s, parents go with names and never with ids', (_, value) => {
  const all = sentFrom(value)
  expect(writable.length).toBeGreaterThan(0)
  expect(new Set(all.map(({ operation }) => operation)).size).toBeGreaterThan(writable.length / 2)
  const wrong = all.filter(({ ids, parents }) => ids.some(Boolean) && (parents.length > 0 || !ids.every(Boolean)))
  const nameless = all.filter(({ ids, parents }) => !ids.some(Boolean) && parents.length === 0)
  expect([...wrong, ...nameless].map(({ write }) => write.name)).toEqual([])
})

test('pickers and actions address an operation in one way', () => {
  // A form that changes a thing is opened at the address of that thing, and asks for what the address says.
  const ways = Map.groupBy(
    sentFrom(name).filter(({ write }) => write.screen?.kind !== 'edit'),
    ({ operation }) => operation,
  )
  const several = [...ways].filter(([, sent]) => new Set(sent.map(({ ids }) => ids.join())).size > 1)
  expect(several.map(([operation, sent]) => `${operation}: ${sent.map(({ write }) => write.name).join(', ')}`)).toEqual(
    [],
  )
})
