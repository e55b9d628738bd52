// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { SystemPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'fleet_role.edit',
  entity: 'fleet_role',
  title: 'Change fleet role',
  role: 'fleet.admin',
  submit: 'Update role',
  fields: [
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
  current: {
    query: editRow,
    pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
  },
  call: changeItem({
    label: 'Role assignment',
    read: () => systemPolicyView({ throwOnError: true }),
    write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>>(form), throwOnError: true }),
    query: listRows,
    items: 'roleAssignments',
    key: ['identityType', 'identityId'],
    fields: ['identityId', 'identityType', 'roleName'],
  }),
  effects: ['fleet_role'],
  toast: 'Role of {name} changed to {$form.roleName}',
  rowName: 'identityId',
  close: () => '/system/identity/access',
  done: () => '/system/identity/access',
}

export default function FleetRoleEdit(props: { slots?: Slots['fleet_role.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
