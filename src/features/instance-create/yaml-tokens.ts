/** A light colouring of YAML: comments, keys and quoted texts, line by line. Wrong at worst in a colour. */

export type TokenKind = 'plain' | 'comment' | 'key' | 'string'

export interface Token {
  kind: TokenKind
  text: string
}

// A key is what stands before a colon at the beginning of a line or of an item.
const key = /^(\s*(?:- +)*)((?:"[^"]*"|'[^']*'|[^\s#'"[\]{}:-][^:#]*?|-?[\w./-]+)\s*)(:)(?=\s|$)/
const value = /("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|((?:^|(?<=\s))#.*$)/g

/** Characters of a line that is coloured: what looks for the end of each quotation in a longer one takes seconds. */
const longest = 2_000

/** The tokens of one line; together they are the line. */
export function yamlTokens(line: string): Token[] {
  if (line.length > longest) return [{ kind: 'plain', text: line }]
  const tokens: Token[] = []
  const add = (kind: TokenKind, text: string) => {
    if (text !== '') tokens.push({ kind, text })
  }
  const [whole = '', indent = '', name = '', colon = ''] = key.exec(line) ?? []
  add('plain', indent)
  add('key', name)
  add('plain', colon)
  let at = whole.length
  const rest = line.slice(at)
  const offset = at
  for (const match of rest.matchAll(value)) {
    add('plain', line.slice(at, offset + match.index))
    add(match[1] === undefined ? 'comment' : 'string', match[0])
    at = offset + match.index + match[0].length
  }
  add('plain', line.slice(at))
  return tokens
}
