// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingAllowListUpdate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingAllowListUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'allow_list.edit',
  entity: 'allow_list',
  title: 'Edit source IP allowlist',
  role: 'fleet.admin',
  submit: 'Update allowlist',
  fields: [
    {
      id: 'allowedIps',
      label: 'Allowed sources',
      help: 'Networks that can reach the console and API. A list must include your own address.',
      required: true,
      widget: {
        kind: 'union',
        tag: 'allow',
        variants: [
          {
            value: 'any',
            label: 'Any address',
            help: 'Anyone who can reach the system can try to sign in',
            fields: [],
          },
          {
            value: 'list',
            label: 'Only these networks',
            help: 'All other addresses are refused',
            fields: [
              {
                id: 'ips',
                label: 'Networks',
                help: 'Up to 1000; /0 is not allowed',
                required: true,
                widget: {
                  kind: 'list',
                  item: { id: '', label: 'Network', required: true, widget: { kind: 'cidr' } },
                  max: 1000,
                  unique: true,
                },
                refused: ['IP allow'],
              },
            ],
          },
        ],
      },
    },
  ] satisfies FieldsOf<NonNullable<NetworkingAllowListUpdateData['body']>>,
  current: { query: editRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ form }) => networkingAllowListUpdate({ body: asBody<NonNullable<NetworkingAllowListUpdateData['body']>, 'allowedIps'>(form), throwOnError: true }),
  }),
  effects: ['allow_list'],
  toast: 'Source IP allowlist updated',
  rowName: '',
  close: () => '/system/networking/allow-list',
  done: () => '/system/networking/allow-list',
}

export default function AllowListEdit(props: { slots?: Slots['allow_list.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
