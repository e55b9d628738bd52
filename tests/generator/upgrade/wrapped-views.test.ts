/** A newer document that answers a row inside an object: pages go on showing all of it. */
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { allScreens, expectWhole, screenIn, screensOf, upgradedHarbors, type HarborContract } from './harbors.ts'
import { answerWith } from './reshaped.ts'

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
const meta = { type: 'object', properties: { id: { type: 'string' }, request_id: { type: 'string' } } }
const inside = (name: string, field: string) => ({
  type: 'object',
  required: [field],
  properties: { [field]: ref(name), meta },
})

/** The same under a name of its own. */
function named(contract: HarborContract, name: string, field: string): object {
  contract.components.schemas[`${name}Answer`] = inside(name, field)
  return ref(`${name}Answer`)
}

function wrapRows(contract: HarborContract, row: object): void {
  const { properties } = contract.components.schemas['BoatPage'] ?? {}
  if (properties === undefined) throw new Error('the fixture is another one')
  properties['items'] = { type: 'array', items: row }
}

const fields = { Boat: { state: { type: 'string', enum: ['idle', 'busy'] } } }
const upgraded = (change: (contract: HarborContract) => void): Promise<Applying> =>
  upgradedHarbors({
    before: { fields },
    newer: { fields, change },
    manifest: [
      [
        'harbors',
        /$/,
        'detail: {rows: [id, name, pierId, state]}\nlist: {columns: [name, state]}\nactions: {delete: {query: {pier: $row.pierId}, offer: {state: [idle]}, reason: Busy}}\n',
      ],
    ],
  })

/** What a page of rows shows and what its action needs, all below one field, or below none. */
function expectShown(plan: Applying, id: string, at: string): void {
  const screen = screenIn(plan, id)
  if (screen.kind !== 'list' && screen.kind !== 'detail') throw new Error(`${id} shows nothing`)
  const shown = screen.kind === 'list' ? screen.columns : screen.rows
  expect(shown.map(({ path }) => path)).toEqual(expect.arrayContaining([`${at}name`, `${at}state`]))
  expect(screen.actions.find((one) => one.id === 'delete')).toMatchObject({
    call: {
      path: [{ param: 'boat', bind: { from: 'row', path: `${at}id` } }],
      query: expect.arrayContaining([expect.objectContaining({ bind: { from: 'row', path: `${at}pierId` } })]),
    },
    offer: { path: `${at}state`, in: ['idle'] },
  })
}

it.each([
  ['without a name', () => inside('Boat', 'boat')],
  ['with a name of its own', (contract: HarborContract) => named(contract, 'Boat', 'boat')],
])('regression: pages showed nothing of a view that answers its row in an object %s', async (_, answer) => {
  const plan = await upgraded((one) => answerWith(one, 'boat_view', answer(one)))
  expectWhole(plan)
  expect(screensOf(plan)).toEqual([...allScreens, 'boat_view'].sort())
  expectShown(plan, 'boat.list', '')
  expectShown(plan, 'boat.detail', '')
  expect(screenIn(plan, 'boat.edit')).toMatchObject({ current: { call: { operation: 'boat_list' } } })
  expect(plan.draft.removed).toEqual([])
  expect(plan.draft.asked).toEqual([
    '`boat` reads its rows from `boat_list`, since `boat_view` answers it in `boat` now, and `boat_list` does not: which operation shows one of them now?',
  ])
})

it.each([
  ['without a name', () => inside('Boat', 'boat')],
  ['with a name of its own', (contract: HarborContract) => named(contract, 'Boat', 'boat')],
])('where rows of the list are in such an object as well, %s, all is written below the field', async (_, row) => {
  const plan = await upgraded((one) => {
    const schema = row(one)
    wrapRows(one, schema)
    answerWith(one, 'boat_view', schema)
  })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  expectShown(plan, 'boat.list', 'boat.')
  expectShown(plan, 'boat.detail', 'boat.')
  expect(screenIn(plan, 'boat.detail')).toMatchObject({ rowName: 'boat.name' })
  // A form that begins empty would empty what is there.
  expect(screenIn(plan, 'boat.edit')).toMatchObject({ fields: [{ id: 'name', from: 'boat.name' }] })
  expect({ removed: plan.draft.removed, asked: plan.draft.asked }).toEqual({ removed: [], asked: [] })
})

it('where only rows of the list are in such an object, pages read them from there', async () => {
  const plan = await upgraded((one) => wrapRows(one, named(one, 'Boat', 'boat')))
  expectWhole(plan)
  expectShown(plan, 'boat.list', 'boat.')
  expectShown(plan, 'boat.detail', 'boat.')
  expect(screenIn(plan, 'boat.detail')).toMatchObject({ source: { call: { operation: 'boat_list' } } })
  expect(plan.draft.asked.join('\n')).toContain('`boat_list` answers its rows in `boat` now, and `boat_view` does not')
})

it('a part of a row that is answered so is shown, and its form does not begin empty: it goes', async () => {
  const plan = await upgradedHarbors({
    fixture: 'single-of-a-parent',
    newer: { change: (one) => answerWith(one, 'orchard_quota_view', named(one, 'Quota', 'quota')) },
  })
  expect(plan.draft.refused).toEqual([])
  expect(screensOf(plan)).toContain('orchard.quota')
  expect(screensOf(plan)).not.toContain('orchard.quota.edit')
  expect(plan.draft.asked).toEqual([
    '`orchard.quota` is shown and no longer filled in, since `orchard_quota_view` answers it in `quota` now: which operation answers what `orchard_quota_update` takes?',
  ])
  expect(plan.draft.model?.coverage.operations['orchard_quota_update']?.screens).not.toEqual([])
})

it('a field of what stands beside it is not taken for one of the row', async () => {
  const plan = await upgraded((one) => answerWith(one, 'boat_view', inside('Boat', 'boat')))
  const moved = plan.changes.flatMap((change) => (change.type === 'field-moved' ? [[change.field, change.to]] : []))
  expect(moved).toEqual(['id', 'name', 'pier_id', 'state'].map((name) => [name, `boat.${name}`]))
  expect(plan.changes).toContainEqual(expect.objectContaining({ type: 'field-added', field: 'meta' }))
})

it('what changes inside the row is told as well', async () => {
  const plan = await upgraded((one) => {
    const { properties } = one.components.schemas['Harbor'] ?? {}
    if (properties === undefined) throw new Error('the fixture is another one')
    properties['depth'] = { type: 'integer' }
    wrapHarbor(one)
  })
  expect(plan.changes).toContainEqual(expect.objectContaining({ type: 'field-added', owner: 'Harbor', field: 'depth' }))
})

function wrapHarbor(contract: HarborContract): void {
  for (const id of ['harbor_view', 'harbor_list']) answerWith(contract, id, inside('Harbor', 'harbor'))
}
