import { List } from '../../kit/list/List.tsx'
import type { ListSlots } from '../../kit/slots.ts'
import type { ListScreen } from '../../kit/spec.ts'
import { RoleBadges } from './RoleBadges.tsx'
import type { AccessRow } from './rows.ts'

const columns = { roleName: RoleBadges }

/** Who has access. `screen` comes from `accessList`. */
export function AccessList({
  screen,
  header,
}: {
  screen: ListScreen
  header?: ListSlots<AccessRow, 'roleName'>['header']
}) {
  return <List<AccessRow, 'roleName'> screen={screen} slots={{ columns, header }} />
}
