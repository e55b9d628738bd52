/** Lists: every resource has one whose rows can be listed. */
import { statedScreen } from '../../resources.ts'
import type { ResourceView } from '../view.ts'

export const list: ResourceView = {
  exists: ({ ops, raw }) => raw.list !== false && ops.list !== undefined,
  path: (paths) => paths.list,
  isPart: ({ raw }) => {
    const stated = statedScreen(raw, 'list')
    return stated?.placeholder === undefined && stated?.in !== undefined
  },
  ofRow: false,
  isHome: true,
  isRowPage: false,
}
