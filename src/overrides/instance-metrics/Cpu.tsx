import { use } from 'react'
import { useSearchParams } from 'react-router'

import { ChoiceMenu } from '../../features/metrics/ChoiceMenu.tsx'
import { cpuStates, cpuUsage, type CpuState } from '../../features/metrics/instance-queries.ts'
import { MetricChart } from '../../features/metrics/MetricChart.tsx'
import { instanceQueries, MetricsPage } from '../../features/metrics/MetricsPage.tsx'
import { ChartPlaceContext } from '../../features/metrics/place.ts'

export const queries = instanceQueries

const options = [{ id: 'all' as const, label: 'All states' }, ...cpuStates]
const names = new Map<string, string>(cpuStates.map(({ id, label }) => [id, label]))
const order = cpuStates.map(({ id }) => id)

/** How busy the vCPUs of an instance are, by what they do. */
export default function Cpu() {
  const [search, setSearch] = useSearchParams()
  const asked = cpuStates.find(({ id }) => id === search.get('state'))
  const choose = (id: CpuState | 'all') => {
    const next = new URLSearchParams(search)
    if (id === 'all') next.delete('state')
    else next.set('state', id)
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <MetricsPage
      current="cpu"
      filter={<ChoiceMenu label="State" value={asked?.id ?? 'all'} options={options} onChoose={choose} />}
    >
      <Usage state={asked} />
    </MetricsPage>
  )
}

function Usage({ state }: { state: (typeof cpuStates)[number] | undefined }) {
  const { instance } = use(ChartPlaceContext)
  return (
    <MetricChart
      title={state ? `CPU utilization: ${state.label}` : 'CPU utilization'}
      description={state?.help ?? 'What the vCPUs spend their time on, as a share of all their time.'}
      query={cpuUsage(instance, state?.id)}
      unit="percent"
      order={order}
      nameOf={(key) => names.get(key) ?? key}
      height={340}
    />
  )
}
