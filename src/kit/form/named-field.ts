/** Which field a sentence of the server's is about. */
import { readPath } from '../../lib/condition.ts'
import type { FormField } from '../spec.ts'
import { asUnion } from './empty.ts'
import { formPath } from './place.ts'
import { joinPath, variantOf } from './raw.ts'

/**
 * The form path of the field that a message is about: one that says so of such words (`refused`), else one that the message
 * names as the API spells it: `block_size` anywhere, a single word such as `size` only where it is marked as a name (in
 * backticks, after "field", or before a colon at the very start), since it may be an ordinary word elsewhere. The longest name
 * wins. The items of a list stand for the list: which of them it is nobody says.
 */
export function namedField(fields: readonly FormField[], values: unknown, message: string): string | undefined {
  const all = bodyFields(fields, values, '')
  const said = message.toLowerCase()
  const known = all.find(({ refused }) => refused.some((words) => said.includes(words.toLowerCase())))
  const [named] = all
    .filter(({ path }) => isNamed(snakeCase(path.split('.').at(-1) ?? ''), message))
    .toSorted((a, b) => b.path.length - a.path.length)
  const found = known ?? named
  return found === undefined ? undefined : formPath(fields, values, found.path)
}

interface BodyField {
  path: string
  refused: readonly string[]
}

/** All fields that the form shows now, by their body paths. */
function bodyFields(fields: readonly FormField[], values: unknown, base: string): BodyField[] {
  return fields.flatMap((field) => {
    const path = joinPath(base, field.id)
    const raw = readPath(values, field.id)
    const { widget } = field
    if (widget.kind === 'group') return [...itself(field, path), ...bodyFields(widget.fields, raw, path)]
    if (widget.kind !== 'union') return itself(field, path)
    const { tag, variants } = asUnion(raw)
    const inside = variantOf(widget, tag)?.fields ?? []
    return [...itself(field, path), ...bodyFields(inside, variants[tag], path)]
  })
}

const itself = (field: FormField, path: string): [BodyField] => [{ path, refused: refusedOf(field) }]

/** The words of a field, and of a list those of all that its items are made of. */
function refusedOf({ refused = [], widget }: FormField): readonly string[] {
  return widget.kind === 'list' ? [...refused, ...wordsOf(widget.item)] : refused
}

function wordsOf(field: FormField): readonly string[] {
  const { widget } = field
  const inside =
    widget.kind === 'group'
      ? widget.fields
      : widget.kind === 'union'
        ? widget.variants.flatMap((one) => one.fields)
        : []
  return [...refusedOf(field), ...inside.flatMap(wordsOf)]
}

const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

function isNamed(name: string, message: string): boolean {
  if (!/^[a-z0-9_]+$/.test(name)) return false
  if (name.includes('_')) return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(message)
  return new RegExp(`\`${name}\`|\\bfield ['"]?${name}\\b|^${name}: `).test(message)
}
