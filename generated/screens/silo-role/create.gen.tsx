// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { addItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { siloPolicyUpdate, siloPolicyView } from '../../api/sdk/system-silos.gen.ts'
import type { SiloPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userSiloLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'silo_role.create',
  entity: 'silo_role',
  title: 'Add user or group',
  role: 'silo.admin',
  submit: 'Assign role',
  fields: [
    {
      id: 'identityType',
      label: 'Type',
      required: true,
      widget: {
        kind: 'radio',
        options: [{ value: 'silo_user', label: 'User' }, { value: 'silo_group', label: 'Group' }],
      },
      initial: 'silo_user',
    },
    {
      id: 'identityId',
      label: 'User or group',
      required: true,
      widget: { kind: 'picker', lookup: userSiloLookup },
    },
    {
      id: 'roleName',
      label: 'Role',
      help: 'Silo role granted: admin, collaborator or viewer.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          {
            value: 'admin',
            label: 'Admin',
            help: 'Everything a collaborator may do, and decides who has access',
          },
          {
            value: 'collaborator',
            label: 'Collaborator',
            help: 'Administers all projects of the silo and manages its images',
          },
          { value: 'viewer', label: 'Viewer', help: 'Views everything in the silo without changing it' },
        ],
      },
      initial: 'viewer',
    },
  ],
  call: addItem({
    label: 'Role assignment',
    read: ({ params }) => siloPolicyView({ path: { silo: params['silo'] ?? '' }, throwOnError: true }),
    write: ({ params, form }) => siloPolicyUpdate({ path: { silo: params['silo'] ?? '' }, body: asBody<NonNullable<SiloPolicyUpdateData['body']>>(form), throwOnError: true }),
    query: listRows,
    items: 'roleAssignments',
    key: ['identityType', 'identityId'],
    fields: ['identityId', 'identityType', 'roleName'],
  }),
  effects: ['silo_access', 'silo_role'],
  toast: '{$form.roleName} role assigned to {$form.identityId}',
  rowName: 'identityId',
  close: (params) => fill('/system/silos/:silo/access', params),
  done: (_row, params) => fill('/system/silos/:silo/access', params),
}

export default function SiloRoleCreate(props: { slots?: Slots['silo_role.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
