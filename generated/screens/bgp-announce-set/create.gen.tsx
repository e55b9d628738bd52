// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { asNew } from '../../../src/kit/queries/as-new.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingBgpAnnounceSetUpdate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingBgpAnnounceSetUpdateData } from '../../api/types.gen.ts'
import { addressLotBlockOfEachAddressLotLookup } from '../address-lot-block/lookup.gen.ts'
import { bgpAnnounceSetLookup } from '../bgp-announce-set/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'bgp_announce_set.create',
  entity: 'bgp_announce_set',
  title: 'New BGP announce set',
  role: 'fleet.admin',
  submit: 'Create announce set',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'announcement',
      label: 'Announcements',
      help: 'Complete list of networks to announce. Anything not listed is withdrawn.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Announcement',
          help: 'A network to add to an announce set.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'network',
                label: 'Network',
                help: 'Prefix to announce, in CIDR form.',
                required: true,
                widget: { kind: 'cidr' },
              },
              {
                id: 'addressLotBlock',
                label: 'Address lot block',
                required: true,
                widget: { kind: 'picker', lookup: addressLotBlockOfEachAddressLotLookup },
              },
            ],
          },
        },
        unique: true,
      },
    },
  ] satisfies FieldsOf<NonNullable<NetworkingBgpAnnounceSetUpdateData['body']>>,
  call: asNew({
    list: bgpAnnounceSetLookup,
    write: ({ form }) => networkingBgpAnnounceSetUpdate({ body: asBody<NonNullable<NetworkingBgpAnnounceSetUpdateData['body']>, 'name' | 'description' | 'announcement'>(form), throwOnError: true }),
  }),
  effects: ['bgp_announce_set', 'bgp_announce_set_announcement'],
  toast: 'BGP announce set {name} created',
  rowName: 'name',
  close: () => '/system/networking/bgp-announce-sets',
  done: () => '/system/networking/bgp-announce-sets',
}

export default function BgpAnnounceSetCreate(props: { slots?: Slots['bgp_announce_set.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
