import { Explorer } from '../../features/metrics-explorer/Explorer.tsx'

export default function MetricsExplorer() {
  return <Explorer />
}
