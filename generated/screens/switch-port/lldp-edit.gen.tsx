// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, fieldAt, textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortLldpConfigUpdate } from '../../api/sdk/system-networking.gen.ts'
import type { LldpLinkConfig, NetworkingSwitchPortLldpConfigUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { lldpEditRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'switch_port.lldp.edit',
  entity: 'switch_port',
  title: 'Edit LLDP',
  role: 'fleet.admin',
  submit: 'Update LLDP',
  fields: [
    {
      id: 'enabled',
      label: 'Send and receive LLDP',
      help: 'Whether LLDP runs on the link.',
      required: false,
      widget: { kind: 'checkbox' },
      initial: false,
    },
    {
      id: 'linkName',
      label: 'Port ID',
      help: 'Name of the link that neighbors see',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'linkDescription',
      label: 'Port description',
      help: 'Announced to neighbors',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'chassisId',
      label: 'Chassis ID',
      help: 'Announced to neighbors',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'systemName',
      label: 'System name',
      help: 'Announced to neighbors',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'systemDescription',
      label: 'System description',
      help: 'Announced to neighbors',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'managementIp',
      label: 'Management IP',
      help: 'Announced to neighbors',
      required: false,
      nullable: true,
      widget: { kind: 'ip' },
    },
  ] satisfies FieldsOf<NonNullable<NetworkingSwitchPortLldpConfigUpdateData['body']>>,
  current: { query: lldpEditRow },
  none: 'No LLDP settings',
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: lldpEditRow }),
    write: ({ row, form, parent }) => networkingSwitchPortLldpConfigUpdate({ path: { port: textAt(parent, 'portName') }, query: { rackId: textAt(parent, 'rackId'), switchLocation: textAt(parent, 'switchLocation') }, body: { ...asBody<NonNullable<NetworkingSwitchPortLldpConfigUpdateData['body']>, 'enabled' | 'linkName' | 'linkDescription' | 'chassisId' | 'systemName' | 'systemDescription' | 'managementIp'>(form), id: fieldAt<LldpLinkConfig, 'id'>(row, 'id') }, throwOnError: true }),
  }),
  effects: ['switch_port', 'switch_port.lldp', 'switch_port_neighbor', 'switch_port_settings'],
  toast: 'LLDP of {$parent.portName} updated',
  rowName: '',
  close: (params) => fill('/system/hardware/switch-ports/:switchPort/lldp', params),
  done: (_row, params) => fill('/system/hardware/switch-ports/:switchPort/lldp', params),
}

export default function SwitchPortLldpEdit(props: { slots?: Slots['switch_port.lldp.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
