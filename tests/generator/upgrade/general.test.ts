/** Documents that have little to do with the corpus: every new operation has its place, and what is gone leaves nothing behind. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { putFiles } from '../../../generator/upgrade-draft.ts'
import type { ActionIR, Bind, FormFieldIR, Model } from '../../../generator/model/types/ir.ts'
import { root, scratch } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { methods } from '../../../generator/model/types/contract.ts'
import { byHandIn } from './by-hand.ts'
import { edited, ownContract } from './draft.ts'
import { planUpgradeIn } from './own-upgrade.ts'
import { shapeOf } from './wide-expected.ts'
import { pieces } from './wide.ts'

const actionsOf = (model: Model | undefined, operation: string): ActionIR[] =>
  (model?.screens ?? [])
    .flatMap((screen) => ('actions' in screen ? screen.actions : []))
    .filter(({ call }) => call.operation === operation)

/** What the form of an action, or one that makes a row, asks for. */
const fieldsOf = (model: Model | undefined, operation: string): readonly FormFieldIR[] =>
  actionsOf(model, operation)[0]?.form ??
  (model?.screens ?? []).flatMap((one) => (one.kind === 'create' && one.call.operation === operation ? one.fields : []))

/** Where what an action sends comes from. */
const bindsOf = (model: Model | undefined, operation: string): Bind[] =>
  actionsOf(model, operation)
    .slice(0, 1)
    .flatMap(({ call }) => [...call.path, ...call.query, ...(call.body?.fixed ?? [])].map(({ bind }) => bind))

/** What the list of rows sends to tell the row above. */
const listBinds = (model: Model | undefined, operation: string): Bind[] =>
  (model?.screens ?? [])
    .flatMap((screen) => (screen.kind === 'list' && screen.list.operation === operation ? [screen.list] : []))
    .flatMap(({ path, query }) => [...path, ...query].map(({ bind }) => bind))

const isNothing = (bind: Bind): boolean => 'path' in bind && bind.path === ''

/** Whether the contract has these shapes by now: then nothing is new. */
const isThere = (() => {
  const ids = new Set(
    Object.values(ownContract().document.paths).flatMap((item) => methods.map((one) => item[one]?.operationId)),
  )
  let made: string[] = []
  edited((draft) => (made = pieces.flatMap(({ edit }) => edit(draft))))
  return made.some((id) => ids.has(id))
})()

