/** A newer document that requires more of what is read as a whole, such as a part of a row or a policy: its place is kept, by a page that asks. */
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import {
  notesOf,
  screenIn,
  screensBefore,
  screensOf,
  upgradedHarbors,
  withRafts,
  type HarborContract,
} from './harbors.ts'

/** Reads require a parameter more. */
const requiring = (fixture: string, ids: readonly string[], schema: object = { type: 'string' }): Promise<Applying> =>
  upgradedHarbors({
    fixture,
    newer: { query: Object.fromEntries(ids.map((id) => [id, [{ name: 'tide_mark', required: true, schema }]])) },
  })

const tabsOf = (plan: Applying, id: string): unknown => {
  const page = screenIn(plan, id)
  return page.kind === 'detail' ? page.tabs.map(({ label, path }) => [label, path]) : []
}

const unused = ({ draft }: Applying): string[] =>
  Object.entries(draft.model?.coverage.operations ?? {}).flatMap(([id, { screens }]) =>
    screens.length === 0 ? [id] : [],
  )

it('parts of a row are pages that ask, in the same tabs at the same addresses', async () => {
  const fixture = 'single-of-a-parent'
  const [before, plan] = await Promise.all([
    upgradedHarbors({ fixture, newer: {} }),
    requiring(fixture, ['orchard_quota_view', 'harvest_view']),
  ])
  expect({ refused: plan.draft.refused, unreached: plan.draft.unreached, unused: unused(plan) }).toEqual({
    refused: [],
    unreached: [],
    unused: [],
  })
  expect(tabsOf(plan, 'orchard.detail')).toEqual(tabsOf(before, 'orchard.detail'))
  expect(tabsOf(plan, 'orchard.detail')).toHaveLength(2)
  expect(screenIn(plan, 'harvest')).toMatchObject({ kind: 'operation', title: 'Last harvest' })
  // What is written is asked for where the row is.
  const page = screenIn(plan, 'orchard.detail')
  expect(page.kind === 'detail' ? page.actions.map(({ call }) => call.operation) : []).toEqual(['orchard_quota_update'])
  expect(notesOf(plan)).toContain(
    '- `orchard.quota` is the page `orchard_quota` now, which asks for `tideMark` first, since `orchard_quota_view` requires it',
  )
})

it('a policy is a page that asks, in its tab or its line of the sidebar', async () => {
  const plan = await requiring('policies', ['garden_policy_view', 'realm_policy_view'])
  expect({ refused: plan.draft.refused, unreached: plan.draft.unreached, unused: unused(plan) }).toEqual({
    refused: [],
    unreached: [],
    unused: [],
  })
  expect(screenIn(plan, 'garden_policy')).toMatchObject({ kind: 'operation', path: '/gardens/:garden/access' })
  expect(tabsOf(plan, 'garden.detail')).toEqual([[expect.any(String), '/gardens/:garden/access']])
  expect(plan.draft.texts.get('openapi/resources/console.yaml')).toContain(
    'estate_access.list, realm_policy, gardener.detail',
  )
  expect(screensOf(plan)).toEqual(expect.arrayContaining(['estate_role.list', 'estate_access.list']))
})

it.each([
  ['single-of-a-parent', 'orchard_quota_view', 'orchard.quota'],
  ['policies', 'garden_policy_view', 'garden_role.list'],
  ['document', 'garden_gates_view', 'garden_gate.list'],
])('%s: what can have one value only is sent', async (fixture, id, screen) => {
  const plan = await requiring(fixture, [id], { type: 'string', enum: ['low'] })
  expect({ refused: plan.draft.refused, removed: plan.draft.removed }).toEqual({ refused: [], removed: [] })
  expect(screensOf(plan)).toEqual(screensBefore(fixture))
  expect(plan.report.questions).toEqual([`\`${screen}\` sends \`tideMark: low\` with \`${id}\`, which requires it.`])
})

/** Paths name a harbor otherwise. */
function calledHaven(contract: HarborContract): void {
  const renamed = (name: string): string => (name === 'harbor' ? 'haven' : name)
  contract.paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [path.replace('{harbor}', '{haven}'), item]),
  )
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item)))
    operation.parameters = (operation.parameters ?? []).map((one) =>
      one.in === 'path' ? { ...one, name: renamed(one.name) } : one,
    )
}

