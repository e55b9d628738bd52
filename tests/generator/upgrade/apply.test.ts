/** `npm run upgrade -- FILE --apply`: what it writes, and that it writes all of it or nothing. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planUpgrade, writeUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { filesBelow } from '../support/fixture.ts'
import { root, scratch } from '../support/folders.ts'
import { edited, type Draft } from './draft.ts'
import * as edit from './edits.ts'

/** What an upgrade reads of the repository. */
function copy(): string {
  const folder = scratch()
  for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
  return folder
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

function ofAllKinds(draft: Draft): void {
  edit.renameOperation(draft, 'instance_start', 'instance_power_on')
  edit.renameField(draft, ['Snapshot', 'size'], 'capacity')
  edit.addField(draft, ['Disk', 'serial'], { type: 'string', description: 'Text of somebody else.' })
  const { operation } = { operation: edit.operation(draft, 'disk_view') }
  draft.paths['/v1/disks/{disk}/freeze'] = {
    post: { ...operation, operationId: 'disk_freeze', description: 'Stops all writes to a disk.' },
  }
  for (const id of ['probe_list', 'probe_view', 'probe_create', 'probe_delete']) edit.removeOperation(draft, id)
}

let planned: Promise<Applying> | undefined

/** Planned once: it takes as long as two runs of the generator. */
function planOfAllKinds(): Promise<Applying> {
  const folder = copy()
  planned ??= plan(folder, newer(folder, ofAllKinds))
  return planned
}

describe('an upgrade that is applied', () => {
  it('is what the generator takes, with what is left to decide beside it', async () => {
    const made = await planOfAllKinds()
    expect(made.draft.refused).toEqual([])
    // What is certain is renamed, also where it followed from a name.
    expect(textOf(made, 'openapi/resources/snapshots.yaml')).toContain(
      'columns: [name, description, diskId, state, capacity,',
    )
    expect(textOf(made, 'openapi/resources/instances.yaml')).toMatch(
      /^ {2}start:\n(?: {4}.*\n)+ {4}op: instance_power_on$/m,
    )
    // Entries join those of their entity.
    expect(textOf(made, 'openapi/resources/disks.yaml')).toContain('  freeze: {mock: {set: {}}}\n')
    // What is gone is named nowhere.
    expect(made.files.get('openapi/resources/probes.yaml')).toBeUndefined()
    expect(made.files.has('openapi/resources/probes.yaml')).toBe(true)
    expect(textOf(made, 'openapi/resources/console.yaml')).not.toContain('probe.list')
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
    expect(notes).toContain('an action freeze of disk (high; with `disk`)')
  })

  it('changes nothing where the contract is the same', async () => {
    const folder = copy()
    const file = join(folder, 'same.json')
    writeFileSync(file, edited(() => {}).bundle)
    expect((await plan(folder, file)).files).toEqual(new Map())
  })

  it('happens entirely or not at all', async () => {
    const folder = copy()
    const made = await planOfAllKinds()
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
  })

  it('needs nothing more once it was applied', async () => {
    const folder = copy()
    const file = newer(folder, ofAllKinds)
    const said: string[] = []
    const say = (text: string): void => void said.push(text)
    const host = { cwd: folder, tty: false, stages, out: say, err: say }
    expect(await run(['upgrade', file, '--apply', '--root', folder], host)).toBe(0)
    expect(said.join('')).toContain('What is left to decide: docs/upgrades/20990101.0.0.md')
    expect(await run(['upgrade', file, '--root', folder], host)).toBe(0)
    expect(said.at(-1)).toMatch(
      /^Contract 20990101\.0\.0 to 20990101\.0\.0: 0 breaking, 0 warnings, 0 for information\n$/,
    )
  })
})
