/** Where a JSON text goes wrong. Browsers say it in words of their own, some without a place. */

/** A place in a text, both counted from 1. */
export interface TextPlace {
  line: number
  column: number
}

/** The first place that keeps the text from being JSON, or undefined when it is JSON. */
export function jsonErrorPlace(text: string): TextPlace | undefined {
  const at = jsonErrorAt(text)
  if (at === undefined) return undefined
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 }
}

/** What is wrong with a text that should be JSON, or undefined. */
export function jsonProblem(text: string): string | undefined {
  const place = jsonErrorPlace(text)
  return place && `Not valid JSON at line ${place.line}, column ${place.column}`
}

const blank = /[ \t\n\r]*/y
const scalar =
  // oxlint-disable-next-line no-control-regex -- JSON forbids control characters inside of texts
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// oxlint-disable-next-line no-control-regex -- as in `scalar`
const key = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y

type Wanted = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'next'

/** Walks over the text with a stack of open brackets: nesting may be as deep as it likes. */
function jsonErrorAt(text: string): number | undefined {
  const open: ('[' | '{')[] = []
  let at = 0
  let wanted: Wanted = 'value'
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found !== null
  }
  for (;;) {
    take(blank)
    const char = text[at]
    if (char === undefined) return wanted === 'next' && open.length === 0 ? undefined : at
    const inside = open.at(-1)
    if (wanted === 'next') {
      if (char === ',' && inside) wanted = inside === '{' ? 'key' : 'value'
      else if ((char === '}' && inside === '{') || (char === ']' && inside === '[')) open.pop()
      else return at
      at++
    } else if (wanted === 'colon') {
      if (char !== ':') return at
      wanted = 'value'
      at++
    } else if ((wanted === 'first-key' && char === '}') || (wanted === 'first-item' && char === ']')) {
      open.pop()
      wanted = 'next'
      at++
    } else if (wanted === 'key' || wanted === 'first-key') {
      if (!take(key)) return at
      wanted = 'colon'
    } else if (char === '{' || char === '[') {
      open.push(char)
      wanted = char === '{' ? 'first-key' : 'first-item'
      at++
    } else {
      if (!take(scalar)) return at
      wanted = 'next'
    }
  }
}
