import { useQuery } from '@tanstack/react-query'

import { utilizationViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { CapacityBars } from '../../features/utilization/CapacityBars.tsx'
import { TopUse } from '../../features/utilization/TopUse.tsx'
import { FailureNotice, StaleNotice } from '../../kit/feedback/ErrorText.tsx'
import type { ChartsPartProps } from '../../kit/slots.ts'
import { paced } from '../../kit/queries/refresh.ts'

/** The quotas of the silo above its charts, what uses the most of them below. */
const slots: Slots['utilization'] = { above: Bars, below: TopUse }

function Bars({ interval }: ChartsPartProps) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...utilizationViewOptions(),
    refetchInterval: paced(interval),
    throwOnError: false,
  })
  if (error !== null && !data) return <FailureNotice what="Quotas" error={error} onRetry={refetch} />
  return (
    <>
      {error !== null && <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} />}
      <CapacityBars used={data?.provisioned} quota={data?.capacity} label="Quota" />
    </>
  )
}

export default slots
