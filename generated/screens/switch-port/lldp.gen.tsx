// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { LldpLinkConfig } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { lldpRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<LldpLinkConfig> = {
  kind: 'detail',
  id: 'switch_port.lldp',
  entity: 'switch_port',
  title: () => 'LLDP',
  rowName: '',
  source: { query: lldpRow },
  rows: [
    {
      id: 'enabled',
      label: 'Send and receive LLDP',
      help: 'Whether LLDP runs on the link.',
      path: 'enabled',
      cell: { kind: 'boolean' },
    },
    { id: 'linkName', label: 'Port ID', path: 'linkName', cell: { kind: 'text' } },
    { id: 'linkDescription', label: 'Port description', path: 'linkDescription', cell: { kind: 'text' } },
    { id: 'chassisId', label: 'Chassis ID', path: 'chassisId', cell: { kind: 'mono' } },
    { id: 'systemName', label: 'System name', path: 'systemName', cell: { kind: 'text' } },
    {
      id: 'systemDescription',
      label: 'System description',
      help: 'Announced to neighbors',
      path: 'systemDescription',
      cell: { kind: 'text' },
    },
    { id: 'managementIp', label: 'Management IP', path: 'managementIp', cell: { kind: 'mono' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  none: { title: 'No LLDP settings', body: 'Apply port settings that turn on LLDP.', action: 'applySettings' },
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/hardware/switch-ports/:switchPort/lldp/edit', params),
    },
  ],
  actions: [],
  tabs: [],
  refresh: [],
  embedded: true,
}

export default function SwitchPortLldp(props: { slots?: Slots['switch_port.lldp'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
