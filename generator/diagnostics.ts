/**
 * Diagnostics: everything the generator has to say about its input.
 *
 * Problems in the contract or the manifest are *input errors*: they are collected while the stages run and
 * reported together, each with a code, a place, a cause and a suggestion. A broken assumption of the
 * generator itself is an {@link InternalError}: only that one prints a stack.
 */

/** Where in an input file something was found. `file` is relative to the project root, `/`-separated. */
export interface Place {
  file: string
  /** 1-based. */
  line?: number
  /** 1-based. */
  column?: number
}

export type Severity = 'error' | 'warning'

export interface Diagnostic {
  severity: Severity
  /** Stable identifier, SCREAMING_SNAKE: `UNKNOWN_OPERATION`. */
  code: string
  place: Place
  /** What is wrong, in one sentence. */
  cause: string
  /** What to do about it. */
  suggestion?: string
}

/** What is wrong, and what to do about it. */
export interface Explanation {
  cause: string
  suggestion?: string | undefined
}

/** Collects diagnostics of one run. Stages get one and never throw for bad input they can describe. */
export interface Diagnostics {
  error(code: string, place: Place, what: Explanation): void
  warning(code: string, place: Place, what: Explanation): void
  readonly all: readonly Diagnostic[]
  readonly failed: boolean
}

export function createDiagnostics(): Diagnostics {
  const all: Diagnostic[] = []
  const add =
    (severity: Severity) =>
    (code: string, place: Place, { cause, suggestion }: Explanation) => {
      all.push({ severity, code, place, cause, ...(suggestion === undefined ? {} : { suggestion }) })
    }
  return {
    error: add('error'),
    warning: add('warning'),
    all,
    get failed() {
      return all.some((d) => d.severity === 'error')
    },
  }
}

/** The run cannot go on: the input (not the generator) is at fault and `diagnostics` says how. */
export class InputError extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'))
    this.name = 'InputError'
    this.diagnostics = diagnostics
  }
}

/** A defect of the generator: please report it. */
export class InternalError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'InternalError'
  }
}

/** `openapi/resources/disks.yaml:12:5 error UNKNOWN_OPERATION cause (suggestion)`, two lines with a suggestion. */
export function formatDiagnostic(d: Diagnostic): string {
  const at = [d.place.file, d.place.line, d.place.column].filter((x) => x !== undefined).join(':')
  const head = `${at} ${d.severity} ${d.code}: ${d.cause}`
  return d.suggestion === undefined ? head : `${head}\n    fix: ${d.suggestion}`
}

/** The candidate nearest to `word` by edit distance, for "did you mean" suggestions; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const d = editDistance(word, candidate, bestDistance)
    if (d < bestDistance) {
      best = candidate
      bestDistance = d
    }
  }
  return best
}

function editDistance(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let min = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const value = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      row.push(value)
      min = Math.min(min, value)
    }
    if (min >= limit) return limit
    previous = row
  }
  return previous[b.length] ?? limit
}
