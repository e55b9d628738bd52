/** The platform's roles, strongest first (spec §6). The same three exist on fleet, silo and project. */
const roles = ['admin', 'collaborator', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Whether a text is a role this console knows; a newer server may have more. */
export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name)

/** 0 for the strongest role. Unknown ones come last. */
export const roleRank = (name: string): number => (isRole(name) ? roles.indexOf(name) : roles.length)

/** The strongest known role among `names`, or undefined. */
export function strongestRole(names: Iterable<string>): Role | undefined {
  return [...names].filter(isRole).toSorted((a, b) => roleRank(a) - roleRank(b))[0]
}
