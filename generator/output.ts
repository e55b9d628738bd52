/** What the command line prints: diagnostics, and how far a run is. */
import { formatDiagnostic, type Diagnostic } from './diagnostics.ts'

/** Where a run prints to. */
export interface Output {
  out(text: string): void
  err(text: string): void
  /** Whether a line may be written over. */
  tty: boolean
}

/** Warnings of one code that are printed; the rest is only counted. */
const maxWarnings = 10

export function printDiagnostics(all: readonly Diagnostic[], output: Output): void {
  const printed = new Map<string, number>()
  const hidden = new Map<string, number>()
  const sorted = all.toSorted(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      (a.place.line ?? 0) - (b.place.line ?? 0) ||
      (a.place.column ?? 0) - (b.place.column ?? 0),
  )
  for (const diagnostic of sorted) {
    const seen = printed.get(diagnostic.code) ?? 0
    if (diagnostic.severity === 'warning' && seen >= maxWarnings) {
      hidden.set(diagnostic.code, (hidden.get(diagnostic.code) ?? 0) + 1)
      continue
    }
    printed.set(diagnostic.code, seen + 1)
    output.err(`${printable(formatDiagnostic(diagnostic))}\n`)
  }
  for (const [code, number] of hidden) output.err(`… and ${number} more ${code}\n`)
  const errors = sorted.filter((diagnostic) => diagnostic.severity === 'error').length
  if (errors > 0) output.err(`${count(errors, 'error')}. Nothing was written.\n`)
}

/** By code unit: the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Messages quote the input: nothing in it may steer the terminal. */
export const printable = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

export interface Progress {
  /** Begins a stage and so ends the one before. */
  start(stage: string): void
  end(): void
}

/** One line per stage with the time it took; on a terminal its name is shown while it runs. */
export function createProgress(output: Output): Progress {
  let current: { stage: string; since: number } | undefined
  const end = (): void => {
    if (current === undefined) return
    const seconds = ((performance.now() - current.since) / 1000).toFixed(2)
    output.out(`${output.tty ? '\r' : ''}  ${current.stage.padEnd(12)} ${seconds.padStart(6)} s\n`)
    current = undefined
  }
  return {
    start(stage) {
      end()
      current = { stage, since: performance.now() }
      if (output.tty) output.out(`  ${stage} …`)
    },
    end,
  }
}

/** Says nothing. */
export const silent: Progress = { start: () => {}, end: () => {} }
