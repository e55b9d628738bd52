// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { vpcCreate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'vpc.create',
  entity: 'vpc',
  title: 'New VPC',
  role: 'project.collaborator',
  submit: 'Create VPC',
  fields: [
    {
      id: 'name',
      label: 'Name',
      help: 'Unique in the project. Firewall rules that reference the VPC by name are not updated when you rename it.',
      required: true,
      widget: { kind: 'name' },
    },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'dnsName',
      label: 'DNS name',
      help: 'Part of the DNS names of instances in this VPC.',
      required: true,
      widget: { kind: 'name' },
      versions: { until: '99990101.0.0' },
    },
    {
      id: 'ipv6Prefix',
      label: 'IPv6 prefix',
      help: 'A /48 of the unique local range fd00::/8. Generated if blank.',
      required: false,
      nullable: true,
      widget: { kind: 'cidr', version: 'v6', width: [48, 48], inside: ['fd00::/8'] },
      versions: { since: '20251008.0.0' },
    },
  ] satisfies FieldsOf<NonNullable<VpcCreateData['body']>>,
  duplicate: { query: createRow, param: 'vpc' },
  call: ({ params, form }) => vpcCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: asBody<NonNullable<VpcCreateData['body']>, 'name' | 'description' | 'dnsName' | 'ipv6Prefix'>(form), throwOnError: true }),
  effects: ['vpc'],
  toast: 'VPC {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs', params),
  done: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
}

export default function VpcCreate(props: { slots?: Slots['vpc.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
