import { useQuery } from '@tanstack/react-query'

import type { Params } from '../../kit/spec.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type ReadSoFar, readSoFarKey } from './network-query.ts'

/** In the place of what is made of a VPC's network while that is read. A large one takes a while: how far it has come is said. */
export function NetworkComing({ params, className }: { params: Params; className: string }) {
  const { data } = useQuery<ReadSoFar>({ queryKey: readSoFarKey(params), enabled: false })
  return (
    <>
      {data && (
        <p role="status" className="mb-2 text-sm text-ink-2">
          Reading the network: {formatNumber(data.read)} of {formatNumber(data.of)} subnets and routers
        </p>
      )}
      <Skeleton className={className} />
    </>
  )
}
