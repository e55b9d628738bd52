/** The stages of `npm test`, in order. Each says how it runs and how its result counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { buildAgain, buildConsole, buildFolder } from '../lib/build-console.ts'
import { cacheFolder, nodeProgram, root } from '../lib/project.ts'
import { runCommand } from '../lib/stages.mjs'
import type { Outcome, Progress } from '../lib/stages.mjs'
import { complaintOf, readAsked } from './asked.ts'
import { sortOut, type Failure } from './awaited.ts'
import { complaintsIn, judgeComplaints, type Judged } from './complaints.ts'
import { mentioned } from './mentioned.ts'
import { readOpenEntries, type OpenEntry } from './open-entries.ts'
import { addCounts, countOne, countPlaywright, countVitest, describeCounts } from './reports.ts'
import type { Counts } from './reports.ts'

export interface TestStage {
  /** As in `--only`. */
  name: string
  /**
   * `first`: before all others, which need it. `beside`: in order with others like it, at the same time as the rest; what keeps one core busy leaves room for more.
   * `last`: when all others are through, and alone.
   */
  lane?: 'first' | 'beside' | 'last'
  /** Why it cannot run now, if so. */
  skip?: () => string | undefined
  /** @param filters words of the command line that choose among tests */
  run: (progress: Progress, filters: readonly string[]) => Promise<Outcome & { counts: Counts }>
}

const tsc = 'node_modules/typescript-7/bin/tsc'

export const testStages: readonly TestStage[] = [
  {
    name: 'browser',
    lane: 'first',
    run: async () => {
      const { findBrowser } = await import('../browser.ts')
      try {
        const { executablePath } = findBrowser()
        return { ok: true, note: executablePath.replace(root, ''), counts: countOne(true) }
      } catch (error) {
        return { ok: false, output: String(error), counts: countOne(false) }
      }
    },
  },
  program('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  linted(program('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])),
  types(...['generator', 'src', 'tests'].map((part) => [tsc, '--pretty', 'false', '-p', `tsconfig.${part}.json`])),
  saying(program('generated', ['generator/cli.ts', '--check'])),
  lines(program('dead-code', ['node_modules/knip/bin/knip.js', '--no-progress'])),
  vitest('unit'),
  vitest('generator'),
  vitest('contract'),
  { ...vitest('components'), lane: 'beside' },
  { name: 'build', lane: 'beside', run: (progress) => counted(buildConsole('plain', progress)) },
  // After the build, which it looks at, or makes where this stage was not asked for.
  { ...vitest('architecture'), lane: 'beside' },
  {
    ...program('size', ['node_modules/size-limit/bin.js']),
    lane: 'beside',
    skip: () => (existsSync(buildFolder('plain')) ? undefined : 'nothing is built'),
  },
  { name: 'build-mock', lane: 'beside', run: (progress) => counted(buildConsole('mock', progress)) },
  { name: 'build-again', lane: 'beside', run: (progress) => counted(buildAgain('plain', progress)) },
  {
    name: 'e2e',
    lane: 'last',
    run: async (progress, filters) => {
      const file = reportFile('e2e')
      // Playwright decides on colours by itself and warns when it is told twice.
      const env = { ...quiet(), NO_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      const args = ['test', '--forbid-only', '--reporter=list,json', ...filters]
      const result = await runCommand(...nodeProgram('node_modules/@playwright/test/cli.js', ...args), {
        cwd: root,
        env,
        progress,
      })
      const tests = countPlaywright(readReport(file), result.ok)
      // Some of the tests ask for some of the operations only.
      if (filters.length > 0) return finish(result, tests)
      const asked = readAsked()
      const complaint = complaintOf(asked)
      const counts = addCounts([tests, countOne(complaint === undefined)])
      const outcome = finish({ ...result, output: [result.output, complaint].join('\n') }, counts)
      return { ...outcome, note: `${outcome.note}; ${asked.declared} operations that screens use` }
    },
  },
]

/** The compiler's complaints may wait for what an upgrade left to decide. */
function types(...commands: readonly string[][]): TestStage {
  return waitingOf(program('types', ...commands), (output, entries) =>
    judgeComplaints(complaintsIn(output), entries, textOf),
  )
}

/** What it complains of, a line each, may wait for what an upgrade left to decide. */
function lines(stage: TestStage): TestStage {
  return waitingOf(stage, (output, entries) =>
    output
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^[A-Z][\w ]* \(\d+\)$/.test(line))
      .map((line) => ({ complaint: line, entry: mentioned(line, '', entries) })),
  )
}

/** What it complains of, with the place on the next line; what the code there is called says nothing. */
function linted(stage: TestStage): TestStage {
  return waitingOf(stage, (output, entries) =>
    output.split(/\n(?=\s*[x!×⚠] )/).flatMap((block) => {
      const [said = '', place = ''] = block.trim().split('\n')
      const complaint = `${said} ${place.trim()}`
      return /^[x!×⚠] /.test(said) ? [{ complaint, entry: mentioned(complaint, '', entries) }] : []
    }),
  )
}

