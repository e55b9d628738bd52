import { useQuery } from '@tanstack/react-query'

import { siloUtilizationViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import type { SiloQuotas } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { AmountText } from '../../features/utilization/AmountText.tsx'
import type { Resource } from '../../features/utilization/resources.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { percentText } from '../../lib/shares.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotRead } from '../../kit/feedback/ErrorText.tsx'
import { paced } from '../../kit/queries/refresh.ts'

/** How often the use is read again, in milliseconds: instances come and go while somebody looks at the limits. */
const pollEvery = 30_000

/** Each limit of a silo, with how much of it is provisioned. */
const slots: Slots['silo.quotas'] = {
  rows: {
    cpus: ({ row }) => <Quota row={row} of="cpus" />,
    memory: ({ row }) => <Quota row={row} of="memory" />,
    storage: ({ row }) => <Quota row={row} of="storage" />,
  },
}

function Quota({ row, of }: { row: SiloQuotas; of: Resource }) {
  const { silo = '' } = usePageParams()
  const { data, error, isError, refetch } = useQuery({
    ...siloUtilizationViewOptions({ path: { silo } }),
    refetchInterval: paced(pollEvery),
    throwOnError: false,
  })
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <AmountText of={of} value={row[of]} />
      <span className="text-ink-2">
        {data ? (
          <>
            <AmountText of={of} value={data.provisioned[of]} /> provisioned (
            {percentText(data.provisioned[of], data.allocated[of])})
            {isError && <NotRead isKnown error={error} onRetry={refetch} />}
          </>
        ) : isError ? (
          'Provisioned: could not be loaded'
        ) : (
          <Skeleton className="inline-block h-4 w-24" />
        )}
      </span>
    </span>
  )
}

export default slots
