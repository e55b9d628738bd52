/** The end of a walk over every screen: what it covered, by class and theme, as it was counted. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { type Totals, totalsNote } from './totals.ts'

interface Row extends Required<Omit<Totals, 'of' | 'level' | 'theme'>> {
  passed: number
  failed: number
}

const columns = [
  'class',
  'level',
  'theme',
  'screens',
  'ways',
  'page × way',
  'pages',
  'dialogs',
  'longest task',
  'most elements',
  'tests',
]

/** Prints a table. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other
export default class TotalsReporter implements Reporter {
  readonly #rows = new Map<string, Row>()

  onTestEnd(_: TestCase, { status, annotations }: TestResult): void {
    const note = annotations.find(({ type }) => type === totalsNote)?.description
    if (note === undefined) return
    // Written by `noteTotals`, in the same run.
    const { of, level = '', theme, most = { elements: 0, at: '' }, ...rest } = JSON.parse(note) as Totals
    const key = `${of}|${level}|${theme}`
    const passed = Number(status === 'passed')
    const totals = { ...rest, most }
    process.stdout.write(`      longest task ${rest.longest.ms} ms, ${most.elements} elements\n`)
    const before = this.#rows.get(key)
    this.#rows.set(key, sum(before, { ...totals, passed, failed: 1 - passed }))
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    const lines = [...this.#rows].map(([key, row]) => [...key.split('|'), ...cells(row)])
    const all = [...this.#rows.values()].reduce<Row | undefined>(sum, undefined)
    const table = [columns, ...lines, ...(all ? [['all', '', '', ...cells({ ...all, ways: Number.NaN })]] : [])]
    const widths = columns.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0)))
    const draw = (line: readonly string[]): string => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
    process.stdout.write(`\n${table.map(draw).join('\n')}\n`)
  }
}

function sum(one: Row | undefined, other: Row): Row {
  if (one === undefined) return other
  return {
    screens: one.screens + other.screens,
    ways: Math.max(one.ways, other.ways),
    met: one.met + other.met,
    pages: one.pages + other.pages,
    dialogs: one.dialogs + other.dialogs,
    longest: one.longest.ms >= other.longest.ms ? one.longest : other.longest,
    most: one.most.elements >= other.most.elements ? one.most : other.most,
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
  }
}

const cells = ({ screens, ways, met, pages, dialogs, longest, most, passed, failed }: Row): string[] => [
  String(screens),
  Number.isNaN(ways) ? '' : String(ways),
  String(met),
  String(pages),
  String(dialogs),
  longest.ms > 0 ? `${longest.ms} ms, ${longest.at}` : '',
  most.elements > 0 ? `${most.elements}, ${most.at}` : '',
  failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`,
]
