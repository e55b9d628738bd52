/**
 * Names that every object of JavaScript has (`constructor`, `toString`, `__proto__` …), in newer and older documents: they mean what names that differ
 * by one letter mean, in all that is written, told and generated.
 */
import { describe, expect, it } from 'vitest'
import type { Model } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { scratch } from '../support/folders.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from '../support/workshop.ts'
import { expectWhole, upgradedHarbors, type HarborContract } from './harbors.ts'

/** Each inherited name, and an ordinary one that takes its place in every order by letters. */
const pairs = [
  ['prototype', 'prototypd'],
  ['constructor', 'constructoq'],
  ['toString', 'toStrinf'],
  ['__proto__', '__protn__'],
  ['hasOwnProperty', 'hasOwnPropertx'],
  ['valueOf', 'valueOe'],
  ['then', 'them'],
] as const

const snake = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Of fields, parameters and values. */
const ordinary = pairs.map(([, name]) => name)

const things = ordinary.map(snake)

/** A row, and the pages and bodies that it is in. */
const rowsOf = (name: string, names: readonly string[]): object => ({
  [name]: {
    type: 'object',
    required: ['id', 'name', ...names],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { $ref: '#/components/schemas/Name' },
      ...fields(names),
    },
  },
  [`${name}Page`]: {
    type: 'object',
    required: ['items'],
    properties: {
      items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
      next_page: { type: 'string', nullable: true },
    },
  },
  [`${name}Create`]: {
    type: 'object',
    required: ['name', names[0]],
    properties: { name: { $ref: '#/components/schemas/Name' }, ...fields(names) },
  },
})

interface Names {
  /** Of rows and operations: they are called so in the client. */
  things: readonly string[]
  fields: readonly string[]
  query: readonly string[]
}

const inheritedName = (name: string): string => pairs.find(([, one]) => one === name)?.[0] ?? name

