import { useQuery } from '@tanstack/react-query'

import { siloUtilizationViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import type { SiloUtilization } from '../../../generated/api/types.gen.ts'
import { siloQuotasPath } from '../../../generated/model/paths.gen.ts'
import { screen as silos } from '../../../generated/screens/silo-utilization/list.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { CapacityBars } from '../../features/utilization/CapacityBars.tsx'
import { CapacitySuggestion } from '../../features/utilization/CapacitySuggestion.tsx'
import { QuotaUse } from '../../features/utilization/QuotaUse.tsx'
import { byPressure, sumOf } from '../../features/utilization/resources.ts'
import { useChoice } from '../../kit/charts/use-choice.ts'
import { FailureNotice, StaleNotice } from '../../kit/feedback/ErrorText.tsx'
import { wholeOptions } from '../../kit/list/use-whole-rows.ts'
import { Section } from '../../kit/list/Section.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { fill, partOf } from '../../kit/selectors.ts'
import type { ChartsPartProps } from '../../kit/slots.ts'
import { paced } from '../../kit/queries/refresh.ts'

/** What the address names the chosen silo by: the parameter of the charts. */
const narrowParam = 'silo'

/** The quotas of all silos above the charts; below them each silo, and what the hardware has room for. */
const slots: Slots['system_utilization'] = { above: Bars, below: Silos }

/** All silos together; undefined until all of them are known. */
function useSums(interval: number | false) {
  const { data, error } = useQuery({
    ...wholeOptions(silos, {}),
    refetchInterval: paced(interval),
    throwOnError: false,
  })
  const rows = data?.done && data.problem === undefined ? data.rows : undefined
  return {
    used: rows && sumOf(rows.map(({ provisioned }) => provisioned)),
    quotas: rows && sumOf(rows.map(({ allocated }) => allocated)),
    isMissing: rows === undefined && (error !== null || data?.done === true),
  }
}

/** Of all silos, or of the one that the charts below are narrowed to. */
function Bars({ interval }: ChartsPartProps) {
  const [silo] = useChoice(narrowParam)
  return silo === '' ? <AllBars interval={interval} /> : <SiloBars key={silo} silo={silo} interval={interval} />
}

function AllBars({ interval }: ChartsPartProps) {
  const { used, quotas, isMissing } = useSums(interval)
  // The list of silos below says what is wrong.
  return isMissing ? null : <CapacityBars used={used} quota={quotas} label="Quota (total)" />
}

/** Asked for alone: the answer about all silos grows with them. */
function SiloBars({ silo, interval }: ChartsPartProps & { silo: string }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...siloUtilizationViewOptions({ path: { silo } }),
    refetchInterval: paced(interval),
    throwOnError: false,
  })
  if (error !== null && !data) return <FailureNotice what="Use of the silo" error={error} onRetry={refetch} />
  return (
    <>
      {error !== null && <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} />}
      <CapacityBars used={data?.provisioned} quota={data?.allocated} label="Quota" />
    </>
  )
}

const order = byPressure<SiloUtilization>(({ siloName, provisioned, allocated }) => ({
  name: siloName,
  used: provisioned,
  quota: allocated,
}))

const cells: Slots['silo_utilization.list'] = {
  columns: {
    siloName: ({ row: { siloName, siloId } }) => (
      <NameLink own name={siloName} to={() => fill(siloQuotasPath, { silo: partOf(siloName, siloId) })} />
    ),
    'provisioned.cpus': ({ row }) => <QuotaUse row={row} of="cpus" />,
    'provisioned.memory': ({ row }) => <QuotaUse row={row} of="memory" />,
    'provisioned.storage': ({ row }) => <QuotaUse row={row} of="storage" />,
  },
}

function Silos() {
  const { quotas } = useSums(false)
  return (
    <>
      {/* Of silos there may be hundreds. */}
      <CapacitySuggestion quotas={quotas} />
      <Section
        screen={silos}
        slots={cells}
        order={order}
        help="Those that use the largest share of any of their quotas come first."
      />
    </>
  )
}

export default slots
