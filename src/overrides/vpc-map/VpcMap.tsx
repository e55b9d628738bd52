import { NetworkMap } from '../../features/network-map/NetworkMap.tsx'

export default function VpcMap() {
  return <NetworkMap />
}
