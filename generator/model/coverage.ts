/** Who takes care of which operation, and which entities the answers of queries show. */
import type { Context } from '../link/context.ts'
import { byCodePoint } from '../link/names.ts'
import { stemOf, suggest, unique } from '../link/resources.ts'
import type { Single } from './singles.ts'
import type { CoverageIR } from './types/coverage-ir.ts'
import type { Operation, ScreenIR } from './types/ir.ts'
import type { Manifest } from './types/manifest.ts'
import type { MockOperationIR } from './types/mock-ir.ts'
import type { OverridesIR } from './types/override-ir.ts'

/** Operation → what claims it (screen, single, page, reason). Unknown ones in lists of names are reported. */
export function collectClaims(singles: readonly Single[], context: Context): Map<string, string[]> {
  const claims = new Map<string, string[]>()
  const claim = (operation: string, by: string): void => {
    const all = claims.get(operation) ?? []
    claims.set(operation, [...all, by])
  }
  for (const resource of context.resources) {
    for (const found of Object.values(resource.ops)) claim(found.op.id, resource.id)
    for (const [id, action] of Object.entries(resource.raw.actions ?? {})) {
      if (action.to !== undefined) continue
      const op = action.op ?? `${resource.entity}_${id}`
      if (context.operations.has(op)) claim(op, `${resource.id}.${id}`)
    }
    if (resource.view !== undefined) continue
    const { raw } = resource.entry
    for (const [i, op] of (raw.reads ?? []).entries())
      if (context.operation(op, resource.place('reads', i)) !== undefined) claim(op, resource.id)
    for (const op of Object.keys(raw.claims ?? {}))
      if (context.operation(op, resource.place('claims', op)) !== undefined) claim(op, resource.id)
  }
  for (const single of singles) {
    claim(single.view.op, single.id)
    if (single.update !== undefined) claim(single.update.op, single.id)
  }
  for (const link of context.manifest.links) {
    const { list, add, update, remove } = link.raw.operations
    for (const [end, op] of Object.entries(list))
      if (context.operation(op, link.place('operations', 'list', end)) !== undefined) claim(op, link.raw.link)
    for (const [role, op] of Object.entries({ add, update, remove }))
      if (op !== undefined && context.operation(op, link.place('operations', role)) !== undefined)
        claim(op, link.raw.link)
  }
  for (const page of context.manifest.pages) {
    for (const [i, op] of (page.raw.uses ?? []).entries())
      if (context.operation(op, page.place('uses', i)) !== undefined) claim(op, page.raw.page)
  }
  for (const op of Object.keys(context.manifest.console.raw.excused ?? {})) {
    if (context.operation(op, context.manifest.console.place('excused', op)) !== undefined) claim(op, 'excused')
  }
  return claims
}

export function reportUnclaimed(claims: ReadonlyMap<string, readonly string[]>, context: Context): void {
  for (const operation of context.operations.values()) {
    if (claims.has(operation.id) || context.meant.has(operation.id)) continue
    const near = suggest(
      stemOf(operation.id),
      context.resources.map((r) => r.entity),
    )
    context.diagnostics.error(
      'UNCLAIMED_OPERATION',
      context.contract.place(`operation:${operation.id}`),
      `no entry of the manifest uses \`${operation.id}\``,
      `add it to an entity, or excuse it in \`console\`${near === undefined ? '' : ` (${near})`}`,
    )
  }
}

/** Entities whose state each query shows, as tags of its cached answers. */
export function tagsByOperation(singles: readonly Single[], context: Context): Map<string, string[]> {
  const tags = new Map<string, Set<string>>()
  const tag = (operation: string | undefined, ...names: string[]): void => {
    if (operation === undefined) return
    const all = tags.get(operation) ?? new Set()
    for (const name of names) all.add(name)
    tags.set(operation, all)
  }
  for (const resource of context.resources) {
    tag(resource.ops.list?.op.id, resource.entity)
    tag(resource.ops.view?.op.id, resource.entity)
    if (resource.view === undefined) for (const op of resource.entry.raw.reads ?? []) tag(op, resource.entity)
  }
  for (const single of singles) tag(single.view.op, single.owner.entity, single.id)
  for (const link of context.manifest.links)
    for (const op of Object.values(link.raw.operations.list)) tag(op, link.raw.link, ...Object.values(link.raw.ends))
  for (const page of context.manifest.pages)
    for (const op of page.raw.uses ?? [])
      if (!tags.has(op) && context.operations.get(op)?.isQuery === true) tag(op, page.raw.page)
  return new Map([...tags].map(([op, names]) => [op, unique(names)]))
}

/** Operations without a screen of their own → why, as the manifest says it. */
export interface Reasons {
  /** Nobody here calls it. */
  excused: Readonly<Record<string, string>>
  /** Something here calls it. */
  claimed: Readonly<Record<string, string>>
}

export function reasonsOf({ entities, console: { raw } }: Manifest): Reasons {
  const claimed = entities.flatMap((entity) => Object.entries(entity.raw.claims ?? {}))
  return { excused: raw.excused ?? {}, claimed: Object.fromEntries(claimed) }
}

export interface CoverageInput {
  operations: readonly Operation[]
  screens: readonly ScreenIR[]
  redirects: Readonly<Record<string, string>>
  mock: readonly MockOperationIR[]
  behaviours: Readonly<Record<string, string>>
  overrides: OverridesIR
  reasons: Reasons
}

export function makeCoverage(input: CoverageInput): CoverageIR {
  const { operations, screens, redirects, mock, behaviours, overrides, reasons } = input
  const crud = new Set(mock.map((m) => m.operation))
  const byOperation = new Map<string, string[]>()
  for (const screen of screens)
    for (const op of screen.uses) byOperation.set(op, [...(byOperation.get(op) ?? []), screen.id])
  const ofOperation = (op: Operation): CoverageIR['operations'][string] => {
    const claimed = reasons.claimed[op.id]
    const excused = reasons.excused[op.id]
    return {
      method: op.method.toUpperCase(),
      path: op.path,
      screens: unique(byOperation.get(op.id) ?? []),
      mock: Object.hasOwn(behaviours, op.id) ? 'behaviour' : crud.has(op.id) ? 'crud' : 'none',
      ...(claimed === undefined ? {} : { claimed }),
      ...(excused === undefined ? {} : { excused }),
    }
  }
  const ofScreen = ({ id, path, kind }: ScreenIR): CoverageIR['screens'][string] => {
    const whole = overrides[id]
    const slots = overrides[`${id}.slots`]
    if (whole !== undefined) return { path, kind: kind === 'bespoke' ? 'bespoke' : 'replaced', override: whole.module }
    return {
      path,
      kind: kind === 'placeholder' || kind === 'bespoke' ? kind : 'generated',
      ...(slots === undefined ? {} : { slots: slots.module }),
    }
  }
  return {
    operations: byKey(operations.map((op) => [op.id, ofOperation(op)])),
    screens: byKey(screens.map((screen) => [screen.id, ofScreen(screen)])),
    redirects: byKey(Object.entries(redirects)),
  }
}

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byCodePoint(a, b)))
