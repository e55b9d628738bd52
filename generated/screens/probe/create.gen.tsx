// Generated from openapi/resources/probes.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { probeCreate } from '../../api/sdk/experimental.gen.ts'
import type { ProbeCreateData } from '../../api/types.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'probe.create',
  entity: 'probe',
  title: 'New probe',
  role: 'project.collaborator',
  submit: 'Create probe',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'sled',
      label: 'Sled',
      help: 'Where the probe runs. Who cannot see the sleds enters the ID of one.',
      required: true,
      widget: { kind: 'picker', lookup: sledLookup, free: true },
    },
    {
      id: 'ipPool',
      label: 'IP pool',
      help: 'Pool that its external address comes from.',
      required: false,
      nullable: true,
      widget: { kind: 'picker', lookup: ipPoolMineLookup },
    },
  ] satisfies FieldsOf<NonNullable<ProbeCreateData['body']>>,
  duplicate: { query: createRow, param: 'probe' },
  call: ({ params, form }) => probeCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: asBody<NonNullable<ProbeCreateData['body']>, 'name' | 'description' | 'sled' | 'ipPool'>(form), throwOnError: true }),
  effects: ['ip_pool', 'probe'],
  toast: 'Probe {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/probes', params),
  done: (_row, params) => fill('/projects/:project/probes', params),
}

export default function ProbeCreate(props: { slots?: Slots['probe.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
