/** Which field a sentence of the server's is about. */
import { readPath } from '../../lib/condition.ts'
import type { FormField } from '../spec.ts'
import { asUnion } from './empty.ts'
import { formPath } from './place.ts'
import { joinPath, variantOf } from './raw.ts'

/**
 * The form path of the field that a message names as the API spells it: `block_size` anywhere, a single word such as
 * `size` only where it is marked as a name (in backticks, after "field", or before a colon at the very start), since it may
 * be an ordinary word elsewhere. The longest name wins.
 */
export function namedField(fields: readonly FormField[], values: unknown, message: string): string | undefined {
  const [found] = bodyPaths(fields, values, '')
    .filter((path) => isNamed(snakeCase(path.split('.').at(-1) ?? ''), message))
    .toSorted((a, b) => b.length - a.length)
  return found === undefined ? undefined : formPath(fields, values, found)
}

/** Body paths of all fields that the form shows now. */
function bodyPaths(fields: readonly FormField[], values: unknown, base: string): string[] {
  return fields.flatMap((field) => {
    const path = joinPath(base, field.id)
    const raw = readPath(values, field.id)
    const { widget } = field
    if (widget.kind === 'group') return [path, ...bodyPaths(widget.fields, raw, path)]
    if (widget.kind !== 'union') return [path]
    const { tag, variants } = asUnion(raw)
    return [path, ...bodyPaths(variantOf(widget, tag)?.fields ?? [], variants[tag], path)]
  })
}

const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

function isNamed(name: string, message: string): boolean {
  if (!/^[a-z0-9_]+$/.test(name)) return false
  if (name.includes('_')) return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(message)
  return new RegExp(`\`${name}\`|\\bfield ['"]?${name}\\b|^${name}: `).test(message)
}
