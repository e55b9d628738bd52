import { instanceNetworkInterfaceListOptions } from '../../../generated/api/queries/instances.gen.ts'
import { networkCharts, networkQuery } from '../../features/metrics/instance-queries.ts'
import { instanceQueries } from '../../features/metrics/MetricsPage.tsx'
import { PartCharts } from '../../features/metrics/PartCharts.tsx'

export const queries = instanceQueries

const words = {
  one: 'NIC',
  all: 'All NICs',
  none: 'No network interfaces',
  help: 'Add a network interface to the instance to see what it sends and receives.',
}

/** What the network interfaces of an instance send and receive. */
export default function Network() {
  return (
    <PartCharts
      current="network"
      param="nic"
      words={words}
      list={(instance, page) => instanceNetworkInterfaceListOptions({ query: { instance, ...page } })}
      charts={networkCharts}
      query={networkQuery}
    />
  )
}
