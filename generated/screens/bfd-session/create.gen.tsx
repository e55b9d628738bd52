// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingBfdEnable } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingBfdEnableData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'bfd_session.create',
  entity: 'bfd_session',
  title: 'Enable BFD',
  role: 'fleet.admin',
  submit: 'Enable BFD',
  fields: [
    {
      id: 'remote',
      label: 'Peer',
      help: 'Address of the system at the other end',
      required: true,
      widget: { kind: 'ip' },
    },
    {
      id: 'local',
      label: 'Local address',
      help: 'Address that packets are sent from. That of the link if blank.',
      required: false,
      nullable: true,
      widget: { kind: 'ip' },
    },
    {
      id: 'switch',
      label: 'Switch',
      required: true,
      widget: {
        kind: 'select',
        options: [{ value: 'switch0', label: 'Switch 0' }, { value: 'switch1', label: 'Switch 1' }],
      },
      initial: 'switch0',
    },
    {
      id: 'mode',
      label: 'Mode',
      help: 'Pick single hop for a directly connected peer, multi-hop for one behind routers.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          { value: 'single_hop', label: 'Single hop', help: 'The peer is on the same network' },
          { value: 'multi_hop', label: 'Multiple hops', help: 'There are routers in between' },
        ],
      },
      initial: 'single_hop',
    },
    {
      id: 'detectionThreshold',
      label: 'Detection threshold',
      help: 'Packets in a row that may be missed before the peer counts as down',
      required: true,
      widget: { kind: 'integer', min: 0, max: 255, unit: 'packets' },
      initial: 3,
    },
    {
      id: 'requiredRx',
      label: 'Receive interval',
      help: 'Time between packets that are expected from the peer',
      required: true,
      widget: { kind: 'integer', min: 0, length: 'µs' },
      initial: 1000000,
    },
  ] satisfies FieldsOf<NonNullable<NetworkingBfdEnableData['body']>>,
  call: ({ form }) => networkingBfdEnable({ body: asBody<NonNullable<NetworkingBfdEnableData['body']>, 'remote' | 'local' | 'switch' | 'mode' | 'detectionThreshold' | 'requiredRx'>(form), throwOnError: true }),
  effects: ['bfd_session'],
  toast: 'BFD session {name} created',
  rowName: 'peer',
  close: () => '/system/networking/bfd-sessions',
  done: () => '/system/networking/bfd-sessions',
}

export default function BfdSessionCreate(props: { slots?: Slots['bfd_session.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
