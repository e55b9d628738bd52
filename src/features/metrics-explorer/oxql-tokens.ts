/**
 * Cuts a query into pieces for colours, completion and the place of an error. It reads whatever people are typing: what it does not
 * know is `other`, and a string may have no end. The server has the last word on what a query is.
 */

export type TokenKind = 'blank' | 'verb' | 'series' | 'name' | 'string' | 'number' | 'time' | 'symbol' | 'other'

export interface Token {
  kind: TokenKind
  text: string
  /** Of its first character. */
  from: number
  /** Of what follows it. */
  to: number
}

/** The operations of the language: `align` and `group_by` make what a chart draws. */
export const verbs = ['get', 'filter', 'align', 'group_by', 'join', 'first', 'last'] as const

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['blank', /\s+/y],
  ['series', /[A-Za-z_]\w*:[A-Za-z_]?\w*/y],
  ['name', /[A-Za-z_]\w*/y],
  ['string', /"(?:[^"\\]|\\[^])*(?:"|\\?$)|'(?:[^'\\]|\\[^])*(?:'|\\?$)/y],
  ['time', /@(?:now\(\)|[\d:.T-]*)/y],
  ['number', /\d+(?:\.\d+)?(?:ns|us|ms|[smhdwMy])?\b/y],
  ['symbol', /==|!=|<=|>=|~=|&&|\|\||[|<>!^()[\]{};,+-]/y],
  ['other', /[^]/y],
]

/** All pieces of a text, in their order and without a gap. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  while (from < text.length) {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = from
      const found = pattern.exec(text)?.[0]
      if (found === undefined) continue
      const isVerb = kind === 'name' && (verbs as readonly string[]).includes(found)
      tokens.push({ kind: isVerb ? 'verb' : kind, text: found, from, to: from + found.length })
      break
    }
    from = tokens.at(-1)?.to ?? text.length
  }
  return tokens
}

/** What counts: all but blanks. */
export const wordsOf = (text: string): Token[] => tokensOf(text).filter(({ kind }) => kind !== 'blank')

/** The series that a query reads, in their order. */
export const seriesOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap(({ kind, text: word }, at) => (kind === 'series' && words[at - 1]?.text === 'get' ? [word] : []))
}
