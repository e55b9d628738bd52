/**
 * What changes mean for our own console, and that all of them are found: how much they matter, and which parts of it they touch. Weights and the places of `impact-expected.ts` are
 * written by hand. All columns, rows, fields and actions that a change touches are read off the text of the screens (`screens-read.ts`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { isFailure } from '../../../generator/upgrade/report/report.ts'
import { textOf } from '../../../generator/upgrade/report/text.ts'
import { root } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { hasScreen, upgraded } from './console.ts'
import { corpus } from './corpus.ts'
import {
  addField,
  addQuery,
  editQuery,
  movePath,
  operation,
  relaxField,
  renameField,
  renameOperation,
} from './edits.ts'
import { expectations } from './impact-expected.ts'
import { keyOf } from './key-of.ts'
import { measure } from './measure.ts'
import { partsIn } from './parts-in.ts'
import { touchedAsRead } from './screens-read.ts'

const schema: unknown = JSON.parse(readFileSync(join(root, 'generator/upgrade/report/report.schema.json'), 'utf8'))
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema as object) // a schema is an object

describe('an upgrade', () => {
  const measured = measure()
  const compared = measure()
  const cases = expectations.map((one) => ({
    ...one,
    about: corpus.find(({ name }) => name === one.edit)?.changes.join('; ') ?? '',
  }))

  it.for(cases)('is $weight when $edit: $about', ({ edit, weight, touches = [], alone, about }, { skip }) => {
    const one = corpus.find(({ name }) => name === edit)
    if (one === undefined) throw new Error(`the corpus has no "${edit}"`)
    const { changes, report, refused } = upgraded(one.edit)
    const differences = changes.map(keyOf)
    compared.add({ found: differences, expected: one.changes })
    expect(differences.sort()).toEqual([...one.changes].sort())
    const screens = touches.flatMap((part) => /^(?:action|column|field|row|screen) ([\w.]+)/.exec(part)?.[1] ?? [])
    const lost = screens.filter((id) => !hasScreen(id))
    skip(lost.length > 0 && isUpgraded, `this contract leaves no ${lost.join(', ')}`)
    const found = report.changes.flatMap((change) => change.touches.map(({ what, name }) => `${what} ${name}`))
    const worst = report.changes[0]?.weight ?? 'info'
    const parts = partsIn(found)
    const allParts = touchedAsRead(one.changes)
    measured.add({ name: about, found: [worst, ...parts], expected: [weight, ...allParts] })
    expect(touches.filter((touch) => !found.includes(touch))).toEqual([])
    expect(worst).toBe(weight)
    // One part too many is as wrong as one that is missing.
    expect(parts).toEqual(allParts)
    // What the generator refuses is breaking, and what is breaking it refuses, but for what it cannot see.
    const faults = refused.filter(({ code }) => code !== 'UNCLAIMED_OPERATION')
    const isRefused = weight === 'breaking' && alone !== true
    skip(
      isUpgraded && isRefused && faults.length === 0,
      'only code of this console has it by now, and the generator sees none',
    )
    expect(faults.length > 0).toBe(isRefused)
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
    expect(isFailure(report, 'breaking')).toBe(weight === 'breaking')
    expect(isFailure(report, 'warning')).toBe(weight !== 'info')
    expect(textOf(report)).toContain(weight === 'info' ? '0 breaking, 0 warnings' : `\n${weight}`)
  })

  it('tells what a renamed name is called now, not what looks like it', () => {
    const { report, refused } = upgraded((draft) => {
      renameOperation(draft, 'disk_view', 'show_disk')
      addField(draft, ['Snapshot', 'sizes'], { type: 'string' })
      renameField(draft, ['Snapshot', 'size'], 'capacity')
    })
    const fixes = report.changes.filter(({ weight }) => weight === 'breaking').map(({ fix }) => fix)
    expect(fixes).toEqual(expect.arrayContaining(['Write show_disk for disk_view.', 'Write capacity for size.']))
    // Without knowing the older document, the generator can only go by looks.
    const guesses = refused.flatMap(({ suggestion }) => suggestion ?? [])
    expect(guesses).toContain('did you mean `sizes`?')
    expect(fixes).not.toContain('did you mean `sizes`?')
    expect(guesses).not.toContain('did you mean `disk_list`?')
  })

  it('is breaking where only hand-written code calls without what is required now', () => {
    const { report } = upgraded((draft) => {
      for (const id of ['silo_utilization_view', 'affinity_group_member_instance_view'])
        addQuery(draft, id, 'region', { required: true })
    })
    const [called, excused] = report.changes.filter((one) => one.type === 'parameter-added')
    expect(called).toMatchObject({ weight: 'breaking', reason: 'a value that the server needs is not sent' })
    expect(called?.touches.map(({ name }) => name)).toContain('src/overrides/silo/quotas-slots.tsx')
    expect(excused).toMatchObject({ weight: 'info', reason: 'nothing calls it' })
  })

  it('regression: code that is given what a call answers, and states its own type of it, was not told', () => {
    const { report } = upgraded((draft) => renameField(draft, ['SiloRoleRoleAssignment', 'identity_id'], 'whom'))
    const [renamed] = report.changes.filter(({ type }) => type === 'field-renamed')
    const touched = renamed?.touches.map(({ name }) => name)
    expect(touched).toContain('src/app/roles/effective.ts')
    // What only generated screens give to the kit is told with those.
    expect(touched).not.toContain('src/kit/access/rows.ts')
  })

  it('regression: code that calls what is below something else by now, which it does not say, was told for information', () => {
    const { report } = upgraded((draft) => {
      const at = '/v1/snapshots/{snapshot}'
      movePath(draft, at, `/v1/projects/{project}${at.slice('/v1'.length)}`)
      for (const id of ['snapshot_view', 'snapshot_delete'])
        editQuery(draft, [id, 'project'], { in: 'path', required: true })
    })
    const [moved] = report.changes.filter(({ title }) => title.startsWith('snapshot_view is at'))
    expect(moved).toMatchObject({ weight: 'breaking', fix: 'Send it where it is called.' })
    expect(moved?.touches.map(({ name }) => name)).toContain('src/features/image-upload/connection.ts')
  })

  it('regression: code that calls by an address of which a parameter is called otherwise was told only where it has that in quotes', () => {
    const { report } = upgraded((draft) => {
      const at = '/v1/instances/{instance}/serial-console'
      movePath(draft, at, at.replace('{instance}', '{machine}'))
      for (const id of ['instance_serial_console', 'instance_serial_console_stream'])
        editQuery(draft, [id, 'instance'], { name: 'machine' })
    })
    const [renamed] = report.changes.filter(({ type }) => type === 'parameter-renamed')
    expect(renamed?.weight).toBe('breaking')
    const touched = renamed?.touches.map(({ name }) => name)
    expect(touched).toContain('src/features/serial-console/connection.ts')
    // What calls something else does not.
    expect(touched).not.toContain('src/features/instance/FailureNotice.tsx')
  })

  it('regression: a view that answers a list and a form whose body is a text were told for information', () => {
    for (const [name, cause] of [
      ['a view answers a list', 'the answer of `image_view` is no object'],
      ['the body of a form is a text', 'the body of `project_update` is no object'],
    ]) {
      const { report } = upgraded(corpus.find((one) => one.name === name)?.edit ?? (() => undefined))
      expect(report.changes).toMatchObject([{ weight: 'breaking', reason: cause }])
      expect(report.refused).toEqual([])
    }
  })

  it('regression: what names fields of a union that says nothing of itself any more stood apart from it', () => {
    const { report } = upgraded((draft) => {
      draft.components.schemas['DiskState'] = { description: 'Stage of a disk.' }
    })
    expect(report.refused.filter(({ cause }) => cause.includes('`state.'))).toEqual([])
    expect(report.changes[0]?.weight).toBe('breaking')
    expect(report.changes[0]?.title).toBe(
      'DiskState: one of creating, detached, import_ready, importing_from_url, importing_from_bulk_writes and 7 more is now anything',
    )
  })

  it('regression: code that reads fields of a type that is another one now was told for information', () => {
    const { report } = upgraded((draft) => {
      draft.components.schemas['ByteCount'] = { type: 'string' }
    })
    const [change] = report.changes.filter(({ title }) => title.startsWith('ByteCount:'))
    expect(change?.weight).toBe('warning')
    const touched = change?.touches.map(({ name }) => name)
    expect(touched).toContain('src/features/utilization/TopUse.tsx')
    expect(touched).toContain('src/mock/behaviours/disks.ts')
    // What has nothing of it is not told.
    expect(touched).not.toContain('src/features/serial-console/connection.ts')
  })

  it('regression: code that reads what may be left out of an answer, or a body that may be, was told nothing', () => {
    const { report } = upgraded((draft) => {
      relaxField(draft, ['Vpc', 'id'])
      const body = operation(draft, 'floating_ip_attach').requestBody
      if (body !== undefined) body.required = false
    })
    const about = (start: string): object | undefined => report.changes.find(({ title }) => title.startsWith(start))
    const mock = (name: string): object => expect.arrayContaining([expect.objectContaining({ name })])
    expect(about('Vpc.id may be left out')).toMatchObject({
      weight: 'warning',
      touches: mock('src/mock/networking/vpc-defaults.ts'),
    })
    expect(about('body of floating_ip_attach')).toMatchObject({
      weight: 'warning',
      touches: mock('src/mock/behaviours/floating-ips.ts'),
    })
  })

  it('regression: what only the wire spells otherwise had a fix that says nothing, and was not sent', () => {
    const { report } = upgraded((draft) => {
      renameField(draft, ['DeviceAuthVerify', 'user_code'], 'userCode')
      renameField(draft, ['DeviceAuthRequest', 'client_id'], 'clientId')
    })
    const renamed = report.changes.filter(({ title }) => title.startsWith('DeviceAuth'))
    expect(renamed.map(({ fix }) => fix).sort()).toEqual([
      'Write clientId for client_id.',
      'Write userCode for user_code.',
    ])
    // Code of the console has the client's words.
    const touched = renamed.flatMap(({ touches }) => touches.map(({ what }) => what))
    expect(touched).not.toContain('override')
  })

  it('knows nearly all that differs, and says nearly nothing else', ({ skip }) => {
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    skip(isUpgraded && compared.size() === 0, 'no edit of the corpus can be made of this document')
    const { precision, recall } = compared.result()
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it('is judged right nearly always, and touches what it says and nothing else', () => {
    expect(expectations.map(({ edit }) => edit).sort()).toEqual(corpus.map(({ name }) => name).sort())
    const { precision, recall } = measured.result()
    expect(Math.min(precision, recall) >= 0.95 ? [] : measured.wrong()).toEqual([])
  })
})
