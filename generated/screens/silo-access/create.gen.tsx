// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { addItem } from '../../../src/kit/queries/document.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { policyUpdate, policyView } from '../../api/sdk/silos.gen.ts'
import type { PolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'silo_access.create',
  entity: 'silo_access',
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
      widget: { kind: 'picker', lookup: userLookup },
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
    read: () => policyView({ throwOnError: true }),
    write: ({ form }) => policyUpdate({ body: asBody<NonNullable<PolicyUpdateData['body']>>(form), throwOnError: true }),
    query: listRows,
    items: 'roleAssignments',
    key: ['identityType', 'identityId'],
    fields: ['identityId', 'identityType', 'roleName'],
  }),
  effects: ['silo_access', 'silo_role'],
  toast: '{$form.roleName} role assigned to {$form.identityId}',
  rowName: 'identityId',
  close: () => '/access',
  done: () => '/access',
}

export default function SiloAccessCreate(props: { slots?: Slots['silo_access.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
