/** Entities as the console's data model: labels, references between them, and what each mutation changes. */
import { byCodePoint } from '../link/names.ts'
import { effectsOf, statedEffects, unique } from '../link/resources.ts'
import { refEntity } from './shown/shown.ts'
import type { Single } from '../link/views/single/single.ts'
import type { EntityIR } from './types/ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import { viewOf } from './views/register.ts'
import type { Workspace } from './workspace.ts'
import { ownOf } from '../schema/records.ts'

export function makeEntities(
  screens: readonly ScreenIR[],
  singles: readonly Single[],
  workspace: Workspace,
): EntityIR[] {
  const { context, lookups } = workspace
  return context.resources
    .filter(
      (r) => r.view === undefined || !context.resources.some((o) => o.entity === r.entity && o.view === undefined),
    )
    .filter((r, i, all) => all.findIndex((o) => o.entity === r.entity) === i)
    .map((resource): EntityIR => {
      const own = screens.filter((s) => s.entity === resource.entity)
      const effects = new Map<string, readonly string[]>()
      const add = (operation: string, more: readonly string[]): void => {
        effects.set(operation, unique([...(effects.get(operation) ?? []), ...more]))
      }
      for (const screen of own)
        for (const { operation, effects: stale } of viewOf(screen).mutations) add(operation, stale)
      for (const [operation, stated] of mutationsOf(resource.entity, workspace))
        if (!effects.has(operation)) effects.set(operation, stated)
      for (const single of singles)
        if (single.owner === resource && single.update !== undefined && !effects.has(single.update.op))
          effects.set(
            single.update.op,
            effectsOf([resource.entity, `${single.id}`], statedEffects(resource.entry.raw)[single.name]),
          )
      return {
        id: resource.entity,
        area: resource.area,
        label: resource.label,
        ...(resource.parent === undefined ? {} : { parent: resource.parent }),
        key: resource.key.kind === 'field' ? resource.key.field : resource.key.kind,
        ...(resource.schemaName === undefined ? {} : { schema: resource.schemaName }),
        references: Object.fromEntries(
          context.schemas.properties(resource.schema).flatMap((p): [string, string][] => {
            const stated = ownOf(resource.raw.fields, p.client)?.ref
            const inferred = p.schema.format === 'uuid' ? lookups.byProperty(p.client)?.entity : undefined
            const target = stated === undefined ? inferred : refEntity(stated)
            return target === undefined ? [] : [[p.client, target]]
          }),
        ),
        effects: Object.fromEntries([...effects].sort(([a], [b]) => byCodePoint(a, b))),
        screens: own.map((s) => `${s.id}`).sort(byCodePoint),
      }
    })
}

/** Mutations without a generated screen (placeholders) have effects too: from the operations and actions stated. */
function mutationsOf(entity: string, workspace: Workspace): [string, string[]][] {
  const { context } = workspace
  return context.resources
    .filter((r) => r.entity === entity)
    .flatMap((resource): [string, string[]][] => {
      const stated = statedEffects(resource.entry.raw)
      const of = (id: string): string[] => effectsOf([entity], Object.hasOwn(stated, id) ? stated[id] : undefined)
      const roles = (['create', 'update', 'delete', 'upsert'] as const).flatMap((role): [string, string[]][] => {
        const op = resource.ops[role]?.op.id
        return op === undefined ? [] : [[op, of(role)]]
      })
      const actions = Object.entries(resource.raw.actions ?? {}).flatMap(([id, raw]): [string, string[]][] =>
        raw.op === undefined ? [] : [[raw.op, of(id)]],
      )
      return [...roles, ...actions]
    })
}
