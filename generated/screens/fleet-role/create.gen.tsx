// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { addItem } from '../../../src/kit/queries/document.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { SystemPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'fleet_role.create',
  entity: 'fleet_role',
  title: 'Add user or group',
  role: 'fleet.admin',
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
      label: 'Fleet role',
      help: 'Fleet role granted: admin, collaborator or viewer; it gives nothing inside projects.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          { value: 'admin', label: 'Admin', help: 'Everything on the system' },
          {
            value: 'collaborator',
            label: 'Collaborator',
            help: 'Views everything, creates silos and address lots',
          },
          { value: 'viewer', label: 'Viewer', help: 'Views everything on the system without changing it' },
        ],
      },
      initial: 'viewer',
    },
  ],
  call: addItem({
    label: 'Role assignment',
    read: () => systemPolicyView({ throwOnError: true }),
    write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>>(form), throwOnError: true }),
    query: listRows,
    items: 'roleAssignments',
    key: ['identityType', 'identityId'],
    fields: ['identityId', 'identityType', 'roleName'],
  }),
  effects: ['fleet_role'],
  toast: '{$form.roleName} role assigned to {$form.identityId}',
  rowName: 'identityId',
  close: () => '/system/identity/access',
  done: () => '/system/identity/access',
}

export default function FleetRoleCreate(props: { slots?: Slots['fleet_role.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
