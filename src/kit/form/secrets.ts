/** Leaves out of a form's raw values what must neither be kept nor copied: secrets and files. */
import { readPath } from '../../lib/condition.ts'
import { isPrivateKey } from '../../lib/keys.ts'
import type { FormField } from '../spec.ts'
import { asEntries, asItems, asUnion } from './empty.ts'
import { HeldList } from './held-list.ts'
import { initialValues, type RawGroup, setPath, startOf } from './raw.ts'

/** The raw values with every secret and file empty. */
export function withoutSecrets(fields: readonly FormField[], values: unknown): RawGroup {
  const kept: RawGroup = {}
  for (const field of fields) {
    const raw = field.secret ? undefined : readPath(values, field.id)
    // What an older console did not keep, too.
    setPath(kept, field.id, raw === undefined ? startOf(field, undefined) : withoutSecret(field, raw))
  }
  return kept
}

function withoutSecret({ widget }: FormField, raw: unknown): unknown {
  // Also in the control of a slot, whatever the field is without it.
  if (raw instanceof File) return null
  // Pasted into the field of a public one by mistake.
  if (typeof raw === 'string' && isPrivateKey(raw)) return ''
  switch (widget.kind) {
    case 'text':
      return widget.secret ? '' : raw
    case 'file':
      return null
    case 'group':
      return withoutSecrets(widget.fields, raw ?? initialValues(widget.fields))
    case 'union': {
      const union = asUnion(raw)
      const variants = widget.variants.map(({ value, fields }) => [
        value,
        withoutSecrets(fields, union.variants[value] ?? initialValues(fields)),
      ])
      return { ...union, variants: Object.fromEntries(variants) as Record<string, RawGroup> }
    }
    case 'list':
      return new HeldList(asItems(raw).map(({ value }) => ({ value: withoutSecret(widget.item, value) })))
    case 'map':
      return new HeldList(asEntries(raw).map(({ key, value }) => ({ key, value: withoutSecret(widget.value, value) })))
    default:
      return raw
  }
}
