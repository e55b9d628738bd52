/** Who takes care of which operation, and which entities the answers of queries show. */
import type { Context } from './context.ts'
import { byCodePoint } from './names.ts'
import { stemOf, suggest, unique } from './resources.ts'
import type { Single } from './singles.ts'
import type { CoverageIR } from './types/coverage-ir.ts'
import type { Operation, ScreenIR } from './types/ir.ts'
import type { MockOperationIR } from './types/mock-ir.ts'

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

export function makeCoverage(
  operations: readonly Operation[],
  screens: readonly ScreenIR[],
  redirects: Readonly<Record<string, string>>,
  mock: readonly MockOperationIR[],
  behaviours: Readonly<Record<string, string>>,
  excused: Readonly<Record<string, string>>,
): CoverageIR {
  const crud = new Set(mock.map((m) => m.operation))
  const byOperation = new Map<string, string[]>()
  for (const screen of screens)
    for (const op of screen.uses) byOperation.set(op, [...(byOperation.get(op) ?? []), screen.id])
  return {
    operations: Object.fromEntries(
      [...operations]
        .sort((a, b) => byCodePoint(a.id, b.id))
        .map((op) => [
          op.id,
          {
            method: op.method.toUpperCase(),
            path: op.path,
            screens: unique(byOperation.get(op.id) ?? []),
            mock: Object.hasOwn(behaviours, op.id)
              ? ('behaviour' as const)
              : crud.has(op.id)
                ? ('crud' as const)
                : ('none' as const),
            ...(Object.hasOwn(excused, op.id) ? { excused: excused[op.id] } : {}),
          },
        ]),
    ),
    screens: Object.fromEntries(
      [...screens]
        .sort((a, b) => byCodePoint(a.id, b.id))
        .map((s) => [
          s.id,
          { path: s.path, kind: s.kind === 'placeholder' || s.kind === 'bespoke' ? s.kind : ('generated' as const) },
        ]),
    ),
    redirects: Object.fromEntries(Object.entries(redirects).sort(([a], [b]) => byCodePoint(a, b))),
  }
}
