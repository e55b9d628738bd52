/** What a person may enter in each field of a form, whatever its widget. */
import { HeldList } from '../../kit/form/held-list.ts'
import type { FormField, Widget } from '../../kit/spec.ts'
import { candidates, type OpenForm, valueOf } from './forms.fixture.tsx'

/** A field that holds a value of its own. */
export interface Leaf {
  path: string
  /** What a person enters first. */
  typed: unknown
  /** Other values of it. */
  others: readonly unknown[]
  /** Fields that say which list it is chosen from. */
  within: readonly string[]
  /** It is kept nowhere: a secret or a file. */
  isPrivate: boolean
}

/** What may be entered: as the form holds it. */
function valuesFor(widget: Widget, place: string): readonly unknown[] {
  switch (widget.kind) {
    case 'integer':
    case 'bytes':
      // The least there is, so that anything that asks for more is noticed.
      return [1]
    case 'select':
    case 'radio':
      return widget.options.map(({ value }) => String(value)).toReversed()
    case 'checkbox':
      return [false, true]
    case 'picker':
      return candidates.map((name) => valueOf(name, place)).toReversed()
    case 'file':
      return [new File(['one'], 'one.txt'), new File(['another'], 'another.txt')]
    case 'grid':
      return [
        Object.fromEntries(widget.rows.map(({ value }) => [value, widget.options.map((one) => String(one.value))])),
        {},
        { [String(widget.rows[0]?.value)]: [String(widget.options[0]?.value)] },
      ]
    case 'ipRange':
      return [{ first: '10.0.0.1', last: '10.0.0.9' }]
    case 'list':
      return [[{ value: 'listed' }]]
    case 'map':
      return [[{ key: 'key', value: 'mapped' }]]
    default:
      return ['typed']
  }
}

/** Fields whose control is a slot's, or that a slot listens to: what a person enters there. */
export const bySlot: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'image/UploadImage.tsx': { file: [new File(['one'], 'one.raw'), new File(['another'], 'another.raw')] },
  'identity-provider: identity_provider.create': {
    name: ['typed', 'another'],
    // Begins like the one that the form makes of the name.
    acsUrl: [`${location.origin}/login/silo/saml/own`],
  },
}

/** In the order in which a person meets them: a union's variants one after the other. */
export function leavesOf(
  fields: readonly FormField[],
  own: Readonly<Record<string, readonly unknown[]>> = {},
  base = '',
  isSecret = false,
): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const { id, widget } = field
    const path = base + id
    const isPrivate =
      isSecret ||
      field.secret === true ||
      widget.kind === 'file' ||
      (widget.kind === 'text' && widget.secret === true) ||
      (widget.kind === 'list' &&
        (widget.item.secret === true || (widget.item.widget.kind === 'text' && widget.item.widget.secret === true)))
    switch (widget.kind) {
      case 'group':
        return leavesOf(widget.fields, own, `${path}.`, isPrivate)
      case 'union': {
        const tags = widget.variants.map(({ value }) => value)
        const [typed, ...others] = tags.toReversed()
        const inner = widget.variants.flatMap((one) =>
          leavesOf(one.fields, own, `${path}.variants.${one.value}.`, isPrivate),
        )
        return [{ path: `${path}.tag`, typed, others, within: [], isPrivate }, ...inner]
      }
      default: {
        const within = widget.kind === 'picker' ? Object.values(widget.within ?? {}).map((one) => base + one) : []
        // The list that belongs to what is entered there.
        const place = within.map(() => 'large').join('-')
        const [typed, ...others] = own[path] ?? valuesFor(widget, place)
        if (typed === undefined) throw new Error(`${path}: nobody knows what may be entered in a ${widget.kind}`)
        return [{ path, typed, others, within, isPrivate: isPrivate || typed instanceof File }]
      }
    }
  })
}

/** Every leaf filled in, each while it is shown: the variant that holds it is chosen first. */
export async function fillIn(form: OpenForm, leaves: readonly Leaf[]): Promise<void> {
  for (const { path, typed } of leaves) {
    // oxlint-disable no-await-in-loop -- one after the other, as a person does
    for (const [tag, value] of variantsAround(path)) await form.enter(tag, value)
    await form.enter(path, typed)
    // oxlint-enable no-await-in-loop
  }
  for (const { path, typed } of leaves.filter((leaf) => leaf.path.endsWith('.tag'))) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await form.enter(path, typed)
  }
}

/** The choices that lead to a field: `a.variants.b.c` → `a.tag` is `b`. */
const variantsAround = (path: string): (readonly [string, string])[] =>
  [...path.matchAll(/\.variants\.([^.]+)\./g)].map((match) => [`${path.slice(0, match.index)}.tag`, match[1] ?? ''])

/** Files are compared by name, lists by their entries: any two are equal otherwise. */
export const told = (raw: unknown): unknown =>
  raw instanceof File ? `file ${raw.name}` : raw instanceof HeldList ? raw.items : raw
