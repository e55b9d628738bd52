/** What explanations of screens of several kinds say. */
import { originKey } from '../types/origin-ir.ts'
import type { OverrideIR } from '../types/override-ir.ts'
import type { BoundCall, FormFieldIR, Model } from '../types/ir.ts'
import type { ScreenBase } from '../types/screen-ir.ts'

/** The file of the manifest that has the screen. */
export const entryOf = ({ area }: Pick<ScreenBase, 'area'>): string => `openapi/resources/${area}.yaml`

/** ` (openapi/resources/disks.yaml:12)`; nothing of what the model knows no place of. */
export function origin(model: Model, ...words: readonly string[]): string {
  const place = model.origins.get(originKey(...words))
  return place === undefined ? '' : ` (${place.file}${place.line === undefined ? '' : `:${place.line}`})`
}

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

export function fieldLines(
  fields: readonly FormFieldIR[],
  prefix: string,
  placeOf: (field: string) => string = () => '',
): string[] {
  return fields.flatMap((f) => [
    `  field      ${prefix}${f.id}: "${f.label}" as ${f.widget.kind}${f.required ? ', required' : ''}${placeOf(f.id)}`,
    ...(f.widget.kind === 'group' ? fieldLines(f.widget.fields, `${prefix}${f.id}.`) : []),
    ...(f.widget.kind === 'union'
      ? f.widget.variants.flatMap((v) => fieldLines(v.fields, `${prefix}${f.id}<${v.value}>.`))
      : []),
  ])
}
