// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { projectCreate } from '../../api/sdk/projects.gen.ts'
import type { ProjectCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'project.create',
  entity: 'project',
  title: 'New project',
  role: 'silo.collaborator',
  submit: 'Create project',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
  ] satisfies FieldsOf<NonNullable<ProjectCreateData['body']>>,
  duplicate: { query: createRow, param: 'project' },
  call: ({ form }) => projectCreate({ body: asBody<NonNullable<ProjectCreateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  effects: ['project'],
  toast: 'Project {name} created',
  rowName: 'name',
  close: () => '/projects',
  done: (row) => fill('/projects/:project/instances', { project: textAt(row, 'name') }),
}

export default function ProjectCreate(props: { slots?: Slots['project.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
