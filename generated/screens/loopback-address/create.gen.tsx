// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingLoopbackAddressCreate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingLoopbackAddressCreateData } from '../../api/types.gen.ts'
import { addressLotLookup } from '../address-lot/lookup.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'loopback_address.create',
  entity: 'loopback_address',
  title: 'New loopback address',
  role: 'fleet.collaborator',
  submit: 'Create loopback address',
  fields: [
    {
      id: 'addressLot',
      label: 'Address lot',
      help: 'Lot that contains the address',
      required: true,
      widget: { kind: 'picker', lookup: addressLotLookup },
    },
    {
      id: 'address',
      label: 'Address',
      help: 'Address to assign, without prefix length. It must lie within the lot.',
      required: true,
      widget: { kind: 'ip' },
      refused: ['address'],
    },
    {
      id: 'mask',
      label: 'Width',
      help: '0–32 for IPv4, 0–128 for IPv6',
      required: true,
      widget: { kind: 'integer', min: 0, max: 128 },
    },
    { id: 'rackId', label: 'Rack', required: true, widget: { kind: 'picker', lookup: rackLookup } },
    {
      id: 'switchLocation',
      label: 'Switch',
      required: true,
      widget: {
        kind: 'select',
        options: [{ value: 'switch0', label: 'Switch 0' }, { value: 'switch1', label: 'Switch 1' }],
      },
      initial: 'switch0',
    },
    {
      id: 'anycast',
      label: 'Anycast',
      help: 'Other switches may have the same address',
      required: false,
      widget: { kind: 'checkbox' },
      initial: false,
    },
  ] satisfies FieldsOf<NonNullable<NetworkingLoopbackAddressCreateData['body']>>,
  duplicate: {
    query: createRow,
    pick: pickRow({ shape: wholeShape, fields: ['id', 'address'], param: 'subnetMask' }),
    param: 'subnetMask',
  },
  call: ({ form }) => networkingLoopbackAddressCreate({ body: asBody<NonNullable<NetworkingLoopbackAddressCreateData['body']>, 'addressLot' | 'address' | 'mask' | 'rackId' | 'switchLocation' | 'anycast'>(form), throwOnError: true }),
  effects: ['loopback_address'],
  toast: 'Loopback address {name} created',
  rowName: 'address',
  close: () => '/system/networking/loopback-addresses',
  done: () => '/system/networking/loopback-addresses',
}

export default function LoopbackAddressCreate(props: { slots?: Slots['loopback_address.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
