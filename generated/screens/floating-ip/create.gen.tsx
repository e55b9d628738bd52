// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { floatingIpCreate } from '../../api/sdk/floating-ips.gen.ts'
import type { FloatingIpCreateData } from '../../api/types.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'floating_ip.create',
  entity: 'floating_ip',
  title: 'New floating IP',
  role: 'project.collaborator',
  submit: 'Create floating IP',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'pool',
      label: 'IP pool',
      help: 'Pool that the address comes from.',
      required: false,
      nullable: true,
      widget: { kind: 'picker', lookup: ipPoolMineLookup },
    },
    {
      id: 'ip',
      label: 'IP address',
      help: 'Lowest free address of the pool if blank',
      required: false,
      nullable: true,
      widget: { kind: 'ip' },
      refused: ['external IP'],
    },
  ] satisfies FieldsOf<NonNullable<FloatingIpCreateData['body']>>,
  duplicate: { query: createRow, param: 'floatingIp' },
  call: ({ params, form }) => floatingIpCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: asBody<NonNullable<FloatingIpCreateData['body']>, 'name' | 'description' | 'pool' | 'ip'>(form), throwOnError: true }),
  effects: ['floating_ip', 'ip_pool'],
  toast: 'Floating IP {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/floating-ips', params),
  done: (_row, params) => fill('/projects/:project/floating-ips', params),
}

export default function FloatingIpCreate(props: { slots?: Slots['floating_ip.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