it('regression: a page at the address of a row, whose parameter is called otherwise, took the name of the console away', async () => {
  const logbook = 'page: logbook\nat: /harbors/:harbor\nunder: harbor\nuses: [harbor_view]\n'
  const plan = await upgradedHarbors({
    newer: { change: calledHaven },
    manifest: [['harbors', 'detail: {tabs: [pier]}\n', `detail: {tabs: [{page: logbook}, pier]}\n---\n${logbook}`]],
  })
  expect({ refused: plan.draft.refused, removed: plan.draft.removed }).toEqual({ refused: [], removed: [] })
  expect(plan.draft.texts.get('openapi/resources/console.yaml')).toMatch(/^console: /m)
  expect(screenIn(plan, 'logbook').path).toBe('/harbors/:haven')
})

const deletion = 'actions: {delete: {query: {harbor: null}, text: This sinks the boat.}}\n'
const rafts = `entity: raft\nlike: {entity: boat, words: {boat: raft}}\n`
const likeBoats = [
  ['harbors', 'parent: pier\n', `parent: pier\n${deletion}---\n${rafts}`],
  ['harbors', '[boat]', '[boat, raft]'],
] as const

it('regression: what one of two like each other no longer takes was taken out of the other as well', async () => {
  const plan = await upgradedHarbors({
    before: { change: withRafts },
    newer: {
      change(contract) {
        withRafts(contract)
        const boat = contract.paths['/v1/boats/{boat}']?.['delete']
        if (boat) boat.parameters = boat.parameters?.filter(({ name }) => name !== 'harbor') ?? []
      },
    },
    manifest: likeBoats,
  })
  expect(plan.draft.refused).toEqual([])
  const text = plan.draft.texts.get('openapi/resources/harbors.yaml') ?? ''
  expect(text).toContain('actions: {delete: {text: This sinks the boat.}}')
  expect(text).toMatch(/^entity: raft\nlike: .*\nactions:\n {2}delete: \{query: \{harbor: null\}\}$/m)
})

it('regression: what is like an entity that is gone lost all that was said of it', async () => {
  const plan = await upgradedHarbors({
    before: { change: withRafts },
    newer: {
      change(contract) {
        withRafts(contract)
        for (const path of ['/v1/boats', '/v1/boats/{boat}']) delete contract.paths[path]
        for (const name of Object.keys(contract.components.schemas))
          if (name.startsWith('Boat')) delete contract.components.schemas[name]
      },
    },
    manifest: likeBoats,
  })
  expect(plan.draft.refused).toEqual([])
  const text = plan.draft.texts.get('openapi/resources/harbors.yaml') ?? ''
  expect(text).not.toContain('boat')
  expect(text).toContain('text: This sinks the raft.')
  expect(screensOf(plan)).toEqual(expect.arrayContaining(['raft.list', 'raft.detail', 'raft.create']))
  expect(plan.draft.placed).toEqual([])
})

it('regression: what is like a part that is gone lost all but what it says otherwise', async () => {
  const said =
    'actions: {sink: {op: boat_delete, confirm: danger, label: Sink, phrase: "Sink {name}", text: This sinks the boat., toast: "{name} sunk"}}\n'
  const plan = await upgradedHarbors({
    before: { change: withRafts },
    newer: {
      change(contract) {
        withRafts(contract)
        delete contract.paths['/v1/boats/{boat}']?.['delete']
      },
    },
    manifest: [
      ['harbors', 'parent: pier\n', `parent: pier\n${said}---\n${rafts}actions: {sink: {text: It drifts.}}\n`],
      likeBoats[1],
    ],
  })
  expect(plan.draft.refused).toEqual([])
  const page = screenIn(plan, 'raft.list')
  const sink = page.kind === 'list' ? page.actions.find(({ id }) => id === 'sink') : undefined
  expect(sink).toMatchObject({ label: 'Sink', phrase: 'Sink {name}', toast: '{name} sunk' })
  expect(JSON.stringify(sink)).toContain('It drifts.')
})

