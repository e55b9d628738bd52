// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcSubnetCreate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcSubnetCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'vpc_subnet.create',
  entity: 'vpc_subnet',
  title: 'New subnet',
  role: 'project.collaborator',
  submit: 'Create subnet',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'ipv4Block',
      label: 'IPv4 block',
      help: 'A private range from /8 to /26, such as 192.168.0.0/24.',
      required: true,
      widget: {
        kind: 'cidr',
        version: 'v4',
        width: [8, 26],
        inside: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
        apart: { lookup: vpcSubnetLookup, by: 'ipv4Block' },
      },
    },
    {
      id: 'ipv6Block',
      label: 'IPv6 block',
      help: 'A /64 inside the IPv6 prefix of the VPC. Generated if blank.',
      required: false,
      nullable: true,
      widget: {
        kind: 'cidr',
        version: 'v6',
        width: [64, 64],
        inside: ['$parent.ipv6Prefix'],
        apart: { lookup: vpcSubnetLookup, by: 'ipv6Block' },
      },
      versions: { needed: ['99990101.0.0'] },
    },
    {
      id: 'customRouter',
      label: 'Custom router',
      help: 'Its routes apply in addition to those of the system router. None if blank.',
      required: false,
      nullable: true,
      widget: {
        kind: 'picker',
        lookup: vpcRouterLookup,
        among: { kind: 'field', path: 'kind', in: ['custom'] },
        reason: 'Only custom routers can be attached to a subnet',
        create: () => import('../vpc-router/create.gen.tsx').then(({ screen }) => screen),
      },
      from: 'customRouterId',
    },
  ] satisfies FieldsOf<NonNullable<VpcSubnetCreateData['body']>>,
  duplicate: { query: createRow, param: 'subnet' },
  call: ({ params, form }) => vpcSubnetCreate({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, body: asBody<NonNullable<VpcSubnetCreateData['body']>, 'name' | 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouter'>(form), throwOnError: true }),
  effects: ['vpc_router_route', 'vpc_subnet'],
  toast: 'VPC subnet {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
}

export default function VpcSubnetCreate(props: { slots?: Slots['vpc_subnet.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
