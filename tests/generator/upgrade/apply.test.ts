/** `npm run upgrade -- FILE --apply`: what it writes, and that it writes all of it or nothing. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planUpgrade, writeUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { reportUpgrade } from '../../../generator/upgrade-draft.ts'
import { dataOf } from '../../../generator/upgrade/apply/yaml-text.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import { compareDigests, digestText, type FactsDigest } from '../../../generator/upgrade/facts/digest.ts'
import { filesBelow } from '../support/fixture.ts'
import { makeScratch, root, scratch, writeFiles } from '../support/folders.ts'
import { byHandIn, digestFile } from './by-hand.ts'
import { editsOfUnions } from './corpus-unions.ts'
import { edited, type Draft } from './draft.ts'
import * as edit from './edits.ts'
import { enlarge } from './larger.ts'
import { addCalls, resource } from './made-up.ts'

/** What an upgrade reads of the repository. */
function copyTo(folder: string): void {
  for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts', digestFile])
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
}

function newer(folder: string, change: (draft: Draft) => void): string {
  const file = join(folder, 'newer.json')
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    change(draft)
  })
  writeFileSync(file, bundle)
  return file
}

async function plan(folder: string, to: string): Promise<Applying> {
  const diagnostics = createDiagnostics()
  const made = await planUpgrade({ locations: { root: folder }, to }, diagnostics)
  if (made === undefined) throw new Error(JSON.stringify(diagnostics.all))
  return made
}

const textOf = ({ files }: Applying, name: string): string => files.get(name) ?? ''

const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))

/** Fields of rows and of forms that are in variants of unions. */
const movedFields = [
  'a field is in one variant of a new union',
  'fields of a form are in variants of a union, one of them in a union below it',
  'a single field is a union whose variants all have it by another name',
]

/** Names that are others, an area that is gone, a value that has more forms, and new operations of all shapes. */
function ofAllKinds(draft: Draft): void {
  enlarge(draft)
  addCalls(
    draft,
    resource(draft, ['nat_gateway', 'NatGateway', 'nat-gateways'], { at: '/v1', tag: 'vpcs', parent: 'vpc' }),
  )
  edit.schema(draft, 'NatGateway').description = 'A NAT gateway, through which instances reach what is outside.'
  edit.movePath(draft, '/v1/system/hardware/racks', '/v2/system/hardware/racks')
  edit.movePath(draft, '/v1/vpcs/{vpc}', '/v1/vpcs/{the_vpc}')
  for (const id of ['vpc_view', 'vpc_update', 'vpc_delete']) edit.editQuery(draft, [id, 'vpc'], { name: 'the_vpc' })
  edit.renameOperation(draft, 'instance_start', 'instance_power_on')
  edit.renameField(draft, ['Snapshot', 'size'], 'capacity')
  edit.relaxField(draft, ['VpcCreate', 'dns_name'])
  // One call is refused with more than all others.
  draft.components.schemas['ErrorInUse'] = structuredClone(edit.schema(draft, 'Error'))
  edit.addField(draft, ['ErrorInUse', 'used_by'], { type: 'string', description: 'Who uses it.' })
  edit.operation(draft, 'snapshot_delete').responses['4XX'] = {
    description: 'Somebody uses it.',
    content: { 'application/json': { schema: edit.ref('ErrorInUse') } },
  }
  for (const { name, edit: move } of editsOfUnions) if (movedFields.includes(name)) move(draft)
  edit.addField(draft, ['Disk', 'serial'], { type: 'string', description: 'Text of somebody else.' })
  for (const id of ['probe_list', 'probe_view', 'probe_create', 'probe_delete', 'system_quotas_list'])
    edit.removeOperation(draft, id)
}

interface Planned {
  folder: string
  file: string
  made: Applying
}

/** Somebody has known beforehand what the newer version has. */
const factsBefore = 'openapi/versions/beforehand.yaml'

let planned: Promise<Planned> | undefined

