// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupCreate } from '../../api/sdk/affinity.gen.ts'
import type { AntiAffinityGroupCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'anti_affinity_group.create',
  entity: 'anti_affinity_group',
  title: 'New anti-affinity group',
  role: 'project.collaborator',
  submit: 'Add group',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'policy',
      label: 'Policy',
      help: 'Whether a member that cannot be kept apart may still start. Cannot be changed later.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          {
            value: 'allow',
            label: 'Allow',
            help: 'A member starts even when it cannot be kept apart from the others',
          },
          {
            value: 'fail',
            label: 'Fail',
            help: 'A member does not start when it cannot be kept apart from the others',
          },
        ],
      },
      initial: 'allow',
    },
  ] satisfies FieldsOf<NonNullable<AntiAffinityGroupCreateData['body']>>,
  duplicate: { query: createRow, param: 'antiAffinityGroup' },
  call: ({ params, form }) => antiAffinityGroupCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: { ...asBody<NonNullable<AntiAffinityGroupCreateData['body']>, 'name' | 'description' | 'policy'>(form), failureDomain: 'sled' }, throwOnError: true }),
  effects: ['anti_affinity_group'],
  toast: 'Anti-affinity group {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/affinity', params),
  done: (row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', { ...params, antiAffinityGroup: textAt(row, 'name') }),
}

export default function AntiAffinityGroupCreate(props: { slots?: Slots['anti_affinity_group.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
