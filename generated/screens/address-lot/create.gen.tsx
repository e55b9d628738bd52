// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingAddressLotCreate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingAddressLotCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'address_lot.create',
  entity: 'address_lot',
  title: 'New address lot',
  role: 'fleet.collaborator',
  submit: 'Create address lot',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'kind',
      label: 'Kind',
      help: 'Choose whether the addresses serve rack infrastructure or IP pools.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          { value: 'infra', label: 'Infrastructure', help: 'For the links of the rack and its peers' },
          { value: 'pool', label: 'Pool', help: 'For addresses that instances and services get' },
        ],
      },
      initial: 'infra',
    },
    {
      id: 'blocks',
      label: 'Blocks',
      help: 'Address ranges the lot starts out with.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Block',
          help: 'Bounds of an address block to add to a new lot.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'firstAddress',
                label: 'First address',
                help: 'Lowest address of the new block. It must not be above the last one.',
                required: true,
                widget: { kind: 'ip' },
              },
              {
                id: 'lastAddress',
                label: 'Last address',
                help: 'Highest address of the new block, in the same address family as the first.',
                required: true,
                widget: { kind: 'ip', notBelow: 'firstAddress' },
              },
            ],
          },
        },
        min: 1,
        unique: true,
      },
      refused: ['Block bounds'],
    },
  ] satisfies FieldsOf<NonNullable<NetworkingAddressLotCreateData['body']>>,
  duplicate: {
    query: createRow,
    pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'addressLot' }),
    param: 'addressLot',
  },
  call: ({ form }) => networkingAddressLotCreate({ body: asBody<NonNullable<NetworkingAddressLotCreateData['body']>, 'name' | 'description' | 'kind' | 'blocks'>(form), throwOnError: true }),
  effects: ['address_lot'],
  toast: 'Address lot {name} created',
  rowName: 'name',
  close: () => '/system/networking/address-lots',
  done: () => '/system/networking/address-lots',
}

export default function AddressLotCreate(props: { slots?: Slots['address_lot.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
