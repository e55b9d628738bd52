/** What the kit asks for roles: see `ask.ts`. */
import { levels } from '../../../generated/routes/levels.gen.ts'
import { doubtRoles, type RoleSource } from '../../kit/roles/roles.ts'
import type { Params } from '../../kit/spec.ts'
import { maySee } from '../frame/navigation.ts'
import { knownMe } from '../session.ts'

export const roleSource: RoleSource = {
  scope: scopeOf,
  // Some levels do not exist for those who may not see it: `levels.ts`.
  mayOpen: (path) => levels.every(({ id, at }) => !path.startsWith(`${at}/`) || maySee(id, knownMe())),
  ask: async (level, params) => {
    const { askRole, followPolicies } = await import('./ask.ts')
    followPolicies(doubtRoles)
    return askRole(level, params)
  },
}

function scopeOf(level: string, params: Params): string | undefined {
  switch (level) {
    case 'fleet':
      return level
    case 'silo':
      return params['silo'] === undefined ? level : JSON.stringify([level, params['silo']])
    case 'project':
      // A page outside of any project has no role in one.
      return params['project'] === undefined ? undefined : JSON.stringify([level, params['project']])
    default:
      return undefined
  }
}
