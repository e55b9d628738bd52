import { idField, itemsField, nextField } from '../../../generated/model/conventions.gen.ts'
import { writeJson } from '../../api/json.ts'
import { readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import { asMe, textOf } from '../session.ts'

/** Answers of the operations that `session` of the conventions names; undefined: it was refused. */
interface Told {
  me: unknown
  groups: unknown
  roles: unknown
}

/**
 * Whether somebody is known to have no group and no role. Whatever the fields of roles are called: whoever has one is named among them. What
 * cannot be read, or goes on elsewhere, says nothing of anybody.
 */
export function isWithoutAccess({ me, groups, roles }: Told): boolean {
  const id = textOf(asMe(me), idField)
  const own = readPath(groups, itemsField)
  if (id === undefined || !Array.isArray(own) || own.length > 0 || !isPlainObject(roles)) return false
  if (roles[nextField] || [groups, roles].some(holdsUnreadable)) return false
  return !writeJson(roles).includes(JSON.stringify(id))
}
