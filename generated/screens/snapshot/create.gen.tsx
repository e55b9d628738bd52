// Generated from openapi/resources/snapshots.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { snapshotCreate } from '../../api/sdk/snapshots.gen.ts'
import type { SnapshotCreateData } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'snapshot.create',
  entity: 'snapshot',
  title: 'New snapshot',
  role: 'project.collaborator',
  submit: 'Create snapshot',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'disk',
      label: 'Disk',
      help: 'Only attached and detached disks can be snapshotted.',
      required: true,
      widget: {
        kind: 'picker',
        lookup: diskLookup,
        among: { kind: 'field', path: 'state.state', in: ['attached', 'detached'] },
        reason: 'Only attached and detached disks can be snapshotted',
        names: { name: 'name' },
      },
      from: 'diskId',
    },
  ] satisfies FieldsOf<NonNullable<SnapshotCreateData['body']>>,
  duplicate: { query: createRow, param: 'snapshot' },
  call: ({ params, form }) => snapshotCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: asBody<NonNullable<SnapshotCreateData['body']>, 'name' | 'description' | 'disk'>(form), throwOnError: true }),
  effects: ['silo_utilization', 'snapshot'],
  toast: 'Snapshot {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/snapshots', params),
  done: (_row, params) => fill('/projects/:project/snapshots', params),
}

export default function SnapshotCreate(props: { slots?: Slots['snapshot.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
