/** Takes secrets out of a request body before it is shown. */
import { isPlainObject } from '../../lib/plain-object.ts'
import type { FormField } from '../spec.ts'

const secretName = /(password|passphrase|secret|token|private_?key|credential)s?$/i

/** Names of the fields that hold secrets, at any depth of a form. */
export function secretFields(fields: readonly FormField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(namesIn))
}

function namesIn({ id, widget }: FormField): string[] {
  switch (widget.kind) {
    case 'text':
      return widget.secret ? [id.split('.').at(-1) ?? id] : []
    case 'group':
      return widget.fields.flatMap(namesIn)
    case 'union':
      return widget.variants.flatMap(({ fields }) => fields.flatMap(namesIn))
    case 'list':
      // The item has no name of its own: it goes by that of the list.
      return namesIn({ ...widget.item, id: widget.item.id || id })
    case 'map':
      return namesIn({ ...widget.value, id: widget.value.id || id })
    default:
      return []
  }
}

/** The value with a placeholder in place of every secret, and the names of those. Objects without secrets are left as they are. */
export function redact(value: unknown, secrets: ReadonlySet<string>): { value: unknown; found: readonly string[] } {
  const found = new Set<string>()
  const isSecret = (name: string) => secrets.has(name) || secretName.test(name)
  const walk = (item: unknown, name: string): unknown => {
    if (typeof item === 'string' && item !== '' && isSecret(name)) {
      found.add(name)
      return placeholder(name)
    }
    if (Array.isArray(item)) return item.map((one) => walk(one, name))
    if (!isPlainObject(item)) return item
    return Object.fromEntries(Object.entries(item).map(([key, one]) => [key, walk(one, key)]))
  }
  return { value: walk(value, ''), found: [...found] }
}

/** What stands for a secret: its name, if that says so. */
export const placeholder = (name: string): string => (secretName.test(name) ? `<${name}>` : '<secret>')
