import { instanceDiskListOptions } from '../../../generated/api/queries/instances.gen.ts'
import { diskCharts, diskQuery } from '../../features/metrics/instance-queries.ts'
import { instanceQueries } from '../../features/metrics/MetricsPage.tsx'
import { PartCharts } from '../../features/metrics/PartCharts.tsx'

export const queries = instanceQueries

const words = {
  one: 'Disk',
  all: 'All disks',
  none: 'No disks',
  help: 'Attach a disk to the instance to see what happens on it.',
}

/** What happens on the disks of an instance. */
export default function Disk() {
  return (
    <PartCharts
      current="disk"
      param="disk"
      words={words}
      list={(instance, page) => instanceDiskListOptions({ path: { instance }, query: page })}
      charts={diskCharts}
      query={diskQuery}
    />
  )
}