/** Planned once: it takes as long as two runs of the generator. */
function planOfAllKinds(): Promise<Planned> {
  const prepare = async (): Promise<Planned> => {
    const folder = makeScratch()
    copyTo(folder)
    writeFiles(folder, {
      [factsBefore]: 'version: "20990101.0.0"\noperations: {}\nschemas: {}\n',
      'openapi/resources/all-quotas.yaml':
        'page: all_quotas\ntitle: Quotas of all silos\nat: /system/all-quotas\noperation: system_quotas_list\nreached: by its address\n',
      // Code of screens that are made of an operation less, and of a part that no others have.
      'generated/screens/silo/queries.gen.ts': "import { quotas } from '../../../src/kit/queries/of-quotas.ts'\n",
    })
    const file = newer(folder, ofAllKinds)
    const made = await plan(folder, file)
    rmSync(join(folder, 'generated'), { recursive: true })
    return { folder, file, made }
  }
  planned ??= prepare()
  return planned
}

afterAll(async () => rmSync((await planOfAllKinds()).folder, { recursive: true, force: true }))

/** Whether all that a part says is said at the same place of the whole, or of something in it. */
function isIn(part: unknown, whole: unknown): boolean {
  const isSaid = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || a === null) return a === b
    if (typeof b !== 'object' || b === null) return false
    return Object.entries(a).every(([key, value]) => isSaid(value, Reflect.get(b, key)))
  }
  if (isSaid(part, whole)) return true
  return typeof whole === 'object' && whole !== null && Object.values(whole).some((inner) => isIn(part, inner))
}

