import { expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { contractSchemas } from '../contract/schemas.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { parseBody } from './body.ts'

const plain: OperationSpec = operations.project_update
const spec: OperationSpec = { ...plain, type: 'application/merge-patch+json' }

const parse = (of: OperationSpec, type: string, body = '{"name":"a"}'): Promise<unknown> => {
  const request = new Request('http://a/', { method: 'PATCH', headers: { 'content-type': type }, body })
  return parseBody(of, request, () => [])
}

test('regression: a body that is JSON of a kind of its own was not taken', async () => {
  expect(await parse(spec, 'application/merge-patch+json')).toEqual({ name: 'a' })
  expect(await parse(spec, 'Application/Merge-Patch+JSON; charset=utf-8')).toEqual({ name: 'a' })
  await expect(parse(spec, 'application/merge-patch+json', '{')).rejects.toThrow('unable to parse JSON body')
})

test('another type than that of the contract is refused', async () => {
  await expect(parse(spec, 'application/json')).rejects.toThrow(
    'expected content type "application/merge-patch+json", got "application/json"',
  )
  await expect(parse(plain, 'application/merge-patch+json')).rejects.toThrow('expected content type "application/json"')
})

test.each(['application/merge-patch+json', 'application/json; charset=utf-8'])(
  'regression: nothing was known of a body of type %s',
  (type) => {
    const content = { 'application/cbor': {}, [type]: { schema: { type: 'object', required: ['name'] } } }
    const responses = { 200: { content } }
    const { operations: known } = contractSchemas({
      paths: { '/a': { patch: { operationId: 'change', requestBody: { content }, responses } } },
      components: { schemas: {} },
    })
    expect(known.get('change')?.body).toMatchObject({ required: ['name'] })
    expect(Object.keys(known.get('change')?.answers['200']?.types ?? {})).toEqual([
      'application/cbor',
      type.split(';')[0],
    ])
  },
)
