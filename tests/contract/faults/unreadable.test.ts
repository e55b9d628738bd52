/** Every answer that is not what the contract says at its root: it is an error that names its operation, never an empty page. */
import { expect, test, vi } from 'vitest'

import { clientOf } from '../../../src/api/binding.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import { createClient } from '../../../src/api/client.ts'
import { codec } from '../../../src/api/codec.ts'
import { type ApiError, toUserMessage } from '../../../src/api/errors.ts'
import { document } from '../mock/support/backend.ts'
import { generatedCalls } from '../support/generated-calls.ts'

const answers = Object.entries(operations)
  .filter(([, { response }]) => response === 'json')
  .map(([id, { method, path }]) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => codec.toClientName(name))
    return { name: codec.toClientName(id), method, path: Object.fromEntries(names.map((one) => [one, 'some'])) }
  })

const secret = 'hunter2'

async function ask(name: string, path: object, answer: unknown) {
  const onError = vi.fn<(error: ApiError) => void>()
  const fetch = () => Promise.resolve(Response.json(answer, { headers: { 'x-request-id': 'r1' } }))
  const implementation = createClient({ baseUrl: 'http://localhost', fetch, onError })
  const call = generatedCalls.get(name)
  if (call === undefined) throw new Error(`there is no call ${name}`)
  const result = await call({ client: clientOf(() => implementation), path })
  return { result, error: onError.mock.calls[0]?.[0] }
}

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What the contract lets each operation answer. */
const schemas = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(isObject(methods) ? methods : {}).map((operation) => {
      const responses: unknown = at(operation, 'responses')
      const success = Object.keys(isObject(responses) ? responses : {}).find((status) => status.startsWith('2')) ?? ''
      const schema = at(responses, success, 'content', 'application/json', 'schema')
      return [codec.toClientName(String(at(operation, 'operationId'))), schema]
    }),
  ),
)

const refOf = (name: string): string =>
  String(at(schemas.get(name), '$ref'))
    .split('/')
    .at(-1) ?? ''

/** The contract says nothing of what the answer is. */
function isFree(name: string): boolean {
  const schema = at(document.components, 'schemas', refOf(name)) ?? schemas.get(name)
  return !['type', 'oneOf', 'anyOf', 'allOf'].some((word) => at(schema, word) !== undefined)
}

test.each(answers.filter(({ name }) => !isFree(name)))(
  '$name: a number, a text or nothing at all is no answer',
  async ({ name, method, path }) => {
    const note = method === 'GET' ? '' : '. It may have been carried out all the same: check before you try again.'
    for (const answer of [null, 7, secret, true]) {
      const { result, error } = await ask(name, path, answer)
      expect(result.type).toBe('client_error')
      expect(error).toMatchObject({ kind: 'client_error', operation: name, statusCode: 200, requestId: 'r1' })
      expect(toUserMessage(error)).toBe(`Error reading API response (HTTP 200, ${name})${note}`)
      expect(JSON.stringify(error)).not.toContain(secret)
    }
  },
)

const isList = (name: string): boolean => at(schemas.get(name), 'type') === 'array'

test('a list where an object is due, and the other way round, is no answer', async () => {
  const taken: string[] = []
  for (const { name, path } of answers.filter((one) => !isFree(one.name))) {
    const { result } = await ask(name, path, isList(name) ? {} : [])
    if (result.type !== 'client_error') taken.push(name)
  }
  expect(taken).toEqual([])
  expect(answers.some(({ name }) => isList(name))).toBe(true)
})

test('a page without its rows was an empty list', async () => {
  const pages = answers.filter(({ name }) => refOf(name).endsWith('ResultsPage'))
  expect(pages.length).toBeGreaterThan(50)
  for (const { name, path } of pages) {
    for (const answer of [{}, { items: null }, { items: {} }, { items: 3, next_page: 'x' }]) {
      const { result, error } = await ask(name, path, answer)
      expect([name, result.type]).toEqual([name, 'client_error'])
      expect(error?.detail).toMatch(/^\/items should be a list and is (missing|null|an object|a number)$/)
    }
    expect((await ask(name, path, { items: [] })).result.type).toBe('success')
  }
})
