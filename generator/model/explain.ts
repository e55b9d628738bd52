/** `npm run explain <screen|operation>`: which rung supplied each part, and which file to touch. */
import type { CoverageIR } from './types/coverage-ir.ts'
import type { OverrideIR } from './types/override-ir.ts'
import type { BoundCall, FormFieldIR, Model, ScreenIR } from './types/ir.ts'

/** Lines of the explanation; undefined when nothing is called that. */
export function explain(model: Model, id: string): string[] | undefined {
  const screen = model.screens.find((s) => s.id === id)
  if (screen !== undefined) return explainScreen(screen, model)
  const operation = model.operations.find((o) => o.id === id || o.name === id)
  if (operation === undefined) return undefined
  const coverage = model.coverage.operations[operation.id]
  return [
    `operation ${operation.id}: ${operation.method.toUpperCase()} ${operation.path}`,
    `  ${operation.summary}`,
    `  contract   openapi/paths (tag ${operation.area}), client function ${operation.name}`,
    `  screens    ${screensOf(coverage)}`,
    `  mock       ${coverage?.mock === 'none' ? 'answers 501; add a behaviour in src/mock/behaviours' : (coverage?.mock ?? '')}`,
    `  shows      ${operation.tags.join(', ') || '-'}`,
    `  changes    ${model.entities.flatMap((e) => e.effects[operation.id] ?? []).join(', ') || '-'}`,
  ]
}

function screensOf(coverage: CoverageIR['operations'][string] | undefined): string {
  if (coverage === undefined) return ''
  return (
    [coverage.screens.join(', '), coverage.claimed, coverage.excused].find(
      (text) => text !== undefined && text !== '',
    ) ?? 'none yet'
  )
}

function explainScreen(screen: ScreenIR, model: Model): string[] {
  const entry = `openapi/resources/${screen.area}.yaml`
  const lines = [
    `screen ${screen.id}: ${screen.path} (${screen.kind}, level ${screen.level || 'none'})`,
    `  title      "${screen.title}": ${entry}`,
  ]
  switch (screen.kind) {
    case 'placeholder':
      return [
        ...lines,
        `  comes with issue ${screen.issue}: ${screen.summary}`,
        `  to write it: remove the placeholder in ${entry}, or mark the page bespoke and register '${screen.id}' in src/overrides`,
      ]
    case 'bespoke':
      return [...lines, writtenByHand(screen, model), `  uses       ${screen.uses.join(', ')}`]
    case 'list':
      return [
        ...lines,
        ...rung(screen, model),
        `  rows       ${describe(screen.list, model)}`,
        ...screen.columns.map(
          (c) =>
            `  column     ${c.id}: "${c.label}" as ${c.cell.kind}${c.cell.kind === 'ref' ? ` to ${c.cell.lookup}` : ''} (field ${c.path} of ${screen.rowType})`,
        ),
        ...screen.actions.map(
          (a) => `  action     ${a.id}: ${describe(a.call, model)}; makes stale: ${a.effects.join(', ')}`,
        ),
        `  to change: columns and texts in ${entry} (list), types and help in openapi/schemas, cells by a slot '${screen.id}.slots'`,
      ]
    case 'detail':
      return [
        ...lines,
        ...rung(screen, model),
        `  row        ${describe(screen.source.call, model)}`,
        ...screen.rows.map(
          (c) => `  field      ${c.id}: "${c.label}" as ${c.cell.kind} (field ${c.path} of ${screen.rowType})`,
        ),
        ...screen.tabs.map((t) => `  tab        ${t.label}: ${t.path}`),
        ...screen.actions.map((a) => `  action     ${a.id}: ${describe(a.call, model)}`),
        `  to change: rows and tabs in ${entry} (detail)`,
      ]
    case 'create':
    case 'edit':
      return [
        ...lines,
        ...rung(screen, model),
        `  sends      ${describe(screen.call, model)}; makes stale: ${screen.effects.join(', ')}`,
        ...fieldLines(screen.fields, ''),
        `  to change: fields in ${entry} (${screen.kind}, fields), a widget of your own by a slot '${screen.id}.slots'`,
      ]
  }
}

/** Which of the rungs the screen stands on. */
function rung(screen: ScreenIR, { overrides }: Model): string[] {
  const file = `generated/screens/${screen.folder}/${screen.file}.gen.tsx`
  const whole = overrides[screen.id]
  if (whole !== undefined)
    return [`  override   ${whole.module} replaces the whole screen (${at(whole)})`, `  generated  ${file}, not shown`]
  const slots = overrides[`${screen.id}.slots`]
  return [
    `  generated  ${file}`,
    slots === undefined
      ? '  slots      none: all of it is generated'
      : `  slots      ${slots.module} replaces parts of it (${at(slots)})`,
  ]
}

function writtenByHand(screen: ScreenIR, { overrides }: Model): string {
  const found = overrides[screen.id]
  return found === undefined
    ? `  written by hand, but nothing registers '${screen.id}' in src/overrides yet`
    : `  written by hand: ${found.module} (${at(found)})`
}

const at = ({ place }: OverrideIR): string => `registered in ${place.file}:${place.line}`

function describe(call: BoundCall, model: Model): string {
  const op = model.operations.find((o) => o.id === call.operation)
  const args = [...call.path, ...call.query].map(
    (a) =>
      `${a.param} = ${a.bind.from === 'literal' ? JSON.stringify(a.bind.value) : `$${a.bind.from}.${a.bind.path}`}`,
  )
  return `${call.operation} (${op?.method.toUpperCase() ?? ''} ${op?.path ?? ''})${args.length === 0 ? '' : ` with ${args.join(', ')}`}`
}

function fieldLines(fields: readonly FormFieldIR[], prefix: string): string[] {
  return fields.flatMap((f) => [
    `  field      ${prefix}${f.id}: "${f.label}" as ${f.widget.kind}${f.required ? ', required' : ''}`,
    ...(f.widget.kind === 'group' ? fieldLines(f.widget.fields, `${prefix}${f.id}.`) : []),
    ...(f.widget.kind === 'union'
      ? f.widget.variants.flatMap((v) => fieldLines(v.fields, `${prefix}${f.id}<${v.value}>.`))
      : []),
  ])
}
