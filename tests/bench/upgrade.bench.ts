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
import { planUpgrade, type Applying } from '../../generator/upgrade-apply.ts'
import { reportUpgrade } from '../../generator/upgrade-draft.ts'
import { compileUpgrade, failuresText } from '../../generator/upgrade-compile.ts'
import { missedBars } from '../generator/upgrade/bars.ts'
import { upgraded } from '../generator/upgrade/console.ts'
import { contractFaults } from '../generator/upgrade/contract-faults.ts'
import { corpus, type Edit } from '../generator/upgrade/corpus.ts'
import { documentation, isOfContract, shownFailures, sixChanges } from '../generator/upgrade/documented.ts'
import { contracted, edited, ownContract } from '../generator/upgrade/draft.ts'
import { expectations } from '../generator/upgrade/impact-expected.ts'
import { keyOf } from '../generator/upgrade/key-of.ts'
import { enlarge } from '../generator/upgrade/larger.ts'
import { measure } from '../generator/upgrade/measure.ts'
import { partsIn } from '../generator/upgrade/parts-in.ts'
import { touchedAsRead } from '../generator/upgrade/screens-read.ts'
import { shapeOf } from '../generator/upgrade/wide-expected.ts'
import { pieces } from '../generator/upgrade/wide.ts'

const root = new URL('../../', import.meta.url).pathname
const rounds = 5

interface Breaking {
  name: string
  edit: Edit['edit']
  /** As reports and the compiler's failures say them. */
  titles: readonly string[]
  /** Operations and schemas that it changes. */
  names: readonly string[]
}
const namesIn = (line: string): string[] => line.split(' ').flatMap((word) => word.split('.')[0] ?? [])

