// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, fieldAt } from '../../../src/kit/values.ts'
import { networkingBgpAnnounceSetUpdate } from '../../api/sdk/system-networking.gen.ts'
import type { BgpAnnounceSet, NetworkingBgpAnnounceSetUpdateData } from '../../api/types.gen.ts'
import { addressLotBlockOfEachAddressLotLookup } from '../address-lot-block/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'bgp_announce_set.edit',
  entity: 'bgp_announce_set',
  title: 'Edit BGP announce set',
  role: 'fleet.admin',
  submit: 'Update BGP announce set',
  fields: [
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
  current: { query: editRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ row, form }) => networkingBgpAnnounceSetUpdate({ body: { ...asBody<NonNullable<NetworkingBgpAnnounceSetUpdateData['body']>, 'description' | 'announcement'>(form), name: fieldAt<BgpAnnounceSet, 'name'>(row, 'name') }, throwOnError: true }),
  }),
  effects: ['bgp_announce_set', 'bgp_announce_set_announcement', 'bgp_export'],
  toast: 'BGP announce set {name} updated',
  rowName: 'name',
  close: () => '/system/networking/bgp-announce-sets',
  done: () => '/system/networking/bgp-announce-sets',
}

export default function BgpAnnounceSetEdit(props: { slots?: Slots['bgp_announce_set.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
