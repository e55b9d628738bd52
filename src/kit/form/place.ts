/** Where a refusal of the server belongs: on the field that it names, if the form shows it. */
import type { FormField } from '../spec.ts'
import { asEntries, asItems, asUnion } from './empty.ts'
import { joinPath, variantOf } from './raw.ts'
import { readPath } from '../../lib/condition.ts'

/**
 * The form path of a body path (`source.blockSize`, `targets[0].value`): the deepest field on the way that the
 * form shows; undefined when not even the first step is one.
 */
export function formPath(fields: readonly FormField[], values: unknown, bodyPath: string): string | undefined {
  const steps = bodyPath
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '')
  return inGroup(fields, values, { steps, base: '' })
}

interface Walk {
  steps: readonly string[]
  base: string
}

function inGroup(fields: readonly FormField[], values: unknown, { steps, base }: Walk): string | undefined {
  // Ids may be dotted: the longest that starts the path wins.
  const field = fields
    .filter(({ id }) => isPrefix(id.split('.'), steps))
    .toSorted((a, b) => b.id.length - a.id.length)[0]
  if (!field) return undefined
  const walk = { steps: steps.slice(field.id.split('.').length), base: joinPath(base, field.id) }
  return inField(field, readPath(values, field.id), walk)
}

function inField({ widget }: FormField, raw: unknown, { steps, base }: Walk): string {
  const [step] = steps
  if (step === undefined) return base
  switch (widget.kind) {
    case 'group':
      return inGroup(widget.fields, raw, { steps, base }) ?? base
    case 'ipRange':
      return step === 'first' || step === 'last' ? `${base}.${step}` : base
    case 'union': {
      const { tag, variants } = asUnion(raw)
      const variant = variantOf(widget, tag)
      return (variant && inGroup(variant.fields, variants[tag], { steps, base: `${base}.variants.${tag}` })) ?? base
    }
    case 'list': {
      // Which of the items it is cannot be told from the place in a group.
      if (widget.grouped) return base
      const item = /^\d+$/.test(step) ? asItems(raw)[Number(step)] : undefined
      return item ? inField(widget.item, item.value, { steps: steps.slice(1), base: `${base}.${step}.value` }) : base
    }
    case 'map': {
      const index = asEntries(raw).findIndex(({ key }) => key === step)
      return index < 0 ? base : `${base}.${index}.value`
    }
    default:
      return base
  }
}

const isPrefix = (prefix: readonly string[], steps: readonly string[]): boolean =>
  prefix.length <= steps.length && prefix.every((step, index) => step === steps[index])
