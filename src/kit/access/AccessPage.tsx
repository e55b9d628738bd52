import { List } from '../list/List.tsx'
import type { ListSlots } from '../slots.ts'
import { RoleBadges } from './RoleBadges.tsx'
import type { AccessRow } from './rows.ts'
import type { AccessList } from './screens.ts'

/** Who has access. */
export function AccessPage({ screen, slots }: { screen: AccessList; slots?: ListSlots<AccessRow> | undefined }) {
  return <List<AccessRow> screen={screen} slots={{ ...slots, columns: { roleName: RoleBadges, ...slots?.columns } }} />
}
