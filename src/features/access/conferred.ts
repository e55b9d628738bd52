import { roleRank } from '../../lib/roles.ts'

/** Which fleet roles a silo gives to which of its roles, strongest first. */
export function conferred({
  mappedFleetRoles: mapping,
}: {
  mappedFleetRoles?: unknown
}): { from: string; to: readonly string[] }[] {
  if (typeof mapping !== 'object' || mapping === null) return []
  return Object.entries(mapping)
    .flatMap(([from, to]) => (Array.isArray(to) && to.length > 0 ? [{ from, to: to.map(String) }] : []))
    .sort((a, b) => roleRank(a.from) - roleRank(b.from))
}
