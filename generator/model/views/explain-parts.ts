/** What explanations of screens of several kinds say. */
import { originKey, partWords, type Part } from '../types/origin-ir.ts'
import type { OverrideIR } from '../types/override-ir.ts'
import type { BoundCall, FormFieldIR, LinkIR, Model } from '../types/ir.ts'
import type { ScreenBase } from '../types/screen-ir.ts'

/** The file of the manifest that has the screen. */
export const entryOf = ({ area }: Pick<ScreenBase, 'area'>): string => `openapi/resources/${area}.yaml`

/** ` (openapi/resources/disks.yaml:12)`; nothing of what the model knows no place of. */
export function origin(model: Model, ...words: readonly string[]): string {
  const found = model.origins().get(originKey(...words))
  if (found === undefined) return ''
  const { file, line, because } = found
  return ` (${because === undefined ? '' : `derived from ${because}, `}${file}${line === undefined ? '' : `:${line}`})`
}

/** The same of a part of a screen. */
export const partOrigin = (model: Model, { id }: Pick<ScreenBase, 'id'>, part: Part): string =>
  origin(model, 'screen', `${id}`, ...partWords(part))

/** What says which entities a call changes. */
export const effectsOrigin = (model: Model, entity: string, { operation }: Pick<BoundCall, 'operation'>): string =>
  origin(model, 'entity', entity, 'effects', operation)

/** The ways to other screens. */
export const linkLines = (screen: ScreenBase & { links: readonly LinkIR[] }, model: Model): string[] =>
  screen.links.map(
    ({ id, label, to }) =>
      `  link       ${id}: "${label}" to ${to.template}${partOrigin(model, screen, [['links', id]])}`,
  )

/** Which of the rungs the screen stands on. */
export function rung(screen: ScreenBase, { overrides }: Model): string[] {
  const file = `generated/screens/${screen.folder}/${screen.file}.gen.tsx`
  const whole = overrides[`${screen.id}`]
  if (whole !== undefined)
    return [`  override   ${whole.module} replaces the whole screen (${at(whole)})`, `  generated  ${file}, not shown`]
  const slots = overrides[screen.id.slots]
  return [
    `  generated  ${file}`,
    slots === undefined
      ? '  slots      none: all of it is generated'
      : `  slots      ${slots.module} replaces parts of it (${at(slots)})`,
  ]
}

export function writtenByHand({ id }: ScreenBase, { overrides }: Model): string {
  const found = overrides[`${id}`]
  return found === undefined
    ? `  written by hand, but nothing registers '${id}' in src/overrides yet`
    : `  written by hand: ${found.module} (${at(found)})`
}

const at = ({ place }: OverrideIR): string => `registered in ${place.file}:${place.line}`

export function describe(call: BoundCall, model: Model): string {
  const op = model.operations.find((o) => o.id === call.operation)
  const args = [...call.path, ...call.query].map(
    (a) =>
      `${a.param} = ${a.bind.from === 'literal' ? JSON.stringify(a.bind.value) : `$${a.bind.from}.${a.bind.path}`}`,
  )
  return `${call.operation} (${op?.method.toUpperCase() ?? ''} ${op?.path ?? ''})${args.length === 0 ? '' : ` with ${args.join(', ')}`}`
}

/** A line for each field, and for those inside of it. */
export function fieldLines(
  fields: readonly FormFieldIR[],
  placeOf: (part: Part) => string,
  above: { prefix: string; part: Part } = { prefix: '', part: [] },
): string[] {
  return fields.flatMap(({ id, label, widget, required }) => {
    const name = `${above.prefix}${id}`
    const part: Part = [...above.part, ['fields', id]]
    return [
      `  field      ${name}: "${label}" as ${widget.kind}${required ? ', required' : ''}${placeOf(part)}`,
      ...innerLines(widget, placeOf, { prefix: name, part }),
    ]
  })
}

function innerLines(
  widget: FormFieldIR['widget'],
  placeOf: (part: Part) => string,
  { prefix, part }: { prefix: string; part: Part },
): string[] {
  switch (widget.kind) {
    case 'group':
      return fieldLines(widget.fields, placeOf, { prefix: `${prefix}.`, part })
    case 'union':
      return widget.variants.flatMap(({ value, fields }) =>
        fieldLines(fields, placeOf, { prefix: `${prefix}<${value}>.`, part: [...part, ['variants', value]] }),
      )
    case 'list':
      return innerLines(widget.item.widget, placeOf, {
        prefix: `${prefix}[]`,
        part: [...part, ['item', widget.item.id]],
      })
    case 'map':
      return innerLines(widget.value.widget, placeOf, {
        prefix: `${prefix}{}`,
        part: [...part, ['value', widget.value.id]],
      })
    default:
      return []
  }
}
