// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupMemberInstanceAdd } from '../../api/sdk/affinity.gen.ts'
import type { AntiAffinityGroupMemberInstanceAddData } from '../../api/types.gen.ts'
import { antiAffinityGroupMemberLookup } from '../anti-affinity-group-member/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'anti_affinity_group_member.create',
  entity: 'anti_affinity_group_member',
  title: 'Add instance to group',
  role: 'project.collaborator',
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
        taken: { by: 'value.id', say: 'Already a member', lookup: antiAffinityGroupMemberLookup, as: 'id' },
      },
    },
  ] satisfies FieldsOf<{ instance: AntiAffinityGroupMemberInstanceAddData['path']['instance'] }>,
  call: ({ form, parent }) => antiAffinityGroupMemberInstanceAdd({ path: { antiAffinityGroup: textAt(parent, 'id'), instance: textAt(form, 'instance') }, throwOnError: true }),
  effects: ['anti_affinity_group', 'anti_affinity_group_member'],
  toast: '{$form.instance} added to {$parent.name}',
  rowName: 'value.name',
  close: (params) => fill('/projects/:project/affinity/:antiAffinityGroup', params),
  done: (_row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', params),
}

export default function AntiAffinityGroupMemberCreate(props: { slots?: Slots['anti_affinity_group_member.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
