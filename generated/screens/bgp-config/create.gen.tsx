// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingBgpConfigCreate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingBgpConfigCreateData } from '../../api/types.gen.ts'
import { bgpAnnounceSetLookup } from '../bgp-announce-set/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'bgp_config.create',
  entity: 'bgp_config',
  title: 'New BGP configuration',
  role: 'fleet.admin',
  submit: 'Create BGP configuration',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'asn',
      label: 'ASN',
      help: 'Autonomous system number. Each can have one configuration only.',
      required: true,
      widget: { kind: 'integer', min: 0, max: 4294967295 },
      refused: ['per ASN'],
    },
    {
      id: 'bgpAnnounceSetId',
      label: 'Announce set',
      required: true,
      widget: { kind: 'picker', lookup: bgpAnnounceSetLookup },
    },
    {
      id: 'vrf',
      label: 'VRF',
      help: 'Only if the peers expect one',
      required: false,
      nullable: true,
      widget: { kind: 'name' },
    },
  ] satisfies FieldsOf<NonNullable<NetworkingBgpConfigCreateData['body']>>,
  duplicate: {
    query: createRow,
    pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'bgpConfig' }),
    param: 'bgpConfig',
  },
  call: ({ form }) => networkingBgpConfigCreate({ body: asBody<NonNullable<NetworkingBgpConfigCreateData['body']>, 'name' | 'description' | 'asn' | 'bgpAnnounceSetId' | 'vrf'>(form), throwOnError: true }),
  effects: ['bgp_config'],
  toast: 'BGP configuration {name} created',
  rowName: 'name',
  close: () => '/system/networking/bgp-configs',
  done: () => '/system/networking/bgp-configs',
}

export default function BgpConfigCreate(props: { slots?: Slots['bgp_config.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
