/** What the manifest states about deletes and related rows, without making anything of it on the way. */
import { linkCondition } from './conditions.ts'
import type { Linking } from './context.ts'
import { report } from './faults.ts'
import { statedTarget } from './refs.ts'
import { type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import type { RawRelation } from '../model/types/raw-relation.ts'

/** Whether the statements name rows, fields and checkboxes that there are. */
export function checkRelations(resource: Resource, context: Linking): void {
  for (const [key, stated] of Object.entries(resource.raw.relations ?? {})) {
    const target = statedTarget(key, context)
    if (target === undefined) {
      const entities = context.resources.map(({ id }) => id)
      context.diagnostics.error('UNKNOWN_ENTITY', resource.place('relations', key), {
        cause: `there is no entity or link \`${key.split('.')[0] ?? key}\``,
        suggestion: suggest(key, entities),
      })
      continue
    }
    if (target.path !== undefined) checkPath({ key, path: target.path, target: target.resource }, resource, context)
    if (typeof stated === 'object') checkStated({ key, stated, target: target.resource }, resource, context)
  }
}

function checkPath(
  { key, path, target }: { key: string; path: string; target: Resource },
  { place }: Resource,
  context: Linking,
): void {
  const plain = path.replaceAll(/\[[^\]]*\]/g, '')
  if ([target.schema, target.viewSchema].some((schema) => context.schemas.at(schema, plain) !== undefined)) return
  const names = context.schemas.properties(target.schema).map(({ client }) => client)
  context.diagnostics.error('UNKNOWN_FIELD', place('relations', key), {
    cause: `rows of \`${target.id}\` have no field \`${path}\``,
    suggestion: suggestAmong(path, names),
  })
}

function checkStated(
  { key, stated: { when, chosen, of }, target }: { key: string; stated: RawRelation; target: Resource },
  { place, raw }: Resource,
  context: Linking,
): void {
  if (when !== undefined)
    report(
      linkCondition(when, { schema: target.schema }, context).faults,
      (...s) => place('relations', key, 'when', ...s),
      context.diagnostics,
    )
  if (of !== undefined && context.schemas.at(target.schema, of) === undefined)
    context.diagnostics.error('UNKNOWN_FIELD', place('relations', key, 'of'), {
      cause: `rows of \`${target.id}\` have no field \`${of}\``,
      suggestion: suggestAmong(
        of,
        context.schemas.properties(target.schema).map(({ client }) => client),
      ),
    })
  const asked = Object.values(raw.actions?.['delete']?.query ?? {}).flatMap((bind) =>
    typeof bind === 'string' && bind.startsWith('$form.') ? [bind.slice('$form.'.length)] : [],
  )
  for (const field of Object.keys(chosen ?? {})) {
    if (!asked.includes(field))
      context.diagnostics.error('UNKNOWN_FIELD', place('relations', key, 'chosen', field), {
        cause: `the delete does not ask for \`${field}\``,
        suggestion:
          asked.length === 0 ? `bind a parameter of the delete to \`$form.${field}\`` : suggestAmong(field, asked),
      })
  }
}
