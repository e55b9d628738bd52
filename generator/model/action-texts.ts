/** Texts of actions: the fields they name by `{path}`. */
import type { Place } from '../diagnostics.ts'
import type { ActionOwner } from './actions.ts'
import type { Context } from '../link/context.ts'
import type { Lookups } from './lookups.ts'
import { suggestAmong } from '../link/resources.ts'
import type { ActionIR } from './types/ir.ts'
import type { RawAction } from './types/manifest.ts'

/** Lookups of the fields that refer to something, for their names. Fields that there are not are reported. */
export function namesIn(
  raw: RawAction,
  owner: ActionOwner,
  place: (...steps: readonly (string | number)[]) => Place,
  context: Context,
  lookups: Lookups,
): Pick<ActionIR, 'names'> {
  const found = (raw.text ?? '').matchAll(/\{([\w$.-]+)\}/g)
  const paths = [...found].flatMap(([, path = '']) => (path === 'name' ? [] : [path]))
  const names = paths.flatMap((path) => {
    const ofParent = path.startsWith('$parent.')
    const schema = ofParent ? owner.parentRow : owner.row
    const field = ofParent ? path.slice('$parent.'.length) : path
    if (schema === undefined || context.schemas.at(schema, field) === undefined) {
      const known = schema === undefined ? [] : context.schemas.properties(schema).map((p) => p.client)
      context.diagnostics.error(
        'UNKNOWN_FIELD',
        place('text'),
        `the row has no field \`${path}\``,
        suggestAmong(field, known),
      )
      return []
    }
    const ref = ofParent ? undefined : owner.fields.map((fields) => fields[field]?.ref).find((one) => one !== undefined)
    const lookup = ref === undefined ? undefined : lookups.ofRef(ref, owner.at, place('text'))
    return lookup === undefined ? [] : [{ path, lookup: lookup.id }]
  })
  return names.length === 0 ? {} : { names }
}
