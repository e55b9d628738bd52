import { readPath } from '../../lib/condition.ts'
import type { Row } from '../../kit/spec.ts'
import { roleRank } from '../../lib/roles.ts'

/** Which fleet roles a silo gives to which of its roles, strongest first. */
export function conferred(silo: Row): { from: string; to: readonly string[] }[] {
  const mapping = readPath(silo, 'mappedFleetRoles')
  if (typeof mapping !== 'object' || mapping === null) return []
  return Object.entries(mapping)
    .flatMap(([from, to]) => (Array.isArray(to) && to.length > 0 ? [{ from, to: to.map(String) }] : []))
    .sort((a, b) => roleRank(a.from) - roleRank(b.from))
}
