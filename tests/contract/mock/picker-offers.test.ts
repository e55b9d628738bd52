/**
 * What a picker offers, the server takes: every form and action of the manifest, every row that it is about, every candidate that
 * can be chosen. What is linked, attached or taken already is not offered, or it says why not.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { instanceCreate } from '../../../generated/api/sdk/instances.gen.ts'
import { parseIdentity } from '../../../src/kit/access/rows.ts'
import { textAt } from '../../../src/kit/values.ts'
import { readPath } from '../../../src/lib/condition.ts'
import {
  antiAffinityGroups,
  floatingIps,
  instanceFields,
  isSpareAddress,
} from '../../../src/features/instance-create/fields.ts'
import { toInstanceCreate } from '../../../src/features/instance-create/request.ts'
import type { Call, FormField, FormScreen, ListScreen, Params, Row, Widget } from '../../../src/kit/spec.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { type Backend, backends } from './support/backend.ts'
import { ok, type Step } from './support/recipe.ts'
import { takeSteps } from './support/related-world.ts'
import { choose, connect, offerOf, rowsOf } from './support/console.ts'
import { formsWith, pickersIn } from './support/picked.ts'
import { generatedLists, paramsOf, placesOf } from './support/screens.ts'

const lists = await generatedLists()

/** Forms whose picker offers those who can be given a role, of all types in one list. */
const access = ['fleet_role.create', 'project_role.create', 'silo_access.create', 'silo_role.create']

/** A form or action; of a form only where it is matters. */
type Offering = Omit<Write, 'screen'> & { screen?: Pick<FormScreen, 'id' | 'kind'> }

/** As the console sends it. */
function asShown(write: Write): Offering {
  const { name, call } = write
  if (!access.includes(name)) return write
  return {
    ...write,
    call: ({ form, ...scope }) => call({ ...scope, form: { ...form, ...parseIdentity(textAt(form, 'identityId')) } }),
  }
}

/** What parts of the page for a new instance let people choose from, any number of each. */
const manyOf: Readonly<Record<string, Omit<Extract<Widget, { kind: 'picker' }>, 'kind'>>> = {
  floatingIps: { lookup: floatingIps, among: isSpareAddress },
  antiAffinityGroups: { lookup: antiAffinityGroups },
}

function withPicker(field: FormField): FormField {
  const many = Object.hasOwn(manyOf, field.id) ? manyOf[field.id] : undefined
  if (many === undefined) return field
  const item = { id: '', label: field.label, required: true, widget: { kind: 'picker', ...many } } as const
  return { ...field, widget: { kind: 'list', item } }
}

/** The form for a new instance. What it asks for new disks is what their own form asks for. */
const newInstance: Offering = {
  name: 'instance.create',
  screen: { id: 'instance.create', kind: 'create' },
  fields: instanceFields.map(withPicker),
  call: ({ params, form }) =>
    instanceCreate({
      query: { project: params['project'] ?? '' },
      body: toInstanceCreate(form, { imageName: () => 'image', random: 0.5 }),
      throwOnError: true,
    }),
}

const writes = [...(await generatedWrites()).map(asShown), newInstance].filter(
  ({ fields }) => pickersIn(fields).length > 0,
)

/** What the story has none of: a second subnet, a group to join, and images that are called like one of the silo. */
const steps: readonly Step[] = [
  ok({
    call: 'vpc_subnet_create',
    query: { project: 'web-shop', vpc: 'default' },
    body: { name: 'second', description: '', ipv4_block: '10.77.0.0/24' },
  }),
  ok({
    call: 'affinity_group_create',
    query: { project: 'web-shop' },
    body: { name: 'shop-together', description: '', policy: 'allow', failure_domain: 'sled' },
  }),
  ok({
    call: 'snapshot_view',
    path: { snapshot: 'orders-monday' },
    query: { project: 'web-shop' },
    as: 'snapshot',
  }),
  ok({
    call: 'image_create',
    query: { project: 'web-shop' },
    body: {
      name: 'alma-10',
      description: '',
      os: 'linux',
      version: '1',
      source: { type: 'snapshot', id: '{{snapshot.id}}' },
    },
  }),
]

