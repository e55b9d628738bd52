// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { projectUpdate } from '../../api/sdk/projects.gen.ts'
import type { ProjectUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'project.edit',
  entity: 'project',
  title: 'Edit project',
  role: 'project.admin',
  submit: 'Update project',
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
  ] satisfies FieldsOf<NonNullable<ProjectUpdateData['body']>>,
  current: { query: editRow, param: 'project' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => projectUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['project'],
  toast: 'Project {name} updated',
  rowName: 'name',
  close: () => '/projects',
  done: () => '/projects',
}

export default function ProjectEdit(props: { slots?: Slots['project.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
