// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { policyUpdate, policyView } from '../../api/sdk/silos.gen.ts'
import type { PolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'silo_access.edit',
  entity: 'silo_access',
  title: 'Change silo role',
  role: 'silo.admin',
  submit: 'Update role',
  fields: [
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
  current: {
    query: editRow,
    pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
  },
  call: changeItem({
    label: 'Role assignment',
    read: () => policyView({ throwOnError: true }),
    write: ({ form }) => policyUpdate({ body: asBody<NonNullable<PolicyUpdateData['body']>>(form), throwOnError: true }),
    query: listRows,
    items: 'roleAssignments',
    key: ['identityType', 'identityId'],
    fields: ['identityId', 'identityType', 'roleName'],
  }),
  effects: ['silo_access', 'silo_role'],
  toast: 'Role of {name} changed to {$form.roleName}',
  rowName: 'identityId',
  close: () => '/access',
  done: () => '/access',
}

export default function SiloAccessEdit(props: { slots?: Slots['silo_access.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
