/** Operations that are answered with several statuses when all is well: pages and forms get any of these. */
import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Operation } from '../../../generator/model/types/ir.ts'
import { build, type Change } from './world.ts'

const answer =
  "'200': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}"
const sail = "content: {application/json: {schema: {$ref: '#/components/schemas/Voyage'}}}\n      responses:\n        "

/** `boat_sail` is answered so as well. */
const also = (...lines: readonly string[]): Change => ({
  in: 'contract.yaml',
  replace: `${sail}${answer}`,
  by: `${sail}${[answer, ...lines].join('\n        ')}`,
})
const json = (status: string, schema: string): string =>
  `'${status}': {description: Another., content: {application/json: {schema: ${schema}}}}`

function responseAfter(change: Change): Operation['response'] {
  const { model, diagnostics } = build([change])
  expect(diagnostics).toEqual([])
  const found = model?.operations.find(({ id }) => id === 'boat_sail')
  if (found === undefined) throw new Error('there is no boat_sail')
  return found.response
}

const boat: Schema = { $ref: '#/components/schemas/Boat' }
const voyage = "{$ref: '#/components/schemas/Voyage'}"

describe('regression: only the lowest status of success was read', () => {
  it('what one of them answers without a body may be nothing', () => {
    expect(responseAfter(also("'204': {description: Already there.}"))).toMatchObject({
      status: '200',
      transport: 'json',
      schema: { allOf: [boat], nullable: true },
      form: 'anything',
    })
  })

  it('of several bodies it is any', () => {
    expect(responseAfter(also(json('202', voyage)))).toMatchObject({
      status: '200',
      schema: { anyOf: [boat, { $ref: '#/components/schemas/Voyage' }] },
    })
  })

  it('several bodies and none are any of these, or nothing', () => {
    expect(responseAfter(also(json('202', voyage), "'204': {description: Already there.}")).schema).toEqual({
      anyOf: [boat, { $ref: '#/components/schemas/Voyage' }],
      nullable: true,
    })
  })

  it('what is answered alike by all is that', () => {
    expect(responseAfter(also(json('202', "{$ref: '#/components/schemas/Boat'}")))).toMatchObject({
      status: '200',
      schema: boat,
    })
  })
})

it('where the lowest status has no body, the next one that has is read', () => {
  const response = responseAfter({
    in: 'contract.yaml',
    replace: `${sail}${answer}`,
    by: `${sail}'200': {description: Already there.}\n        ${json('202', voyage)}`,
  })
  expect(response).toMatchObject({
    status: '202',
    schema: { allOf: [{ $ref: '#/components/schemas/Voyage' }], nullable: true },
  })
})

it('what is sent in another way is named, with its place', () => {
  const file = "'206': {description: A part., content: {application/octet-stream: {}}}"
  const { diagnostics } = build([also(file)])
  expect(diagnostics).toMatchObject([
    {
      code: 'UNREAD_ANSWER',
      severity: 'warning',
      cause:
        '`boat_sail` is answered 200 with application/json, and 206 with application/octet-stream, which is not read',
      place: { file: 'contract.yaml', line: expect.any(Number) },
    },
  ])
})