it('regression: code that has the name of a field that is nowhere any more did not wait, as it does not say of what', async () => {
  const depth = { keel_depth: { type: 'integer' } }
  const told = async (elsewhere: object): Promise<string> => {
    const plan = await upgradedHarbors({ before: { fields: { Boat: depth } }, newer: { fields: { ...elsewhere } } })
    return /^- `Boat\.keel_depth`.*is gone/m.exec(notesOf(plan))?.[0] ?? ''
  }
  expect(await told({})).toContain('`keel_depth`: Boat.keel_depth')
  expect(await told({ Harbor: depth })).toMatch(/^- `Boat\.keel_depth`(?!.*`keel_depth`)/)
})

it('regression: what is like another entity was taken out as a whole, as what is wrong of it had no place of its own', async () => {
  const length = { keel_length: { type: 'integer' } }
  const columns = 'list: {title: The fleet, columns: [name, keelLength]}\n'
  const plan = await upgradedHarbors({
    before: { fields: { Boat: length }, change: withRafts },
    newer: {
      fields: { Boat: length },
      change: (contract) => {
        withRafts(contract)
        const raft = contract.components.schemas['Raft']
        delete raft?.properties?.['keel_length']
        if (raft?.required) raft.required = raft.required.filter((name) => name !== 'keel_length')
      },
    },
    manifest: [['harbors', 'parent: pier\n', `parent: pier\n${columns}${deletion}---\n${rafts}`], likeBoats[1]],
  })
  expect(plan.draft.refused).toEqual([])
  const text = plan.draft.texts.get('openapi/resources/harbors.yaml') ?? ''
  expect(text).toContain('columns: [name, keelLength]')
  expect(text).toMatch(/^entity: raft\n(?!like)/m)
  expect(text).toContain('columns: [name]')
  expect(text).toContain('text: This sinks the raft.')
  expect(plan.draft.placed).toEqual([])
})

it('regression: what one of two like each other asks for from now on took the other away', async () => {
  const plan = await upgradedHarbors({
    before: { change: withRafts },
    newer: {
      change(contract) {
        withRafts(contract)
        const make = contract.paths['/v1/boats']?.['post']
        make?.parameters?.push({ name: 'tide_mark', in: 'query', required: true, schema: { type: 'string' } })
      },
    },
    manifest: [
      [
        'harbors',
        'detail: {tabs: [boat]}\n---\nentity: boat\nparent: pier\n',
        [
          'detail: {tabs: [pier_boat, raft]}',
          'children:',
          '  boat:',
          '    operations: {stem: boat}',
          '    create: {toast: Afloat}',
          '    actions: {delete: {text: This sinks the boat.}}',
          '---',
          'entity: raft',
          'parent: pier',
          'like: {entity: pier_boat, words: {boat: raft}}',
          'create: {toast: Adrift}',
          '',
        ].join('\n'),
      ],
    ],
  })
  expect(plan.draft.refused).toEqual([])
  expect(plan.draft.placed).toEqual([])
  const asks = (id: string): unknown[] => {
    const form = screenIn(plan, id)
    return form.kind === 'create' ? form.fields.map((field) => field.id) : []
  }
  expect(asks('pier_boat.create')).toContain('tideMark')
  expect(asks('raft.create')).not.toContain('tideMark')
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain('text: This sinks the raft.')
})

it('regression: a part of a row lost its place where pages had both names that its page could have', async () => {
  const planned = ['orchard_quota', 'orchard_quota_view'].map(
    (id) =>
      `---\npage: ${id}\nat: /planned/${id}\nkind: placeholder\nissue: '1'\nsummary: Planned\nreached: by its address\n`,
  )
  const plan = await upgradedHarbors({
    fixture: 'single-of-a-parent',
    newer: { query: { orchard_quota_view: [{ name: 'tide_mark', required: true, schema: { type: 'string' } }] } },
    manifest: [['orchards', /$/, planned.join('')]],
  })
  expect({ refused: plan.draft.refused, unreached: plan.draft.unreached }).toEqual({ refused: [], unreached: [] })
  expect(screenIn(plan, 'orchard_quota_view_2')).toMatchObject({ kind: 'operation', path: '/orchards/:orchard/quota' })
})