function waitingOf(stage: TestStage, judge: (output: string, entries: readonly OpenEntry[]) => Judged[]): TestStage {
  return {
    ...stage,
    run: async (progress, filters) => {
      const outcome = await stage.run(progress, filters)
      const judged = outcome.ok ? [] : judge(outcome.output ?? '', readOpenEntries(root))
      const waiting = judged.flatMap(({ entry }) => entry ?? [])
      if (waiting.length === 0) return outcome
      const others = judged.filter(({ entry }) => entry === undefined)
      const list = [...new Set(others.map(({ complaint }) => `  ${complaint.trimEnd()}`))]
      if (list.length > 0) return { ...outcome, output: otherReasons(outcome.output, list) }
      return { ok: true, note: waitingFor(waiting).join(), counts: { passed: 0, failed: 0, skipped: 1 } }
    },
  }
}

/** A file of the project; what a message names need not be one. */
const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

/** A stage of one or more commands that each pass or fail as a whole; it counts as one check. */
function program(name: string, ...commands: readonly string[][]): TestStage {
  return {
    name,
    run: async (progress) => {
      let output = ''
      let ok = true
      for (const [path = '', ...args] of commands) {
        const result = await runCommand(...nodeProgram(path, ...args), { cwd: root, env: quiet(), progress })
        ok &&= result.ok
        output += result.output
      }
      return { ok, output, counts: countOne(ok) }
    },
  }
}

/** The same stage, with the last line it printed as its note. */
function saying(stage: TestStage): TestStage {
  return {
    ...stage,
    run: async (progress, filters) => {
      const outcome = await stage.run(progress, filters)
      const line = outcome.output?.trim().split('\n').at(-1)
      return outcome.ok && line !== undefined ? { ...outcome, note: line } : outcome
    },
  }
}

/** The projects of vitest.config.ts whose names begin so. */
function vitest(project: string): TestStage {
  return {
    name: project,
    run: async (progress, filters) => {
      const file = reportFile(project)
      const entries = readOpenEntries(root)
      const told = reportFile(`${project}-failures`)
      const own = entries.length === 0 ? [] : ['--reporter=./scripts/test/failures-reporter.ts']
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...own]
      const args = ['run', '--project', `${project}*`, ...reporters, ...filters]
      const result = await runCommand(...nodeProgram('node_modules/vitest/vitest.mjs', ...args), {
        cwd: root,
        env: { ...quiet(), ...(entries.length === 0 ? {} : { FAILURES_FILE: told }) },
        progress,
      })
      const outcome = finish(result, countVitest(readReport(file), result.ok))
      return outcome.ok ? outcome : withoutAwaited(outcome, readFailures(told), entries)
    },
  }
}

/** What fails for what an upgrade left to decide is named, and counts as skipped; what fails for another reason is listed once more. */
function withoutAwaited(
  outcome: Outcome & { counts: Counts },
  failures: readonly Failure[],
  entries: readonly OpenEntry[],
): Outcome & { counts: Counts } {
  const { passed, skipped } = outcome.counts
  const { waiting, others, failed, isOnlyOpen } = sortOut(failures, {
    entries,
    counted: outcome.counts.failed,
    textOf,
  })
  if (waiting.length === 0 && !isOnlyOpen) return outcome
  const counts = { passed, failed, skipped: skipped + waiting.length }
  const list = others.map(({ file, title, errors }) => `  ${file} ${title}\n    ${errors[0]?.message ?? ''}`)
  return {
    ok: counts.failed === 0,
    note: [describeCounts({ ...counts, skipped: 0 }), ...waitingFor(waiting)].join('; '),
    output: isOnlyOpen ? leftToDecide(entries) : otherReasons(outcome.output, list),
    counts,
  }
}

/** All that the checks are red for. */
const leftToDecide = (entries: readonly OpenEntry[]): string =>
  [
    'Nothing fails but for what an upgrade left to decide:',
    ...entries.map(({ from, text }) => `  ${from}: ${text}`),
  ].join('\n')

const otherReasons = (output: string | undefined, list: readonly string[]): string =>
  [output, 'What fails for another reason than what is left to decide:', ...list].join('\n')

/** Like `12 wait for 3 entries of docs/upgrades/2.0.0.md`; nothing where none waits. */
function waitingFor(waiting: readonly OpenEntry[]): string[] {
  if (waiting.length === 0) return []
  const files = [...new Set(waiting.map(({ from }) => from))].join(', ')
  return [`${waiting.length} wait for ${new Set(waiting).size} entries of ${files}`]
}

const readFailures = (file: string): Failure[] => JSON.parse(readReport(file) ?? '[]') as Failure[]

async function counted(work: Promise<Outcome>): Promise<Outcome & { counts: Counts }> {
  const outcome = await work
  return { ...outcome, counts: countOne(outcome.ok) }
}

function finish(result: Outcome, counts: Counts): Outcome & { counts: Counts } {
  return { ...result, ok: counts.failed === 0, note: describeCounts(counts), counts }
}

/** Colours would only get in the way of reading a captured output. */
function quiet(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env
  return { ...env, NO_COLOR: '1' }
}

/** A path for a report, with nothing there of an earlier run. */
function reportFile(stage: string): string {
  const folder = join(cacheFolder, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${stage}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