/** One field for each name, each of another type; values, variants and inner fields are called so as well. */
function fields(names: readonly string[]): Record<string, object> {
  const variant = (kind: string): object => ({
    type: 'object',
    required: ['kind', kind],
    properties: { kind: { type: 'string', enum: [kind] }, [kind]: { type: 'string' } },
  })
  const types = [
    { type: 'string' },
    { type: 'string', enum: names },
    { oneOf: names.map(variant) },
    { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    { type: 'integer', format: 'int32' },
    { type: 'array', items: { type: 'string', enum: names } },
    { type: 'object', additionalProperties: { type: 'boolean' } },
  ]
  return Object.fromEntries(names.map((name, i) => [name, types[i % types.length] ?? {}]))
}

const json = (name: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

/** Rows with all that is done with rows, and an operation of that very name. */
function callsOf(name: string, names: readonly string[]): HarborContract['paths'] {
  const path = `/v1/${name}s`
  const answer = (schema: string): Record<string, object> => ({
    '200': { description: 'The answer.', ...json(schema) },
  })
  const selector = { name, in: 'path', required: true, schema: { $ref: '#/components/schemas/NameOrId' } } as const
  const query = names.map((one) => ({ name: one, in: 'query', schema: { type: 'string' } }) as const)
  const page = ['limit', 'page_token'].map(
    (one) => ({ name: one, in: 'query', schema: { type: one === 'limit' ? 'integer' : 'string' } }) as const,
  )
  const body = { required: true, ...json(`${name}Create`) }
  return {
    [path]: {
      get: {
        operationId: `${name}_list`,
        parameters: [...page, ...query],
        'x-dropshot-pagination': { required: [] },
        responses: answer(`${name}Page`),
      },
      post: {
        operationId: `${name}_create`,
        requestBody: body,
        responses: { '201': { description: 'Made.', ...json(name) } },
      },
    },
    [`${path}/{${name}}`]: {
      get: { operationId: `${name}_view`, parameters: [selector], responses: answer(name) },
      put: { operationId: `${name}_update`, parameters: [selector], requestBody: body, responses: answer(name) },
      delete: { operationId: `${name}_delete`, parameters: [selector], responses: { '204': { description: 'Done.' } } },
    },
    [`${path}/{${name}}/${name}`]: {
      post: { operationId: name, parameters: [selector], responses: answer(name) },
    },
  }
}

const addNames =
  ({ things: rows, fields: own, query }: Names) =>
  (contract: HarborContract): void => {
    for (const name of rows) {
      Object.assign(contract.components.schemas, rowsOf(name, own))
      Object.assign(contract.paths, callsOf(name, query))
    }
  }

/** With the names that every object has; as text, so that each is an own key. */
const inherited = (edit: (contract: HarborContract) => void) => (contract: HarborContract) => {
  edit(contract)
  const text = pairs.reduce(
    (left, [name, other]) => left.replaceAll(other, name).replaceAll(snake(other), snake(name)),
    JSON.stringify(contract),
  )
  Object.assign(contract, JSON.parse(text))
}

/** Both kinds of names as one, however they are written: `toString`, `to_string`, `To string`. */
function alike(text: string): string {
  const written = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '[ _-]?').replaceAll('__', '_*')
  // TypeScript wants some keys of an object, and texts below them, written so. What is worked out of all names is another text.
  const plain = text
    .replaceAll(/(?<=[\s{,])\['__proto__'\](?=\??:)/g, '__proto__')
    .replaceAll(/(?<=') as const/g, '')
    .replace(/contractHash = '\w+'/, '')
  return pairs.reduce(
    (left, both, i) => left.replaceAll(new RegExp(both.map(written).join('|'), 'gi'), `<${i}>`),
    plain,
  )
}

const textsOf = ({ files, changes, report, draft }: Applying): Record<string, string> =>
  Object.fromEntries([
    ...[...files].map(([path, text = 'gone']) => [alike(path), alike(text)] as const),
    ['changes', alike(JSON.stringify(changes, undefined, 1))],
    ['report', alike(JSON.stringify(report, undefined, 1))],
    ['draft', alike(JSON.stringify({ ...draft, model: undefined, texts: [...draft.texts] }, undefined, 1))],
  ])

async function emitted(model: Model): Promise<Record<string, string>> {
  const files = await emitForCompile(model)
  return Object.fromEntries(files.map(({ path, text }) => [alike(path), alike(text)]))
}

interface Planned {
  plan: Applying
  /** With ordinary names. */
  other: Applying
}

const planned = async (names: Names): Promise<Planned> => {
  const [plan, other] = await Promise.all([
    upgradedHarbors({ newer: { change: inherited(addNames(names)) } }),
    upgradedHarbors({ newer: { change: addNames(names) } }),
  ])
  return { plan, other }
}

const modelOf = ({ draft: { model } }: Applying): Model => {
  if (model === undefined) throw new Error('there is no model')
  return model
}

describe('names that every object has', () => {
  it('are planned like others', async () => {
    const { plan, other } = await planned({ things, fields: ordinary, query: ordinary })
    expectWhole(plan)
    expect(plan.changes.length).toBeGreaterThan(40)
    expect(textsOf(plan)).toEqual(textsOf(other))
  })

  it('are generated like others', async () => {
    // Types of the client cannot name a field called `__proto__`: forms with it are not held against them.
    const names = ordinary.filter((name) => !name.startsWith('__'))
    const { plan, other } = await planned({ things: names.map(snake), fields: names, query: names })
    expect(await emitted(modelOf(plan))).toEqual(await emitted(modelOf(other)))
  })

  it('compile, in all that is generated', async () => {
    // TypeScript demands them of every object that leaves them out.
    const query = ordinary.filter((name) => !Object.hasOwn(Object.prototype, inheritedName(name)))
    const { plan } = await planned({ things, fields: ordinary, query })
    const workshop = scratch()
    openWorkshop(workshop)
    addEmitted(workshop, await emitForCompile(modelOf(plan)))
    expect(await compile(workshop, 'src')).toEqual([])
  })
})
