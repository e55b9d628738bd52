// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { affinityGroupMemberInstanceAdd } from '../../api/sdk/experimental.gen.ts'
import type { AffinityGroupMemberInstanceAddData } from '../../api/types.gen.ts'
import { affinityGroupMemberLookup } from '../affinity-group-member/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'affinity_group_member.create',
  entity: 'affinity_group_member',
  title: 'Add instance to group',
  role: 'project.collaborator',
  versions: { since: '20251008.0.0' },
  submit: 'Add to group',
  fields: [
    {
      id: 'instance',
      label: 'Instance',
      help: 'Only stopped instances can be added.',
      required: true,
      widget: {
        kind: 'picker',
        lookup: instanceLookup,
        among: { kind: 'field', path: 'runState', in: ['stopped'] },
        reason: 'Stop the instance first',
        taken: { by: 'value.id', say: 'Already a member', lookup: affinityGroupMemberLookup, as: 'id' },
      },
    },
  ] satisfies FieldsOf<{ instance: AffinityGroupMemberInstanceAddData['path']['instance'] }>,
  call: ({ form, parent }) => affinityGroupMemberInstanceAdd({ path: { affinityGroup: textAt(parent, 'id'), instance: textAt(form, 'instance') }, throwOnError: true }),
  effects: ['affinity_group', 'affinity_group_member'],
  toast: '{$form.instance} added to {$parent.name}',
  rowName: 'value.name',
  close: (params) => fill('/projects/:project/affinity-groups/:affinityGroup', params),
  done: (_row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', params),
}

export default function AffinityGroupMemberCreate(props: { slots?: Slots['affinity_group_member.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
