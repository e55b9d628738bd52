import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { recipes } from './recipes/all.ts'
import { backends, document, type Backend } from './support/backend.ts'
import { disorder } from './support/invariants.ts'
import { runRecipe, type Exchange } from './support/run.ts'

const transcripts = new Map<string, Map<string, Exchange[]>>()

/** Operations that change something, as far as they have succeeded. */
const mutations = (Object.values(operations) as OperationSpec[])
  .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
  .map(({ id }) => id)
const succeeded = new Set<OperationId>()
let played = 0

describe.each(Object.entries(backends))('%s', (name, start) => {
  let backend: Backend
  const transcript = new Map<string, Exchange[]>()
  beforeAll(async () => {
    backend = await start()
    transcripts.set(name, transcript)
  })
  afterAll(() => backend.stop())

  test.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s', async (recipeName, recipe) => {
    transcript.set(recipeName, [])
    const exchanges = await runRecipe(backend, recipe, ({ call }) => {
      if (name !== 'in process' || !mutations.includes(call)) return
      succeeded.add(call)
      expect(disorder(backend.mock.store), call).toEqual([])
    })
    expect(exchanges).toHaveLength(recipe.steps.length)
    played += 1
    transcript.set(recipeName, exchanges)
  })
})

test('every operation that changes something has succeeded, and left everything in order', ({ skip }) => {
  if (played < recipes.length * Object.keys(backends).length) skip('a recipe does not work, which is told there')
  expect(mutations.filter((id) => !succeeded.has(id))).toEqual([])
})

/** A mock that does not start says so itself. */
const notStarted = 'a mock does not start, which is told there'

test('every transport gives the same transcript', ({ skip }) => {
  if (transcripts.size === 0) skip(notStarted)
  const [first, ...others] = [...transcripts.values()]
  expect(first?.size).toBe(recipes.length)
  expect(others).toHaveLength(Object.keys(backends).length - 1)
  // A recipe that fails in one of them says so itself.
  const isWhole = ({ name }: { name: string }): boolean =>
    [...transcripts.values()].every((all) => all.get(name)?.length !== 0)
  const shown = (all = new Map<string, Exchange[]>()) =>
    recipes.filter(isWhole).map(({ name }) => [name, all.get(name)] as const)
  for (const other of others) expect(shown(other)).toEqual(shown(first))
})

const planted = 'planted_field'

/** The value with a field more in one of its objects, for each of them: where it is, and the whole. */
function* withPlanted(value: unknown, at = ''): Generator<readonly [at: string, whole: unknown]> {
  if (Array.isArray(value)) {
    // Rows are alike: one is as good as all.
    const [first, ...others] = value as unknown[]
    for (const [place, part] of withPlanted(first, `${at}/0`)) yield [place, [part, ...others]]
  } else if (typeof value === 'object' && value !== null) {
    yield [at, { ...value, [planted]: 'x' }]
    for (const [key, child] of Object.entries(value))
      for (const [place, part] of withPlanted(child, `${at}/${key}`)) yield [place, { ...value, [key]: part }]
  }
}

/** Fields whose objects take any name, by the contract. */
const free = ['components_by_release_version', 'exports', 'fields', 'mapped_fleet_roles']

/** Fields that are documents of any shape, and an operation that answers such a one. */
const shapeless = ['history', 'root_role']
const shapelessAnswer = 'networking_switch_port_status'

/** What makes a place open: one of those above, else the place itself. */
function opening(call: OperationId, at: string): string {
  if (call === shapelessAnswer) return call
  const names = at.split('/')
  const field = names.find((name) => shapeless.includes(name))
  return field ?? free.find((name) => name === names.at(-1)) ?? `${call} ${at}`
}

test('a field that the contract does not name is a violation, anywhere in any answer', async ({ skip }) => {
  if (!transcripts.has('in process')) skip(notStarted)
  const contract = compileContract(document)
  const exchanges = [...(transcripts.get('in process')?.values() ?? [])].flat()
  const open = new Set<string>()
  const tried = new Map<OperationId, number>()
  for (const { call, status, type, text } of exchanges) {
    if (status >= 400 || type !== 'application/json' || (tried.get(call) ?? 0) >= 300) continue
    const answers = await contract.answers(call)
    const check = (answers[status] ?? answers['default'])?.types['application/json']
    // The answers to devices are of any shape.
    if (check === undefined) continue
    for (const [at, whole] of withPlanted(JSON.parse(text))) {
      tried.set(call, (tried.get(call) ?? 0) + 1)
      const isFound = check(whole).some(
        ({ keyword, params }) => keyword === 'additionalProperties' && params['additionalProperty'] === planted,
      )
      if (!isFound) open.add(opening(call, at))
    }
  }
  // A recipe that fails says so itself; what it would have come to is not missed here as well.
  const broken = recipes.filter(({ name }) => transcripts.get('in process')?.get(name)?.length === 0)
  const places = [...free, ...shapeless, shapelessAnswer].filter((place) => broken.length === 0 || open.has(place))
  expect([...open].sort()).toEqual(places.sort())
  const all = (Object.values(operations) as OperationSpec[]).filter(
    ({ response, status }) => response === 'json' && status !== undefined,
  )
  const missed = new Set(broken.flatMap(({ steps }) => steps.map(({ call }) => call)))
  expect(all.map(({ id }) => id).filter((id) => !tried.has(id) && !missed.has(id))).toEqual([])
})
