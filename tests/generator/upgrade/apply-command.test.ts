/** `npm run upgrade -- FILE --apply` as people run it: what it prints, and how it ends. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { beforeEach, expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { root, scratch } from '../support/folders.ts'
import { edited, type Draft } from './draft.ts'
import * as edit from './edits.ts'

let folder = ''

beforeEach(() => {
  folder = scratch()
  for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
})

async function command(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const code = await run([...argv, '--root', folder], {
    cwd: folder,
    tty: false,
    stages,
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  })
  return { code, ...said }
}

function document(change: (draft: Draft) => void): string {
  const file = join(folder, 'newer.json')
  writeFileSync(file, edited(change).bundle)
  return file
}

const aWarning = (draft: Draft): void => {
  draft.info.version = '20990101.0.0'
  edit.addValue(draft, 'SnapshotState', 'archived')
}

it('regression: --apply printed text where --report json was asked for, and no weight made it fail', async () => {
  const { code, out, err } = await command('upgrade', document(aWarning), '--apply', '--report', 'json')
  expect(code).toBe(0)
  const report: unknown = JSON.parse(out)
  expect(report).toMatchObject({ to: '20990101.0.0', summary: { breaking: 0, warning: 1, info: 0 } })
  const schema = JSON.parse(readFileSync(join(root, 'generator/upgrade/report/report.schema.json'), 'utf8')) as object
  expect(new Ajv({ strict: false }).validate(schema, report)).toBe(true)
  expect(err).toContain('What is left to decide: docs/upgrades/20990101.0.0.md')
  expect(existsSync(join(folder, 'docs/upgrades/20990101.0.0.md'))).toBe(true)
})

it('what is written fails where a weight is named that it has', async () => {
  const { code, out } = await command('upgrade', document(aWarning), '--apply', '--fail-on', 'warning')
  expect(code).toBe(1)
  expect(out).toMatch(/^Contract \S+ to 20990101\.0\.0: \d+ files written/)
  expect(existsSync(join(folder, 'docs/upgrades/20990101.0.0.md'))).toBe(true)
})

it('regression: a version that is a path wrote its facts outside of their folder', async () => {
  const file = document((draft) => {
    draft.info.version = '../../outside'
  })
  const { code, err } = await command('--facts', file)
  expect(code).toBe(3)
  expect(err).toContain('The version is "../../outside": facts are kept by a version like 20250801.0.0.')
  expect(existsSync(join(folder, 'outside.yaml'))).toBe(false)
})

it('regression: facts of a version that has no such form were written, and then refused by every run', async () => {
  const named = document((draft) => {
    draft.info.version = 'spring'
  })
  expect(await command('upgrade', named, '--apply')).toMatchObject({ code: 0 })
  expect(await command('upgrade', document(aWarning), '--apply')).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'openapi/versions/spring.yaml'))).toBe(false)
  expect(await command('upgrade', document(aWarning))).toMatchObject({ code: 0 })
})

it('regression: that buttons of a tab that is gone are in the menu of rows was told nowhere', async () => {
  const file = document((draft) => {
    draft.info.version = '20990101.0.0'
    edit.removeArea(draft, '/v1/alert-receivers/{receiver}/deliveries')
  })
  expect(await command('upgrade', file, '--apply')).toMatchObject({ code: 0 })
  const notes = readFileSync(join(folder, 'docs/upgrades/20990101.0.0.md'), 'utf8')
  expect(notes).toContain(
    '- `alert_receiver.detail`, `alert_receiver.list`: parts of it were taken out of the manifest',
  )
})
