// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { affinityGroupUpdate } from '../../api/sdk/experimental.gen.ts'
import type { AffinityGroupUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'affinity_group.edit',
  entity: 'affinity_group',
  title: 'Edit affinity group',
  role: 'project.collaborator',
  versions: { since: '20251008.0.0' },
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
  ] satisfies FieldsOf<NonNullable<AffinityGroupUpdateData['body']>>,
  current: { query: editRow, param: 'affinityGroup' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => affinityGroupUpdate({ path: { affinityGroup: params['affinityGroup'] ?? '' }, query: { ...selector(params['affinityGroup'] ?? '', chain([['project', params['project']]])) }, body: asBody<NonNullable<AffinityGroupUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['affinity_group'],
  toast: 'Affinity group {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/affinity-groups/:affinityGroup', params),
  done: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
}

export default function AffinityGroupEdit(props: { slots?: Slots['affinity_group.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
