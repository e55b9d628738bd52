/**
 * An upgrade: how much of the corpus is found and how little besides, whether what is called breaking does break, and how long report and
 * `--apply` take beside a run of the generator.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run, stages } from '../../generator/cli.ts'
import { createDiagnostics } from '../../generator/diagnostics.ts'
import { compareContracts } from '../../generator/upgrade/compare/compare.ts'
import { planUpgrade } from '../../generator/upgrade-apply.ts'
import { compileUpgrade } from '../../generator/upgrade-compile.ts'
import { upgraded } from '../generator/upgrade/console.ts'
import { corpus } from '../generator/upgrade/corpus.ts'
import { contracted, edited, ownContract } from '../generator/upgrade/draft.ts'
import { expectations } from '../generator/upgrade/impact-expected.ts'
import { keyOf } from '../generator/upgrade/key-of.ts'
import { enlarge } from '../generator/upgrade/larger.ts'
import { measure } from '../generator/upgrade/measure.ts'
import { partsIn } from '../generator/upgrade/parts-in.ts'
import touched from '../generator/upgrade/touched.json' with { type: 'json' }

const root = new URL('../../', import.meta.url).pathname
const rounds = 5

const [changes, classes, parts] = [measure(), measure(), measure()]
const own = contracted(ownContract())
const allParts: Readonly<Record<string, readonly string[]>> = touched
for (const { name, edit, changes: expected } of corpus) {
  changes.add({ found: compareContracts(own, contracted(edited(edit))).map(keyOf), expected })
  const { report } = upgraded(edit)
  const found = report.changes.flatMap((change) => change.touches.map((one) => `${one.what} ${one.name}`))
  parts.add({ found: partsIn(found), expected: allParts[name] ?? [] })
  const weight = expectations.find((one) => one.edit === name)?.weight
  if (weight !== undefined) classes.add({ found: [report.changes[0]?.weight ?? 'info'], expected: [weight] })
}
console.log(`${corpus.length} edits of our contract, one change each     precision   recall`)
for (const [what, measured] of [
  ['what has changed', changes],
  ['how much it matters', classes],
  ['which parts it touches', parts],
] as const) {
  const { precision, recall } = measured.result()
  console.log(`${what.padEnd(44)} ${precision.toFixed(3).padStart(11)} ${recall.toFixed(3).padStart(8)}`)
}

const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
const documentOf = (name: string, edit: Parameters<typeof edited>[0]): string => {
  const file = join(folder, name)
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    edit(draft)
  })
  writeFileSync(file, bundle)
  return file
}

try {
  // What is breaking though the generator takes it does not compile: hand-written code names it or leaves it out.
  const alone = expectations.flatMap((one) =>
    one.alone === true ? corpus.filter(({ name }) => name === one.edit) : [],
  )
  const together = documentOf('alone.json', (draft) => alone.forEach(({ edit }) => edit(draft)))
  const plan = await planUpgrade({ locations: { root }, to: together }, createDiagnostics())
  if (plan === undefined) throw new Error('the edits cannot be planned')
  const generate = async (made: string): Promise<string | undefined> => {
    let told = ''
    const host = { cwd: made, tty: false, stages, out: () => {}, err: (text: string) => void (told += text) }
    return (await run(['--root', made], host)) === 0 ? undefined : told
  }
  const failures = await compileUpgrade({ root, plan, generate })
  if (typeof failures === 'string') throw new Error(failures)
  const causes = new Set(failures.map(({ cause }) => cause))
  const quiet = alone.flatMap(({ name, edit }) =>
    upgraded(edit).report.changes.some(({ title }) => causes.has(title)) ? [] : [name],
  )
  console.log(
    `breaking without a fault of the manifest: ${alone.length}, of which compile all the same: ${quiet.length}`,
  )
  for (const name of quiet) console.log(`  ${name}`)

  const larger = documentOf('larger.json', (draft) => void enlarge(draft))
  const project = join(folder, 'project')
  cpSync(join(root, 'openapi'), join(project, 'openapi'), { recursive: true })
  const time = (args: readonly string[], done: number): number => {
    const start = performance.now()
    const { status, stderr } = spawnSync(process.execPath, ['generator/cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== done) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
    return performance.now() - start
  }
  const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const times = { generate: [] as number[], report: [] as number[], apply: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.generate.push(time(['--no-cache', '--out', join(folder, 'generated')], 0))
    times.report.push(time(['upgrade', larger], 1))
    rmSync(project, { recursive: true })
    for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides'])
      cpSync(join(root, part), join(project, part), { recursive: true })
    times.apply.push(time(['upgrade', larger, '--apply', '--root', project], 0))
  }
  console.log(`\n${rounds} runs of each, whole processes; a document with more than forty new operations`)
  for (const [what, all] of Object.entries(times))
    console.log(
      `${what.padEnd(10)} median ${median(all).toFixed(0).padStart(6)} ms   of a generate ${(median(all) / median(times.generate)).toFixed(2)}`,
    )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