const [changes, classes, parts, proposals] = [measure(), measure(), measure(), measure()]
const own = contracted(ownContract())
/** Edits that are called breaking: those that the generator refuses, and those that it takes, which must not compile. */
const [refusedEdits, quietEdits]: [Breaking[], Breaking[]] = [[], []]
for (const { name, edit, changes: expected } of corpus) {
  changes.add({ found: compareContracts(own, contracted(edited(edit))).map(keyOf), expected })
  const { report, refused } = upgraded(edit)
  const touched = report.changes.flatMap((change) => change.touches.map((one) => `${one.what} ${one.name}`))
  parts.add({ found: partsIn(touched), expected: touchedAsRead(expected) })
  const weight = expectations.find((one) => one.edit === name)?.weight
  if (weight === undefined) throw new Error(`nobody says how much it matters that ${name}`)
  const worst = report.changes[0]?.weight ?? 'info'
  classes.add({ found: [worst], expected: [weight] })
  if (worst === 'breaking')
    (refused.some(({ code }) => code !== 'UNCLAIMED_OPERATION') ? refusedEdits : quietEdits).push({
      name,
      edit,
      titles: report.changes.map(({ title }) => title),
      names: expected.flatMap(namesIn),
    })
}
console.log(`${corpus.length} edits of our contract, one change each     precision   recall`)
const found: Record<string, { precision: number; recall: number }> = {}
const tell = (what: string, measured: ReturnType<typeof measure>): void => {
  const { precision, recall } = measured.result()
  found[what] = { precision, recall }
  console.log(`${what.padEnd(44)} ${precision.toFixed(3).padStart(11)} ${recall.toFixed(3).padStart(8)}`)
}
tell('what has changed', changes)
tell('how much it matters', classes)
tell('which parts it touches', parts)

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
  const planOf = async (to: string): Promise<Applying> => {
    const diagnostics = createDiagnostics()
    const plan = await planUpgrade({ locations: { root }, to }, diagnostics)
    if (plan === undefined) throw new Error(JSON.stringify(diagnostics.all))
    return plan
  }
  let ids: string[] = []
  const wide = documentOf('wide.json', (draft) => void (ids = pieces.flatMap(({ edit }) => edit(draft))))
  const { draft: placed } = await planOf(wide)
  proposals.add({
    found: placed.placed.flatMap(({ shape, operations }) => operations.map((id) => `${id} ${shape}`)),
    expected: ids.map((id) => `${id} ${shapeOf(id)}`),
  })
  tell(`what is proposed for ${ids.length} new operations`, proposals)
  const shown = await reportUpgrade({ locations: { root }, to: wide }, createDiagnostics())
  const isSame = JSON.stringify(shown?.proposals) === JSON.stringify(placed.placed)
  console.log(`a report proposes what --apply writes: ${isSame ? 'yes' : 'no'}`)
  if (!isSame) process.exitCode = 1

  // What is breaking though the generator takes it does not compile. Edits that change the same things are not tried together.
  const groups: Breaking[][] = []
  for (const one of quietEdits) {
    const group = groups.find((all) => !all.some(({ names }) => names.some((name) => one.names.includes(name))))
    if (group === undefined) groups.push([one])
    else group.push(one)
  }
  const generate = async (made: string): Promise<string | undefined> => {
    let told = ''
    const host = { cwd: made, tty: false, stages, out: () => {}, err: (text: string) => void (told += text) }
    return (await run(['--root', made], host)) === 0 ? undefined : told
  }
  const compiled: string[] = []
  for (const [i, group] of groups.entries()) {
    const plan = await planOf(documentOf(`group-${i}.json`, (draft) => group.forEach(({ edit }) => edit(draft))))
    const failures = await compileUpgrade({ root, plan, generate })
    if (typeof failures === 'string') throw new Error(failures)
    const causes = new Set(failures.map(({ cause }) => cause))
    compiled.push(...group.filter(({ titles }) => !titles.some((title) => causes.has(title))).map(({ name }) => name))
  }
  // A name that now calls something else compiles: what breaks is what the call does.
  const addressOf = (edit: Edit['edit'], id: string): string =>
    contracted(edited(edit)).operations.find((one) => one.id === id)?.path ?? ''
  const isElsewhere = ({ edit, names }: Breaking): boolean =>
    names.some((id) => addressOf(() => {}, id) !== addressOf(edit, id))
  const unfailing = quietEdits.filter(({ name }) => compiled.includes(name))
  const elsewhere = unfailing.filter(isElsewhere)
  // What the client does by the conventions compiles as well, whatever the contract says of it.
  const refusedCalls = unfailing.filter(
    (one) => !elsewhere.includes(one) && contractFaults(edited(one.edit)).length > 0,
  )
  const unbroken = unfailing.filter((one) => !elsewhere.includes(one) && !refusedCalls.includes(one))
  const failing = quietEdits.length - compiled.length
  console.log(
    `\nbreaking: ${refusedEdits.length + quietEdits.length}; the generator refuses ${refusedEdits.length}, ${failing} do not compile, ` +
      `${elsewhere.length} compile and call something else, ${refusedCalls.length} do what the contract does not let pass, ` +
      `nothing fails of ${unbroken.length}`,
  )

  // What the documentation shows of code that does not compile, but for the lines that it stands in.
  const withoutLines = (text: string): string => text.replaceAll(/:\d+$/gm, '')
  const six = documentOf('six.json', sixChanges)
  const printed = failuresText(await compileUpgrade({ root, plan: await planOf(six), generate }))
  const gone = isOfContract(own.document.info.version)
    ? shownFailures.filter((one) => !withoutLines(printed).includes(withoutLines(one)))
    : ['It is of an older contract.']
  const count = /^Does not compile: \d+$/m.exec(printed)?.[0] ?? ''
  const isShown = gone.length === 0 && documentation.includes(count)
  console.log(`\ndocs/upgrading.md shows what --compile prints: ${isShown ? 'yes' : `no\n${count}\n${gone.join('')}`}`)
  if (!isShown) process.exitCode = 1

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
    // Elsewhere each time: what is there already would be found to be up to date.
    times.generate.push(time(['--no-cache', '--out', join(folder, `generated-${round}`)], 0))
    times.report.push(time(['upgrade', larger], 1))
    rmSync(project, { recursive: true })
    for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides'])
      cpSync(join(root, part), join(project, part), { recursive: true })
    times.apply.push(time(['upgrade', larger, '--apply', '--root', project], 0))
  }
  console.log(`\n${rounds} runs of each, whole processes; a document with more than forty new operations`)
  const medians = {
    generate: median(times.generate),
    report: median(times.report),
    apply: median(times.apply),
  }
  for (const [what, ms] of Object.entries(medians))
    console.log(
      `${what.padEnd(10)} median ${ms.toFixed(0).padStart(6)} ms   of a generate ${(ms / medians.generate).toFixed(2)}`,
    )

  const missed = missedBars({ found, unbroken: unbroken.map(({ name }) => name), times: medians })
  console.log(
    missed.length === 0 ? '\nAll bars are held.' : `\nMissed bars:\n${missed.map((one) => `  ${one}\n`).join('')}`,
  )
  if (missed.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
