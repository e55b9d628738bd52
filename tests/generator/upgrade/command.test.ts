/** `npm run upgrade` as people run it: what it prints, and how it ends. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { compareContracts } from '../../../generator/upgrade/compare/compare.ts'
import { failuresOf } from '../../../generator/upgrade/compile/failures.ts'
import { failuresText } from '../../../generator/upgrade-compile.ts'
import { readUpgrade } from '../../../generator/upgrade-options.ts'
import { root, scratch } from '../support/folders.ts'
import { documentation, isOfContract, shownFailures, shownReport, sixChanges } from './documented.ts'
import { contracted, edited, ownContract, type Draft } from './draft.ts'
import * as edit from './edits.ts'

async function command(argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const result = { code: -1, out: '', err: '' }
  const host = {
    cwd: root,
    tty: false,
    stages,
    out: (text: string) => void (result.out += text),
    err: (text: string) => void (result.err += text),
  }
  result.code = await run(argv, host)
  return result
}

function document(change: (draft: Draft) => void): string {
  const file = join(scratch(), 'newer.json')
  writeFileSync(file, edited(change).bundle)
  return file
}

it('a contract that is the same changes nothing', async () => {
  const { code, out, err } = await command(['upgrade', document(() => {})])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Contract (\S+) to \1: 0 breaking, 0 warnings, 0 for information\n$/)
})

it('a warning fails only where that is asked for', async () => {
  const file = document((draft) => {
    draft.info.version = 'newer'
    edit.addValue(draft, 'SnapshotState', 'archived')
  })
  const told = await command(['upgrade', file, '--report', 'json'])
  expect(told.code).toBe(0)
  expect(JSON.parse(told.out)).toMatchObject({ to: 'newer', summary: { breaking: 0, warning: 1, info: 0 } })
  const strict = await command(['upgrade', file, '--fail-on', 'warning'])
  expect(strict.code).toBe(1)
  expect(strict.out).toContain('warning   SnapshotState may be archived')
  expect(strict.out).toMatch(/column +snapshot\.list columns state +openapi\/resources\/snapshots\.yaml:\d+/)
})

it('a report between two contracts counts from the older one', async () => {
  const older = document((draft) => edit.addField(draft, ['Disk', 'serial'], { type: 'string' }))
  const { code, out } = await command(['--report', older, 'openapi/openapi.yaml'])
  expect(code).toBe(0)
  expect(out).toContain('Disk.serial is gone')
})

it.each([
  [['upgrade'], 'Name one newer contract.'],
  [['upgrade', 'a', 'b'], 'Name one newer contract.'],
  [['upgrade', 'a', '--report', 'xml'], 'The report is text, or --report json.'],
  [['upgrade', 'a', '--fail-on', 'info'], 'What fails is --fail-on breaking or --fail-on warning.'],
  [['upgrade', 'a', '--watch'], 'A report writes nothing: it goes with neither --watch nor --check.'],
  [['--report', 'a'], 'Name two contracts: --report OLD NEW.'],
  [['--apply'], 'Only an upgrade knows --apply and --compile.'],
  [['upgrade', 'a', '--apply', '--compile'], '--compile goes without --apply.'],
  [['upgrade', 'a', '--apply', '--spec', 'b'], '--apply goes without --spec.'],
  [['upgrade', 'a', '--out', 'b'], 'A report has no output folder: leave --out out.'],
  [['--report', 'a', 'b', '--spec', 'c'], 'Both contracts are named: --report OLD NEW goes without --spec.'],
  [['--json'], 'Only reports know --fail-on and --json.'],
] as const)('%j is refused', async (argv, message) => {
  const { code, err } = await command(argv)
  expect(code).toBe(2)
  expect(err).toContain(message)
})

it('without words there is nothing to compare', () => {
  expect(readUpgrade({ values: { json: false, watch: false, check: false }, positionals: ['explain', 'x'] })).toBe(
    undefined,
  )
})

/** Without what changes with every edit of other files: lines of files, hand-written code that is named, and the place of the last column. */
const lasting = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/:\d+$/, '')
        .replace(/ {2,}(?=\S+$)/, '  ')
        .trimEnd(),
    )
    .filter((line) => !/^ {2}(?:source|override|mock|test) |^ {2}… and/.test(line))

it('what the documentation shows is what is printed', async () => {
  // What it shows was printed for the contract that it names: `npm run bench -- upgrade` tells when that is an older one.
  expect(documentation).toMatch(/^Contract \d{8}\.0\.0 to /m)
  if (!isOfContract(ownContract().document.info.version)) return
  const { out } = await command(['upgrade', document(sixChanges)])
  expect(lasting(shownReport)).toEqual(lasting(out))
})

it('what it shows of code that does not compile is how that is told, of files that name it', () => {
  const found = shownFailures.map((shown) => /^ {2}\S+ +(\S+):(\d+)\n +(TS\d+: .*)\n/.exec(shown) ?? [])
  expect(found.map(([, file]) => file?.split('/').slice(0, 2).join('/'))).toEqual([
    'src/features',
    'src/mock',
    'src/overrides',
  ])
  if (!isOfContract(ownContract().document.info.version)) return
  const changes = compareContracts(contracted(ownContract()), contracted(edited(sixChanges)))
  for (const [i, [, file = '', line = '', message = '']] of found.entries()) {
    const text = readFileSync(join(root, file), 'utf8')
    const failures = failuresOf(`${file}(${line},1): error ${message}`, { changes, gone: new Map(), lineOf: () => '' })
    expect(failuresText(failures)).toBe(`\nDoes not compile: 1\n${shownFailures[i]}`)
    const named = [...message.matchAll(/'(?:\{ )?(\w+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => text.includes(name))).not.toEqual([])
  }
})
