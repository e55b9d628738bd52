/** What actions and forms say: each question and message names the thing it is about. */
import { readPath } from '../../lib/condition.ts'
import { isolateName } from '../../lib/isolate.ts'
import { capitalise, midSentence } from '../../lib/truncate.ts'
import { plainText } from '../format/view.ts'
import type { Action, Row } from '../spec.ts'

/** What a text of an action may speak of. */
export interface TextScope {
  /** What the row is called. */
  name: string
  row: Row
  /** The row of the page above. */
  parent: Row
  /** What was filled in, as it was sent. */
  form?: Row
  /** The name of what the field at this path refers to, as far as it is known. */
  nameOf?: (path: string) => string | undefined
}

/** What the action does to the row: `Stop {name}`, `Make {name} the default pool`. */
const phraseOf = ({ label, phrase }: Pick<Action, 'label' | 'phrase'>): string =>
  phrase ?? (label.includes(' ') ? `${label}: {name}` : `${label} {name}`)

export const questionTitle = (action: Pick<Action, 'label' | 'phrase'>, scope: TextScope): string =>
  `${filledText(phraseOf(action), scope)}?`

export const failureTitle = (action: Pick<Action, 'label' | 'phrase'>, scope: TextScope): string =>
  `Could not ${midSentence(messageText(phraseOf(action), scope))}`

/** The same of several rows: `Start 777 instances?`. What a text says of a single row is not said of many. */
export const bulkTitle = (
  { label, phrase = '' }: Pick<Action, 'label' | 'phrase'>,
  many: string,
  parent: Row,
): string =>
  `${(isOfMany(phrase) && filledText(phrase, { name: many, row: nothing, parent })) || `${label} ${many}${otherSide(phrase, parent)}`}?`

/** What a phrase says of the row above at its end: ` from uplink`. */
const otherSide = (phrase: string, parent: Row): string =>
  filledText(/ [a-z]+ \{\$parent\.[\w.]+\}$/.exec(phrase)?.[0] ?? '', { name: '', row: nothing, parent })

/** What is said below it, if anything can be. */
export const bulkText = (body: string, parent: Row): string =>
  isOfMany(body) ? capitalise(filledText(body, { name: 'each of them', row: nothing, parent })) : ''

const isOfMany = (text: string): boolean => !/\{(?!name\}|\$parent\.)/.test(text)
const nothing: Row = {}

/** A text cut at its placeholders: `{name}`, `{ip}`, `{$parent.name}`, `{$form.disk}`. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'value'; path: string; text: string }

export function piecesOf(text: string, scope: TextScope): readonly TextPiece[] {
  // Every other part is the inside of a pair of braces.
  return text
    .split(/\{([\w$.-]+)\}/)
    .map((part, index): TextPiece =>
      index % 2 === 0 ? { kind: 'text', text: part } : { kind: 'value', path: part, text: valueAt(part, scope) },
    )
}

function valueAt(path: string, { name, row, parent, form = {}, nameOf }: TextScope): string {
  if (path === 'name') return name
  const known = nameOf?.(path)
  if (known !== undefined) return known
  if (path.startsWith('$parent.')) return plainText(readPath(parent, path.slice('$parent.'.length)))
  if (path.startsWith('$form.')) return plainText(readPath(form, path.slice('$form.'.length)))
  return plainText(readPath(row, path))
}

/** The same as one text. Names are user data: they are put in as they are, never read as a pattern. */
export const filledText = (text: string, scope: TextScope): string =>
  piecesOf(text, scope)
    .map((piece) => piece.text)
    .join('')

/** The text of a message: its names are cut, marked and kept from reordering the words around them. */
export const messageText = (text: string, scope: TextScope): string =>
  piecesOf(text, scope)
    .map((piece) => (piece.kind === 'text' ? piece.text : isolateName(piece.text)))
    .join('')
