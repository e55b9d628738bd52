import { screen as generated } from '../../../generated/screens/address-lot-block/list.gen.tsx'
import { SizeCell, UsedCell, UsersCell } from '../../features/address-lots/BlockCells.tsx'
import { List } from '../../kit/list/List.tsx'
import type { Column, ListScreen } from '../../kit/spec.ts'
import type { AddressLotBlock } from '../../../generated/api/types.gen.ts'

/** What is made of other lists than that of the blocks. */
const column = (id: 'size' | 'used' | 'users', label: string, help?: string): Column => ({
  id,
  label,
  ...(help !== undefined && { help }),
  path: id,
  cell: { kind: 'words', text: '' },
})

const screen: ListScreen = {
  ...generated,
  columns: [
    ...generated.columns.filter(({ id }) => id !== 'id'),
    column('size', 'Size'),
    column(
      'used',
      'Used',
      'Addresses of loopback addresses and port settings. What IP pools hand out is not counted: the API does not say it.',
    ),
    column('users', 'Used by', 'Loopback addresses, port settings and announcements'),
    ...generated.columns.filter(({ id }) => id === 'id').map((one) => ({ ...one, hidden: true })),
  ],
}

const slots = { columns: { size: SizeCell, used: UsedCell, users: UsersCell } }

/** The blocks of a lot, with what of them is used and by what. */
export default function Blocks() {
  return <List<AddressLotBlock, 'size' | 'used' | 'users'> screen={screen} slots={slots} />
}
