// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { affinityGroupCreate } from '../../api/sdk/experimental.gen.ts'
import type { AffinityGroupCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'affinity_group.create',
  entity: 'affinity_group',
  title: 'New affinity group',
  role: 'project.collaborator',
  versions: { since: '20251008.0.0' },
  submit: 'Add group',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'policy',
      label: 'Policy',
      help: 'Whether a member that cannot be kept together may still start. Cannot be changed later.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          {
            value: 'allow',
            label: 'Allow',
            help: 'A member starts even when it cannot be placed with the others',
          },
          {
            value: 'fail',
            label: 'Fail',
            help: 'A member does not start when it cannot be placed with the others',
          },
        ],
      },
      initial: 'allow',
    },
  ] satisfies FieldsOf<NonNullable<AffinityGroupCreateData['body']>>,
  duplicate: { query: createRow, param: 'affinityGroup' },
  call: ({ params, form }) => affinityGroupCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: { ...asBody<NonNullable<AffinityGroupCreateData['body']>, 'name' | 'description' | 'policy'>(form), failureDomain: 'sled' }, throwOnError: true }),
  effects: ['affinity_group'],
  toast: 'Affinity group {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/affinity-groups', params),
  done: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
}

export default function AffinityGroupCreate(props: { slots?: Slots['affinity_group.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
