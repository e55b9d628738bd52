/** What became of pages whose answers break the contract, and how often. */

/** What people see of a wrong value: these are as it should be. */
const good = {
  told: 'said where the value would stand',
  noted: 'said over the page only',
  failed: 'a part of the page, or all of it, says that it could not be read',
  without: 'a part that only helps is missing',
  word: 'an unknown word is shown as it is',
  same: 'nothing on the page comes of it',
} as const

/** And these are not. `unnamed`: the browser's console does not say which answer it is, and where. */
const defects = {
  crash: 'the page broke',
  silent: 'the page says something else, and not why',
  busy: 'the page waits for ever',
  unnamed: 'nothing was found wrong',
} as const

/** The page never got such a value: neither good nor bad. */
const unmet = { unmet: 'the page asked for it no more' } as const

const meanings = { ...good, ...defects, ...unmet }

export type Outcome = keyof typeof meanings

export const isDefect = (outcome: Outcome): boolean => outcome in defects

/** One wrong value on one screen. */
export interface Met {
  screen: string
  /** `disk_view /name null`. */
  wrong: string
  outcome: Outcome
  /** What was seen. */
  detail: string
}

/** What one test found. */
export interface Walked {
  theme: string
  screens: number
  /** How often a page was opened while something was wrong. */
  openings: number
  met: readonly Met[]
  /** Wrong values for which no answer on their screen has a place, one for each screen. */
  lacking: readonly string[]
}

/** Lines that say how many screens met how many wrong values, and what came of it. */
export function summary(tests: readonly Walked[]): readonly string[] {
  const all = tests.flatMap(({ met }) => met)
  const judged = all.filter(({ outcome }) => outcome !== 'unmet')
  const values = new Set(judged.map(({ wrong }) => wrong))
  const never = new Set(tests.flatMap(({ lacking }) => lacking).filter((wrong) => !values.has(wrong)))
  const lacking = sum(tests, (one) => one.lacking.length)
  const themes = Object.entries(Object.groupBy(tests, ({ theme }) => theme)).map(
    ([theme, some = []]) => `${sum(some, (one) => one.screens)} ${theme}`,
  )
  const lines = Object.entries(meanings).flatMap(([outcome, meaning]) => {
    const count = all.filter((one) => one.outcome === outcome).length
    return count === 0 && !(outcome in defects) ? [] : [`${String(count).padStart(8)} ${outcome}: ${meaning}`]
  })
  return [
    `${sum(tests, (one) => one.screens)} screens (${themes.join(', ')}), ${values.size} wrong values of ${operationsOf(values)} operations: ${judged.length} pairs judged in ${sum(tests, (one) => one.openings)} openings`,
    ...lines,
    `${String(lacking).padStart(8)} pairs left out: no answer of the story has such a value there. ${never.size} values of ${operationsOf(never)} operations are met on no screen`,
  ]
}

const operationsOf = (wrong: ReadonlySet<string>): number => new Set([...wrong].map((one) => one.split(' ')[0])).size

const sum = (tests: readonly Walked[], countOf: (one: Walked) => number): number =>
  tests.reduce((total, one) => total + countOf(one), 0)
