import { useQuery } from '@tanstack/react-query'

import { subnetListRows } from '../../../generated/screens/instance-network-interface/queries.gen.ts'
import { drainOptions } from '../../api/drain.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { UsedAddresses } from '../../kit/cells/UsedAddresses.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { addressUse } from './address-use.ts'

/** A block of a subnet, and how many of its addresses network interfaces have. */
export function BlockUse({ block }: { block: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-mono">{block}</span>
      <Use block={block} />
    </div>
  )
}

function Use({ block }: { block: string }) {
  const params = usePageParams()
  const { data, isError } = useQuery({
    ...drainOptions({ page: (page) => subnetListRows(params, page), shape: { kind: 'page' } }),
    throwOnError: false,
  })
  // The list of interfaces below says so, and is asked for again there.
  if (!data?.done) return isError ? null : <Skeleton className="h-4 w-32" />
  const use = addressUse(
    block,
    data.rows.map(({ ip }) => ip),
  )
  if (!use) return null
  // Of a list that was not read to its end.
  return <UsedAddresses {...use} atLeast={data.problem !== undefined} unit="addresses used" />
}
