// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupUpdate } from '../../api/sdk/affinity.gen.ts'
import type { AntiAffinityGroupUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'anti_affinity_group.edit',
  entity: 'anti_affinity_group',
  title: 'Edit anti-affinity group',
  role: 'project.collaborator',
  submit: 'Edit group',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' }, keep: true },
    {
      id: 'description',
      label: 'Description',
      required: false,
      nullable: true,
      widget: { kind: 'description' },
      keep: true,
    },
  ] satisfies FieldsOf<NonNullable<AntiAffinityGroupUpdateData['body']>>,
  current: { query: editRow, param: 'antiAffinityGroup' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => antiAffinityGroupUpdate({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])) }, body: asBody<NonNullable<AntiAffinityGroupUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['anti_affinity_group'],
  toast: 'Anti-affinity group {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/affinity/:antiAffinityGroup', params),
  done: (row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', { ...params, antiAffinityGroup: textAt(row, 'name') }),
}

export default function AntiAffinityGroupEdit(props: { slots?: Slots['anti_affinity_group.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
