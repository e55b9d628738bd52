/** Who takes care of which operation, and which entities the answers of queries show. */
import type { Context } from '../link/context.ts'
import { byCodePoint } from '../link/names.ts'
import { unique } from '../link/resources.ts'
import { sessionOperations } from '../link/session.ts'
import { pageKinds } from '../link/views/register.ts'
import type { Single } from '../link/views/single/single.ts'
import type { Conventions } from './types/conventions.ts'
import type { CoverageIR } from './types/coverage-ir.ts'
import type { Operation } from './types/ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import type { Manifest } from './types/manifest.ts'
import type { MockOperationIR } from './types/mock-ir.ts'
import type { OverridesIR } from './types/override-ir.ts'
import { viewOf } from './views/register.ts'
import { ownOf } from '../schema/records.ts'

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
    if (resource.view === undefined)
      for (const op of Object.keys(resource.entry.raw.reads ?? {})) tag(op, resource.entity)
  }
  for (const single of singles) tag(single.view.op, single.owner.entity, `${single.id}`)
  for (const link of context.manifest.links)
    for (const op of Object.values(link.raw.operations.list)) tag(op, link.raw.link, ...Object.values(link.raw.ends))
  for (const page of context.manifest.pages)
    for (const { op } of pageKinds[page.raw.kind].uses(page.raw))
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

export function reasonsOf({ entities, console: { raw } }: Manifest, conventions: Conventions): Reasons {
  const framed = sessionOperations(conventions).map(([id, part]) => [
    id,
    `what surrounds every page calls it: session.${part} of the conventions`,
  ])
  const claimed = entities.flatMap((entity) => Object.entries(entity.raw.claims ?? {}))
  return { excused: raw.excused ?? {}, claimed: Object.fromEntries([...framed, ...claimed]) }
}

/** What hand-written parts of generated screens ask, as the manifest says it: operation → screens. */
export const readsOf = ({ entities }: Manifest): readonly (readonly [op: string, screens: readonly string[]])[] =>
  entities.flatMap(({ raw }) => Object.entries(raw.reads ?? {}))

export interface CoverageInput {
  operations: readonly Operation[]
  screens: readonly ScreenIR[]
  redirects: Readonly<Record<string, string>>
  mock: readonly MockOperationIR[]
  samples: readonly string[]
  behaviours: Readonly<Record<string, string>>
  overrides: OverridesIR
  reads: ReturnType<typeof readsOf>
  reasons: Reasons
}

export function makeCoverage(input: CoverageInput): CoverageIR {
  const { operations, screens, redirects, mock, samples, behaviours, overrides, reads, reasons } = input
  const crud = new Set(mock.map((m) => m.operation))
  const byOperation = new Map<string, string[]>()
  for (const screen of screens)
    for (const op of screen.uses) byOperation.set(op, [...(byOperation.get(op) ?? []), `${screen.id}`])
  for (const [op, parts] of reads) byOperation.set(op, [...(byOperation.get(op) ?? []), ...parts].sort(byCodePoint))
  const mockOf = (id: string): CoverageIR['operations'][string]['mock'] => {
    if (Object.hasOwn(behaviours, id)) return 'behaviour'
    if (crud.has(id)) return 'crud'
    return samples.includes(id) ? 'sample' : 'none'
  }
  const ofOperation = (op: Operation): CoverageIR['operations'][string] => {
    const claimed = ownOf(reasons.claimed, op.id)
    const excused = ownOf(reasons.excused, op.id)
    return {
      method: op.method.toUpperCase(),
      path: op.path,
      screens: unique(byOperation.get(op.id) ?? []),
      mock: mockOf(op.id),
      ...(claimed === undefined ? {} : { claimed }),
      ...(excused === undefined ? {} : { excused }),
    }
  }
  const ofScreen = (screen: ScreenIR): CoverageIR['screens'][string] => {
    const { id, path } = screen
    const { served } = viewOf(screen)
    const whole = overrides[`${id}`]
    const slots = overrides[id.slots]
    if (whole !== undefined)
      return { path, kind: served === 'bespoke' ? 'bespoke' : 'replaced', override: whole.module }
    return {
      path,
      kind: served,
      ...(slots === undefined ? {} : { slots: slots.module }),
    }
  }
  return {
    operations: byKey(operations.map((op) => [op.id, ofOperation(op)])),
    screens: byKey(screens.map((screen) => [`${screen.id}`, ofScreen(screen)])),
    redirects: byKey(Object.entries(redirects)),
  }
}

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byCodePoint(a, b)))
