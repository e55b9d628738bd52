import { type MenuItem, RowMenu } from '../../ui/Menu.tsx'
import { useRolesVersion } from '../roles/use-allowed.ts'
import type { Row } from '../spec.ts'

/** The menu of a row that is not drawn anew with its table: an open one follows what is learnt of roles. */
export function LiveRowMenu({ menuOf, row }: { menuOf: (row: Row) => MenuItem[]; row: Row }) {
  useRolesVersion()
  return <RowMenu items={() => menuOf(row)} />
}
