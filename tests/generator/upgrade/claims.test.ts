/** What is said of some rows only, and what actions send: where that is gone, nothing is said of all rows, or done without it. */
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { notesOf, screenIn, upgradedHarbors, type HarborContract, type HarborUpgrade } from './harbors.ts'

const entryIn = ({ draft }: Applying, file: string, index = 0): unknown =>
  parseAllDocuments(draft.texts.get(`openapi/resources/${file}.yaml`) ?? '')[index]?.toJS()

/** A field whose values are these now; gone where there are none. */
const withValues =
  (schema: string, field: string, values: readonly string[]) =>
  ({ components: { schemas } }: HarborContract): void => {
    const { properties = {}, required = [] } = schemas[schema] ?? {}
    if (values.length > 0) Object.assign(properties[field] ?? {}, { enum: values })
    else {
      delete properties[field]
      Object.assign(schemas[schema] ?? {}, { required: required.filter((name) => name !== field) })
    }
  }

const mills = (values: readonly string[], manifest: HarborUpgrade['manifest'] = []): Promise<Applying> =>
  upgradedHarbors({ fixture: 'overviews', newer: { change: withValues('Mill', 'state', values) }, manifest })

const trains = (values: readonly string[], manifest: HarborUpgrade['manifest'] = []): Promise<Applying> =>
  upgradedHarbors({ fixture: 'refresh', newer: { change: withValues('Train', 'state', values) }, manifest })

const stuck = {
  when: { state: ['starting'], safe: [false] },
  longer: ['timeChanged', '10m'],
  say: 'stuck',
  tone: 'warning',
}
const worn = { list: 'stone', each: 'mill', rules: [{ soon: ['timeWorn', 30], say: 'nearly worn', tone: 'warning' }] }

it('regression: a rule whose value is gone said so of all rows', async () => {
  const plan = await mills(['turning', 'starting'])
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'mills', 3)).toMatchObject({
    overview: [{ find: [{ list: 'mill', rules: [stuck] }, worn] }, {}, {}, {}],
  })
  expect(notesOf(plan)).toContain(
    '- `morning overview 0 find 0 rules 0` of openapi/resources/mills.yaml: `state` is never `broken`',
  )
})

it('regression: a rule with one condition less said so of more rows, and one of an age of rows of any', async () => {
  const plan = await mills([])
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'mills', 3)).toMatchObject({ overview: [{ find: [worn] }, {}, {}, {}] })
  const ageless = await upgradedHarbors({
    fixture: 'overviews',
    newer: { change: withValues('Mill', 'time_changed', []) },
  })
  expect(ageless.draft.refused).toEqual([])
  expect(entryIn(ageless, 'mills', 3)).toMatchObject({
    overview: [{ find: [{ list: 'mill', rules: [{ when: { state: ['broken'] }, say: 'broken' }] }, worn] }, {}, {}, {}],
  })
})

it('a section in which nothing can be found any more goes, and so does a page without any', async () => {
  const rule = /\n {6}- list: mill\n {8}rules:\n.*\n.*say: stuck.*\n {6}- \{list: stone.*\n/
  const only = '\n      - {list: mill, rules: [{when: {state: [broken]}, say: broken}]}\n'
  const plan = await mills(['turning', 'starting'], [['mills', rule, only]])
  expect(plan.draft.refused).toEqual([])
  expect(screenIn(plan, 'morning')).toMatchObject({
    sections: [{ title: 'Mills' }, { title: 'Use' }, { title: 'Newest' }],
  })
})

it.each([
  ['a value', '{state: [broken, starting]}', { state: ['starting'] }],
  ['one of several ways', '{any: [{state: [broken], safe: [true]}, {safe: [false]}]}', { any: [{ safe: [false] }] }],
  ['what is never so', '{safe: [true], not: {state: [broken]}}', { safe: [true] }],
])('of a condition %s can go alone', async (_, written, left) => {
  const plan = await mills(
    ['turning', 'starting'],
    [['mills', '{state: [broken]}, say: broken', `${written}, say: broken`]],
  )
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'mills', 3)).toMatchObject({
    overview: [{ find: [{ list: 'mill', rules: [{ when: left, say: 'broken' }, stuck] }, worn] }, {}, {}, {}],
  })
})

it('regression: a list was read again and again for a value that is gone', async () => {
  const plan = await trains(['standing'])
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'trains')).toMatchObject({ refresh: [{ when: { newer: ['timeSeen', '2h'] } }, { every: '1h' }] })
  const once = await trains(['standing'], [['trains', /\n {2}- \{when: \{newer.*\n.*\n/, '\n']])
  expect(once.draft.refused).toEqual([])
  expect(entryIn(once, 'trains')).toEqual({ entity: 'train', at: '/trains' })
})

/** Boiling needs to be told how hot, and no more. */
const demanding = ({ components: { schemas } }: HarborContract): void =>
  void Object.assign(schemas['Boil'] ?? {}, { required: ['degrees'] })

const kettles = (change: (contract: HarborContract) => void, boil: string): Promise<Applying> =>
  upgradedHarbors({
    fixture: 'action-with-body',
    before: { change: demanding },
    newer: {
      change: (contract) => {
        demanding(contract)
        change(contract)
      },
    },
    manifest: [['kettles', /actions:\n {2}boil:\n(?: {4}.*\n)+/, `actions:\n  boil: ${boil}\n`]],
  })

it.each([
  ['field', '{form: {fields: [degrees]}}', ['degrees']],
  ['bind', '{body: {degrees: 100, kind: now}}', ['degrees', 'kind']],
])('regression: an action without its only %s asked for all of the body, or sent nothing', async (_, boil, gone) => {
  const plan = await kettles((contract) => {
    for (const name of gone) withValues('Boil', name, [])(contract)
  }, boil)
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'kettles')).not.toHaveProperty('actions.boil')
  expect(plan.report.questions).toContainEqual(
    expect.stringMatching(
      /^`kettle\.actions\.boil` is taken out, since nothing is left of what it sent with `kettle_boil`: .* Which call does that now\?$/,
    ),
  )
  // What is not known to be the same is called after its operation.
  expect(plan.draft.placed.map(({ title }) => title)).toEqual(['a plain action kettle_boil of kettle'])
})

it('an action that still sends something stays, and asks for no more than it did', async () => {
  const plan = await kettles(withValues('Boil', 'note', []), '{form: {fields: [note]}, body: {degrees: 40, kind: now}}')
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'kettles')).toMatchObject({
    actions: { boil: { body: { degrees: 40, kind: 'now' }, form: { fields: [] } } },
  })
})

it('an action whose call takes nothing any more is that call', async () => {
  const plan = await kettles(
    ({ paths }) => void delete paths['/v1/kettles/{kettle}/boil']?.['post']?.requestBody,
    '{body: {degrees: 100, kind: now}}',
  )
  expect(plan.draft.refused).toEqual([])
  expect(entryIn(plan, 'kettles')).not.toHaveProperty('actions.boil')
  expect(plan.draft.model?.coverage.operations['kettle_boil']?.screens).toEqual(['kettle.detail', 'kettle.list'])
})