// What is expected of each place is said of our own document.
describe.skipIf(isThere || isUpgraded)('an upgrade to a document of many shapes', () => {
  it('gives each operation the place of its shape, and refuses nothing', async () => {
    let ids: string[] = []
    const { draft, files } = await planUpgradeIn(
      root,
      (document) => (ids = pieces.flatMap(({ edit }) => edit(document))),
    )
    expect(ids.length).toBeGreaterThan(90)
    expect(byHandIn(files.keys())).toEqual([])
    expect(draft.refused).toEqual([])
    expect(draft.unreached).toEqual([])
    // A text that is an object now is asked for by other means than those the manifest states.
    expect(draft.removed.map(({ what }) => what)).toContain('support_bundle fields userComment widget')
    const shapes = new Map(draft.placed.flatMap(({ shape, operations }) => operations.map((id) => [id, shape])))
    expect(Object.fromEntries(ids.map((id) => [id, shapes.get(id)]))).toEqual(
      Object.fromEntries(ids.map((id) => [id, shapeOf(id)])),
    )
    const covered = ids.map((id) => ({ id, ...draft.model?.coverage.operations[id] }))
    expect(covered.filter(({ screens = [], mock }) => screens.length === 0 || mock === 'none')).toEqual([])
    expect(covered.filter(({ excused, claimed }) => excused !== undefined || claimed !== undefined)).toEqual([])
    // What is sent is the fields of rows and pages that have them: a row without a key is not selected by it.
    expect(covered.filter(({ id }) => bindsOf(draft.model, id).some(isNothing))).toEqual([])
    // A name of a disk says nothing without its project.
    for (const id of ['disk_rust_list', 'barnacle_list'])
      expect(listBinds(draft.model, id)).toEqual([{ from: 'parent', path: 'id' }])
    // Two ways of adding are two forms, and the mock joins the same rows by either.
    expect(covered.filter(({ id }) => /^(?:sail_wind|wind_sail)_add$/.test(id)).map(({ mock }) => mock)).toEqual([
      'crud',
      'crud',
    ])
    const adds = draft.model?.mock.operations.filter(
      ({ verb, entity }) => verb === 'link-add' && entity === 'sail_wind',
    )
    expect(adds?.map(({ operation }) => operation)).toEqual(['sail_wind_add', 'wind_sail_add'])
    // What a call requires by now is asked for, where the manifest states a form as well: nothing goes for that.
    expect(draft.removed.filter(({ why }) => why.includes('`shore`'))).toEqual([])
    const asking = draft.asked.map((question) => /^`(\S+)` asks for `shore`/.exec(question)?.[1])
    expect(asking).toEqual(
      expect.arrayContaining([
        'internet_gateway.create',
        'image.actions.promote',
        'image.views.silo.create',
        'user.actions.logout',
        'vpc_subnet.create',
        'instance.actions.resize',
        'disk.views.attached.actions.makeBoot',
      ]),
    )
    expect(draft.texts.get('openapi/resources/instances.yaml')).toContain('form: {fields: [ncpus, memory, shore]}')
    // Of a list of values goes the one that nothing has any more.
    expect(draft.texts.get('openapi/resources/snapshots.yaml')).toContain('accept: {state: [ready]}')
    // What a field is called now depends on what it is of; what is said of it, and of what is in it, stays.
    const told = (name: string): string => draft.texts.get(`openapi/resources/${name}.yaml`) ?? ''
    expect(told('floating-ips')).toContain('create: {fields: [name, description, addressChoice]}')
    expect(told('floating-ips')).toContain('addressChoice.pool: {label: IP pool')
    expect(told('instances')).toContain('poolChoice.pool: {label: IP pool')
    expect(told('disks')).toContain('diskStore.diskSource.imageId: {label: Source image')
    expect(told('disks')).toContain('source_image_id: diskStore.diskSource.imageId')
    expect(told('silo')).toContain('certText: {label: Certificate file')
    expect(told('overviews')).toContain('soon: [certText, 30]')
    expect(draft.removed.filter(({ what }) => /^(?:floating_ip|certificate|disk|instance) /.test(what))).toEqual([])
    // What is answered once is shown once.
    expect(told('settings')).toContain('reveal: {path: token, label: Token}')
    expect(draft.asked.some((question) => question.includes('shows `token` once'))).toBe(true)
    // A call without a row in its address stands at the one that it has to be told.
    expect(told('silos')).toContain('query: {silo: $row.id}')
    // A page for each row of something else is not the only one of its kind: no address of a request is about it.
    const only = Object.values(draft.model?.activity?.subjects ?? {}).filter(({ param }) => param === undefined)
    expect(only.filter(({ page }) => page.includes('/:'))).toEqual([])
    const notes = files.get('docs/upgrades/20990101.0.0.md') ?? ''
    // Tests that write out a call, by name or by its address, wait where it is another one.
    for (const test of ['paging', 'scenarios', 'answer-check'])
      expect(notes).toContain(`test \`tests/contract/mock/${test}.test.ts\`: parameter disk of disk_`)
    // Code has a value where the type of it is held.
    expect(notes).toContain('- `SnapshotState`, `SnapshotState.faulted`, ')
    expect(bindsOf(draft.model, 'dike_watch_remove')).toContainEqual({ from: 'row', path: 'diskId' })
    // What the row says of itself is not asked: a flag, a state, a reference that may be empty.
    const entry = (id: string): string => draft.placed.find(({ operations }) => operations.includes(id))?.yaml ?? ''
    expect(entry('mooring_attach')).toContain('offer: {winchId: [null]}, reason: Already attached')
    expect(entry('mooring_attach')).toContain('mock: {set: {winch_id: $body.winch_id}}')
    expect(entry('mooring_detach')).toContain('offer: {not: {winchId: [null]}}, reason: Not attached')
    expect(entry('mooring_lock')).toContain('offer: {locked: [false]}, reason: Already locked')
    expect(entry('mooring_unlock')).toContain('offer: {locked: [true]}, reason: Not locked')
    expect(entry('mooring_mount')).toContain('offer: {phase: [unmounted]}, reason: Not unmounted')
    expect(entry('mooring_unmount')).toContain('offer: {phase: [mounted]}, reason: Not mounted')
    const asked = draft.placed.flatMap(({ question }) => /^When is (\S+) of mooring/.exec(question ?? '')?.[1] ?? [])
    expect(asked.toSorted()).toEqual(['dredge', 'paint'])
    // What is put to a row is picked.
    expect(entry('mooring_view')).not.toContain('fields:')
    expect(entry('mooring_attach')).not.toContain('fields:')
    // An ID in a form of its own refers all the same.
    expect(entry('winch_view')).toContain('fields:\n  mooringId: {ref: mooring}')
    expect(fieldsOf(draft.model, 'mooring_attach').map(({ widget }) => widget.kind)).toEqual(['integer', 'picker'])
    for (const id of ['mooring_rope_add', 'mooring_rope_remove', 'mooring_lamp_add'])
      expect(fieldsOf(draft.model, id).map(({ widget }) => widget.kind)).toEqual(['picker'])
    expect(draft.model?.coverage.operations['mooring_lamp_add']?.mock).toBe('sample')
    // A row that the body names is the own one; the mock, which looks for it in the address, answers a sample.
    for (const id of ['buoy_attach', 'buoy_detach']) {
      expect(entry(id)).toContain('body: {buoy: $row.id}')
      expect(fieldsOf(draft.model, id).map(({ id: field, widget }) => [field, widget.kind])).toEqual([
        ['instanceId', 'picker'],
      ])
      expect(draft.model?.coverage.operations[id]?.mock).toBe('sample')
    }
    // A row is told by its ID, whatever project it lies in; what is picked lies in the one that is said beside it.
    const pickers = (id: string): unknown[] => fieldsOf(draft.model, id).map(({ widget }) => widget)
    expect(entry('raft_salvage')).not.toContain('query')
    expect(pickers('raft_salvage')).toEqual([{ kind: 'picker', lookup: 'disk' }])
    expect(pickers('derelict_salvage')).toEqual([
      { kind: 'picker', lookup: 'project' },
      { kind: 'picker', lookup: 'disk', within: { project: 'project' } },
    ])
    expect(bindsOf(draft.model, 'snapshot_salvage')).toContainEqual({ from: 'route', path: 'project' })
    expect(draft.placed.find(({ operations }) => operations.includes('snapshot_salvage'))?.question).toContain(
      'Does salvage of snapshot take a disk of another project as well?',
    )
    // What is called after something is that, whatever has a parameter of that name.
    expect(pickers('snapshot_overlay')).toMatchObject([{ kind: 'picker', lookup: 'disk' }])
    // A tab of a mooring says nothing of moorings; the page that it shows does.
    const screen = (id: string) => draft.model?.screens.find((found) => `${found.id}` === id)
    const page = screen('mooring.detail')
    const tabs = page?.kind === 'detail' ? page.tabs.map(({ label }) => label) : []
    expect(tabs).toContain('Lines')
    expect(screen('mooring_line.list')?.title).toBe('Mooring lines')
    // What goes on after its answer leads to what says how far it is.
    const seen = (id: string): unknown => actionsOf(draft.model, id)[0]?.see?.to
    const at = '/chores/:chore'
    expect(seen('mooring_dredge')).toEqual({ template: at, binds: { chore: { from: 'row', path: 'choreId' } } })
    expect(seen('mooring_paint')).toMatchObject({ template: at })
    expect(entry('quay_create')).toContain('create: {toast: Creation accepted, see: chore.detail}')
  })

  it('leaves nothing of an area that is gone, also where it was only just proposed', async () => {
    const folder = scratch()
    for (const part of ['openapi', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    const [regions] = pieces
    if (regions === undefined) throw new Error('there are no pieces')
    putFiles(folder, (await planUpgradeIn(folder, (document) => void regions.edit(document))).files)
    const { draft, files } = await planUpgradeIn(folder, (document) => {
      document.info.version = '20990202.0.0'
    })
    expect(draft.refused).toEqual([])
    expect(draft.unreached).toEqual([])
    expect(draft.removed.map(({ what }) => what)).toEqual(expect.arrayContaining(['region', 'zone', 'cell']))
    const left = [...draft.texts].filter(([, text]) => /\b(?:region|zone|cell)\b/.test(text)).map(([name]) => name)
    expect(left.filter((name) => files.has(name))).toEqual([])
  })
})
