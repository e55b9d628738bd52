// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_network_interface.subnet.list',
  title: 'Network interfaces',
  issue: 'later',
  summary: 'The network interfaces with an address in this subnet and the instances they belong to',
}

export default function InstanceNetworkInterfaceSubnetList() {
  return <Placeholder screen={screen} />
}
