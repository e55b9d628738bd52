/** What actions say: each question and message names the row it is about. */
import { readPath } from '../../lib/condition.ts'
import { midSentence } from '../../lib/truncate.ts'
import { plainText } from '../cells/view.ts'
import type { Action, Row } from '../spec.ts'

/** What the action does to the row: `Stop web-1`, `Make lab the default pool`. */
function phraseOf({ label, phrase }: Pick<Action, 'label' | 'phrase'>, name: string): string {
  return withName(phrase ?? (label.includes(' ') ? `${label}: {name}` : `${label} {name}`), name)
}

export const questionTitle = (action: Pick<Action, 'label' | 'phrase'>, name: string): string =>
  `${phraseOf(action, name)}?`

export const failureTitle = (action: Pick<Action, 'label' | 'phrase'>, name: string): string =>
  `Could not ${midSentence(phraseOf(action, name))}`

/** A text with `{name}` replaced. The name is user data: it is put in as it is, never read as a pattern. */
export const withName = (text: string, name: string): string => text.split('{name}').join(name)

/** What a text of an action may speak of. */
export interface TextScope {
  /** What the row is called. */
  name: string
  row: Row
  /** The row of the page above. */
  parent: Row
}

/** A text cut at its placeholders: `{name}`, `{ip}`, `{$parent.name}`. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'value'; path: string; text: string }

export function piecesOf(text: string, { name, row, parent }: TextScope): readonly TextPiece[] {
  // Every other part is the inside of a pair of braces.
  return text.split(/\{([\w$.-]+)\}/).map((part, index): TextPiece => {
    if (index % 2 === 0) return { kind: 'text', text: part }
    if (part === 'name') return { kind: 'value', path: part, text: name }
    const value = part.startsWith('$parent.') ? readPath(parent, part.slice('$parent.'.length)) : readPath(row, part)
    return { kind: 'value', path: part, text: plainText(value) }
  })
}

/** The same as one text. */
export const filledText = (text: string, scope: TextScope): string =>
  piecesOf(text, scope)
    .map((piece) => piece.text)
    .join('')