/** What a form needs that nothing but the choice tells. */
const filled: Readonly<Record<string, (form: Row) => Row>> = {
  'loopback_address.create': (form) => ({ address: lastAddress(form['addressLot']), mask: 32 }),
  'switch_port_settings.create': inChosenLot,
  'switch_port_settings.edit': inChosenLot,
  // Nothing else than what is chosen may be refused.
  'instance.create': ({ pool, floatingIps: addresses, networkInterfaces }) => ({
    start: false,
    ephemeral: pool !== undefined,
    ...(pool === undefined && addresses === undefined && readPath(networkInterfaces, 'type') !== 'create'
      ? { networkInterfaces: { type: 'none' } }
      : {}),
  }),
  'probe.create': () => ({ sled: backend.mock.store.table('sled').all()[0]?.key }),
}

function inChosenLot({ addresses }: Row): Row {
  const lot = readPath(addresses, '0.addresses.0.addressLot')
  if (lot === undefined) return {}
  return { addresses: [{ linkName: 'phy0', addresses: [{ address: `${lastAddress(lot)}/32`, addressLot: lot }] }] }
}

/** An address of a lot, which nothing has. */
const lastAddress = (lot: unknown): string =>
  backend.mock.store.table('address_lot_block').of(String(lot))[0]?.row.last_address ?? ''

let backend: Backend
let start: Snapshot
let disconnect: () => void
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  await takeSteps(backend, steps)
  start = backend.mock.store.snapshot()
})
afterAll(() => backend.stop())
beforeEach(() => {
  disconnect = connect(backend)
  return () => disconnect()
})

interface Case {
  params: Params
  row: Row
  parent: Row
}

/** Every place where a form or action can be opened, and the row that it is about. */
function casesOf({ screen, call }: Offering): Promise<readonly Case[]> {
  if (screen === undefined) return actionCases(call)
  const list = lists.get(screen.id.replace(/\w+$/, 'list'))
  return screen.kind === 'create' ? createCases(screen.id, list) : editCases(screen.id, list)
}

async function createCases(id: string, list: ListScreen | undefined): Promise<readonly Case[]> {
  const places = await placesOf(id, lists)
  return places
    .filter(({ params, parent }) => list?.create === undefined || offerOf(list.create, {}, { params, parent }) === true)
    .map((place) => ({ ...place, row: {} }))
}

async function editCases(id: string, list: ListScreen | undefined): Promise<readonly Case[]> {
  if (list === undefined) throw new Error(`${id}: no list`)
  const own = paramsOf(id).at(-1) ?? ''
  const cases: Case[] = []
  for (const { params, parent } of await placesOf(list.id, lists))
    for (const row of await rowsOf(list, params)) {
      const edit = list.links.find((link) => link.id === 'edit')
      if (offerOf(edit, row, { params, parent }) !== true) continue
      cases.push({ params: { ...params, [own]: String(readPath(row, list.rowName)) }, row, parent })
    }
  return cases
}

async function actionCases(call: Call): Promise<readonly Case[]> {
  const cases: Case[] = []
  for (const list of lists.values()) {
    const action = list.actions.find((one) => one.call === call)
    if (action === undefined) continue
    for (const { params, parent } of await placesOf(list.id, lists))
      for (const row of await rowsOf(list, params))
        if (offerOf(action, row, { params, parent }) === true) cases.push({ params, row, parent })
  }
  return cases
}

const pickers = writes.flatMap((write) =>
  pickersIn(write.fields)
    .filter(({ path }) => write !== newInstance || !path.includes('diskSource'))
    .map((place) => ({ name: `${write.name} ${place.path}`, write, place })),
)

describe('every candidate that can be chosen is taken', () => {
  test.each(pickers)('$name', async ({ write, write: { name }, place }) => {
    const refused: string[] = []
    let count = 0
    for (const one of await casesOf(write)) {
      for (const { choice, form } of await formsWith(place, write.fields, one)) {
        count++
        const refusal = await choose(write, { ...one, form: { ...form, ...filled[name]?.(form) } })
        if (refusal !== undefined) refused.push(`${nameOf(one)} ← ${choice.value}: ${refusal}`)
        backend.mock.store.load(start)
      }
    }
    expect(refused).toEqual([])
    expect(count, 'nothing was there to choose').toBeGreaterThan(0)
  })
})

const nameOf = ({ params, row }: Case): string =>
  [...Object.values(params), row['name']].filter((part) => part !== undefined).join('/')

test('every form with a picker of its own is among them', () => {
  expect(access.filter((name) => !writes.some((write) => write.name === name))).toEqual([])
})
