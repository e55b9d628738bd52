import type { AddressLotBlock } from '../../../generated/api/types.gen.ts'
import { UsedAddresses } from '../../kit/cells/UsedAddresses.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { NumberText } from '../../ui/NumberText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type BlockUser, sizeOf, usesOf } from './block-uses.ts'
import { useBlockUsers } from './use-block-users.ts'

interface BlockProps {
  row: AddressLotBlock
}

export function SizeCell({ row: { firstAddress, lastAddress } }: BlockProps) {
  return <NumberText value={sizeOf(firstAddress, lastAddress)} />
}

export function UsedCell({ row }: BlockProps) {
  const { users, state } = useBlockUsers()
  if (state === 'loading') return <Skeleton className="h-4 w-32" />
  const { used, capacity } = usesOf(row, users)
  return capacity === undefined ? (
    <EmptyValue />
  ) : (
    <UsedAddresses used={used} capacity={capacity} atLeast={state === 'partial'} />
  )
}

/** More of them make a row too high to read. */
const most = 6

const kinds: Readonly<Record<BlockUser['kind'], string>> = {
  loopback: 'Loopback of',
  port: 'Port settings',
  announced: 'Announced by',
}

export function UsersCell({ row }: BlockProps) {
  const { users: all, state } = useBlockUsers()
  if (state === 'loading') return <Skeleton className="h-4 w-32" />
  const { users } = usesOf(row, all)
  if (users.length === 0) return state === 'partial' ? <span className="text-ink-2">Incomplete</span> : <EmptyValue />
  return (
    <ul className="grid gap-0.5 py-1.5">
      {users.slice(0, most).map(({ kind, name, to, network }) => (
        <li key={`${kind} ${name} ${network}`} className="whitespace-nowrap">
          <span className="text-ink-2">{kinds[kind]} </span>
          {to === undefined ? <NameText text={name} /> : <NameLink name={name} to={() => to} />}
        </li>
      ))}
      {users.length > most && <li className="text-ink-2">and {users.length - most} more</li>}
    </ul>
  )
}