describe('an upgrade that is applied', () => {
  it('keeps what the contract had until now, for servers that still have it, and not what it has from now on', async () => {
    const { folder, made } = await planOfAllKinds()
    const before = made.report.from
    const facts = textOf(made, `openapi/versions/${before}.yaml`)
    expect(facts).toContain('  probe_list: {call: "GET /experimental/v1/probes"')
    expect(facts).not.toContain('instance_power_on')
    const trial = makeScratch()
    cpSync(folder, trial, { recursive: true })
    writeUpgrade(trial, made.files)
    const { others = [] } = readContract(openInput({ root: trial }), createDiagnostics()) ?? {}
    expect(others.map(({ version }) => version)).toContain(before)
    expect(others.map(({ version }) => version)).not.toContain(made.report.to)
    expect(made.files.has(factsBefore)).toBe(true)
    rmSync(trial, { recursive: true, force: true })
  })

  it('is what the generator takes, with what is left to decide beside it', async () => {
    const { made } = await planOfAllKinds()
    expect(made.draft.refused).toEqual([])
    // What is certain is renamed, also where it followed from a name.
    expect(textOf(made, 'openapi/resources/snapshots.yaml')).toContain(
      'columns: [name, description, diskId, state, capacity,',
    )
    expect(textOf(made, 'openapi/resources/instances.yaml')).toMatch(
      /^ {2}start:\n(?: {4}.*\n)+ {4}op: instance_power_on$/m,
    )
    // Addresses have the parameters of the pages that they belong to.
    expect(textOf(made, 'openapi/resources/vpcs.yaml')).toContain(
      'at: /projects/:project/vpcs/:theVpc/firewall-rules-new/:rule\n',
    )
    // Entries join those of their entity.
    expect(textOf(made, 'openapi/resources/disks.yaml')).toContain('  freeze: {mock: {set: {}}}\n')
    // What is gone is named nowhere.
    expect(made.files.get('openapi/resources/probes.yaml')).toBeUndefined()
    expect(made.files.has('openapi/resources/probes.yaml')).toBe(true)
    expect(textOf(made, 'openapi/resources/console.yaml')).not.toContain('probe.list')
    // Somebody would have to write a page that nothing is left of.
    expect(made.files.get('openapi/resources/all-quotas.yaml')).toBeUndefined()
    expect(made.files.has('openapi/resources/all-quotas.yaml')).toBe(true)
    // Comments and our own words stay.
    expect(textOf(made, 'openapi/resources/console.yaml')).toContain(
      '# What shown numbers are, by the name of the field',
    )
    const before = readFileSync(join(root, 'openapi/schemas/disks.yaml'), 'utf8')
    const description = /^Disk:\n(?: {2}.*\n)*? {2}description: (.*)$/m.exec(before)?.[1] ?? ''
    expect(description).not.toBe('')
    expect(textOf(made, 'openapi/schemas/disks.yaml')).toContain(description)
    const notes = textOf(made, 'docs/upgrades/20990101.0.0.md')
    expect(notes).toContain('- When is freeze of disk offered?')
    expect(notes).toContain('- `Disk`: has words that were not written here')
    // regression: what came without a description was to review nowhere, though the checks complain of it.
    expect(notes).toContain('- `DiskVariants`: is new and has no description\n')
    expect(notes).toContain('an action freeze of disk (high; with `disk`)')
    // Each by the names that tables of tests have for it.
    expect(notes).toContain('- `beacon_list` is new, with `beacon`, `beacon.list`\n')
    expect(notes).toContain('- `disk_freeze` is new, with `disk.freeze`\n')
    expect(notes).toContain('- `probe` is gone\n')
    // Some of its columns were of the list that is gone.
    expect(notes).toContain('- `silo.list`: parts of it were taken out of the manifest\n')
    expect(notes).toContain('- `src/kit/queries/of-quotas.ts`: pages that had it are made of other operations now\n')
    expect(notes).toContain('- `ServiceIcmpConfig` is gone\n')
    expect(notes).toMatch(
      /^- `Snapshot\.size`, `Snapshot\.capacity`.*: Snapshot\.size is now capacity \(.*`snapshot_view`/m,
    )
    // What may be left out by now, with the forms that send it.
    expect(notes).toMatch(/^- `VpcCreate\.dns_name`.*: VpcCreate\.dns_name may be left out \(.*`vpc\.create`/m)
    // What is read and done by means of it, and pages as they stand in sidebars.
    expect(notes).toMatch(/^- `instance_start`.*`instance\.start`.*: instance_start is called instance_power_on$/m)
    // How it was asked for, where nothing answers that any more.
    expect(notes).toMatch(/^- `probe_list`, `GET \/experimental\/v1\/probes`, .* is gone$/m)
    expect(notes).toMatch(/^- `rack_list`, `GET \/v1\/system\/hardware\/racks`.*: rack_list is at \/v2\//m)
    expect(notes).not.toContain('`GET /v1/vpcs/{vpc}`')
    expect(notes).toMatch(/^- `probe\.list`, `\/projects\/:project\/probes`: the page is gone$/m)
    expect(notes).toMatch(/^- `beacon\.list`, .*: the page is new$/m)
    // As it stood in a sidebar.
    expect(notes).toContain('- `all_quotas`, `/system/all-quotas`, `Quotas of all silos`: the page is gone\n')
    expect(notes).toContain('- `affinity_group_update`: the mock answers a sample, which says nothing true\n')
  })

  it('has fields that went into a union where they are now', async () => {
    const { made } = await planOfAllKinds()
    const disks = textOf(made, 'openapi/resources/disks.yaml')
    expect(disks).toContain('imageId, device.devicePath, timeCreated')
    // A default is one of the variant that has the field.
    expect(disks).toContain('device: {kind: local, device_path: "/mnt/{name}"}')
    const addresses = textOf(made, 'openapi/resources/floating-ips.yaml')
    // A form asks for the whole of what the field is in, once, with what was said of the field.
    expect(addresses).toContain('create: {fields: [name, description, allocator]}')
    expect(addresses).toContain('  allocator.selector.pool: {label: IP pool, ref: {entity: ip_pool, view: mine}')
    expect(addresses).toContain('  allocator.ip: {help: Lowest free address')
    // Rows have it where it was.
    expect(addresses).toContain('  ip: {help: Lowest free address')
    expect(addresses).toContain('field: allocator.selector.pool}, ip: allocator.ip}')
    expect(addresses).toContain('row: {project_id: projectId, ip_pool_id: ipPoolId, ip: ip}')
    expect(textOf(made, 'openapi/resources/hardware.yaml')).toContain('usablePhysicalRam.bytes, rackId')
    expect(textOf(made, 'openapi/resources/networking.yaml')).toContain(
      'bgpPeers.peers.preference.localPref: {label: Local',
    )
    const screens = new Map(made.draft.model?.screens.map((screen) => [`${screen.id}`, screen]))
    expect(JSON.stringify(screens.get('floating_ip.create'))).toContain('"id":"pool"')
    expect(screens.get('disk.detail')).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ path: 'device.devicePath' })]),
    })
    const notes = textOf(made, 'docs/upgrades/20990101.0.0.md')
    expect(notes).toContain(
      '- mock `src/mock/behaviours/floating-ips.ts`: FloatingIpCreate.ip is now allocator[explicit].ip',
    )
    expect(notes).not.toMatch(/taken out.*devicePath|devicePath.*taken out/)
    expect(made.draft.removed.filter(({ why }) => /device_?path|allocator/i.test(why))).toEqual([])
  })

  it('writes what the report proposes, and asks what the report asks', async () => {
    const { folder, file, made } = await planOfAllKinds()
    const report = await reportUpgrade({ locations: { root: folder }, to: file }, createDiagnostics())
    const { proposals = [], questions } = report ?? {}
    expect(proposals.length).toBeGreaterThan(10)
    expect(proposals).toEqual(made.draft.placed)
    expect(questions).toEqual(made.report.questions)
    // Each is in the manifest as the report shows it.
    const written = [...made.files].flatMap(([name, text = '']) =>
      name.startsWith('openapi/resources/') ? dataOf(text) : [],
    )
    const lacking = proposals.filter(({ yaml }) => !written.some((entry) => isIn(dataOf(yaml)[0], entry)))
    expect(lacking).toEqual([])
  })

  it('has every new operation on a screen, answered by the mock, and excuses none', async () => {
    const { made } = await planOfAllKinds()
    const { model } = made.draft
    const added = made.changes.flatMap((change) => (change.type === 'operation-added' ? [change.operation] : []))
    expect(added.length).toBeGreaterThan(35)
    const covered = added.map((id) => ({ id, ...model?.coverage.operations[id] }))
    expect(covered.filter(({ excused, claimed }) => excused !== undefined || claimed !== undefined)).toEqual([])
    expect(covered.filter(({ screens = [] }) => screens.length === 0)).toEqual([])
    // What fits no shape and belongs to no row has a page with a form and its answer, in a sidebar.
    expect(covered.find(({ id }) => id === 'tide_calibrate')).toMatchObject({ screens: ['tide_calibrate'] })
    expect(model?.screens.find(({ id }) => `${id}` === 'tide_calibrate')).toMatchObject({
      kind: 'operation',
      path: '/system/tide-calibration',
    })
    expect(textOf(made, 'openapi/resources/console.yaml')).toMatch(/- tide_calibrate\n/)
    expect(textOf(made, 'docs/upgrades/20990101.0.0.md')).toContain(
      '- tide_calibrate fits no shape: which screen calls it?',
    )
    // Of an answer that is no row nothing true is known.
    expect(covered.filter(({ mock }) => mock === 'none')).toEqual([])
    expect(covered.filter(({ mock }) => mock === 'sample').map(({ id }) => id)).toEqual([
      'disk_deep_scan',
      // Buoys do not say which snapshot they belong to.
      'snapshot_buoy_list',
      'tide_calibrate',
    ])
    // Each has a way to it: a tab of the page above, or a sidebar.
    expect(textOf(made, 'openapi/resources/console.yaml')).toMatch(/- beacon\.list\n/)
    expect(textOf(made, 'openapi/resources/disks.yaml')).toMatch(/tabs: \[.*\bdisk_mark\b/)
  })

  it('names what is new as the texts of the document write it', async () => {
    const { made } = await planOfAllKinds()
    const titles = made.draft.model?.screens.flatMap((screen) =>
      `${screen.id}`.startsWith('nat_gateway.') ? [screen.title] : [],
    )
    expect(titles).toEqual(expect.arrayContaining(['NAT gateways', 'New NAT gateway']))
    expect(titles?.filter((title) => /\bnat\b/.test(title))).toEqual([])
  })

  it('changes nothing where the contract is the same', async () => {
    const folder = scratch()
    copyTo(folder)
    const file = join(folder, 'same.json')
    writeFileSync(file, edited(() => {}).bundle)
    const before = treeOf(folder)
    const said: string[] = []
    const say = (text: string): void => void said.push(text)
    const host = { cwd: folder, tty: false, stages, out: say, err: say }
    expect(await run(['upgrade', file, '--apply', '--root', folder], host)).toBe(0)
    expect(said).toEqual(['The contract is the same: nothing to write.\n'])
    expect(treeOf(folder)).toEqual(before)
  })

  it('happens entirely or not at all', async () => {
    const folder = scratch()
    copyTo(folder)
    const { made } = await planOfAllKinds()
    const before = treeOf(folder)
    let steps = 0
    const fail = (): void => {
      steps += 1
      if (steps === 4) throw new Error('the power is gone')
    }
    expect(() => writeUpgrade(folder, made.files, fail)).toThrow('the power is gone')
    expect(treeOf(folder)).toEqual(before)
    writeUpgrade(folder, made.files)
    const after = treeOf(folder)
    for (const [name, text] of made.files) expect(after[name], name).toBe(text)
    const differing = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
    expect(differing).toContain(digestFile)
    expect(byHandIn(differing)).toEqual([])
  })

  it('that is killed in the middle is undone by whatever is run next', async () => {
    const folder = scratch()
    copyTo(folder)
    const { made } = await planOfAllKinds()
    const before = treeOf(folder)
    const list = join(scratch(), 'files.json')
    writeFileSync(list, JSON.stringify([...made.files].map(([path, text]) => [path, text ?? null])))
    const script = fileURLToPath(new URL('kill-upgrade.ts', import.meta.url))
    const { signal, stderr } = spawnSync(process.execPath, [script, folder, list, '5'], { encoding: 'utf8' })
    expect(signal, stderr).toBe('SIGKILL')
    expect(treeOf(folder)).not.toEqual(before)
    const said: string[] = []
    const say = (text: string): void => void said.push(text)
    const host = { cwd: folder, tty: false, stages, out: say, err: say }
    // A check says so, and writes nothing.
    expect(await run(['--check', '--root', folder], host)).toBe(1)
    expect(said).toEqual(['An upgrade was interrupted while it wrote. Run: npm run generate\n'])
    expect(await run(['explain', 'disk.list', '--root', folder], host)).toBe(0)
    expect(said[1]).toBe('Undid what an interrupted upgrade had left half written.\n')
    expect(treeOf(folder)).toEqual(before)
  })

  it('generates, and needs nothing more', async () => {
    const { folder, file, made } = await planOfAllKinds()
    writeUpgrade(folder, made.files)
    const said: string[] = []
    const say = (text: string): void => void said.push(text)
    const host = { cwd: folder, tty: false, stages, out: say, err: say }
    expect(await run(['--root', folder], host), said.join('')).toBe(0)
    expect(existsSync(join(folder, 'generated/screens/beacon/list.gen.tsx'))).toBe(true)
    // The written contract says what the document says, by the test that every contract is put to.
    const bundle = readFileSync(join(folder, 'generated/openapi.json'), 'utf8')
    const facts = JSON.parse(readFileSync(join(folder, digestFile), 'utf8'))
    expect(facts.version).toBe('20990101.0.0')
    expect(Object.keys(facts.operations)).toContain('tide_calibrate')
    expect(compareDigests(facts, JSON.parse(digestText(bundle)) as FactsDigest)).toEqual([])
    expect(await run(['upgrade', file, '--root', folder], host)).toBe(0)
    expect(said.at(-1)).toMatch(
      /^Contract 20990101\.0\.0 to 20990101\.0\.0: 0 breaking, 0 warnings, 0 for information\n$/,
    )
  })
})
