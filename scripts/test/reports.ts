/** Counts what test runners report. */

/** How many checks went which way. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Titles of those that passed and needed a second try. */
  flaky?: readonly string[]
}

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The part of Playwright's JSON report that counts. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites?: readonly PlaywrightSuite[]
}

/** A file, or a group of tests in it. */
interface PlaywrightSuite {
  title: string
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly PlaywrightSuite[]
}

const flakyIn = ({ title, specs = [], suites = [] }: PlaywrightSuite): string[] =>
  [
    ...specs.flatMap((spec) => (spec.tests.some(({ status }) => status === 'flaky') ? [spec.title] : [])),
    ...suites.flatMap(flakyIn),
  ].map((one) => `${title} › ${one}`)

/** @param text the JSON report, or undefined when there is none @param ok whether the runner was content */
export function countVitest(text: string | undefined, ok: boolean): Counts {
  const report = parse<VitestReport>(text)
  if (report === undefined) return nothing
  // A file that cannot even be loaded holds no test that could fail.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return agree(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** @param text the JSON report, or undefined when there is none @param ok whether the runner was content */
export function countPlaywright(text: string | undefined, ok: boolean): Counts {
  const report = parse<PlaywrightReport>(text)
  if (report === undefined) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return agree(ok, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: (report.suites ?? []).flatMap(flakyIn),
  })
}

/** A check that is not made of tests: it passes or fails as a whole. */
export function countOne(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** @returns the sums */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0)
  const flaky = all.flatMap((counts) => counts.flaky ?? [])
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky }
}

/** Like `12 passed, 1 failed`. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The runner broke before it could report: that is a failure. */
const nothing: Counts = { passed: 0, failed: 1, skipped: 0 }

/** A runner that fails without a failed test (no tests found, an error between tests) has failed all the same. */
function agree(ok: boolean, counts: Counts): Counts {
  const foundNothing = counts.passed + counts.failed + counts.skipped === 0
  return counts.failed === 0 && (!ok || foundNothing) ? { ...counts, failed: 1 } : counts
}

function parse<T>(text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
