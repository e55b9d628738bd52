// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { instanceNetworkInterfaceCreate } from '../../api/sdk/instances.gen.ts'
import type { InstanceNetworkInterfaceCreateData } from '../../api/types.gen.ts'
import { instanceNetworkInterfaceLookup } from '../instance-network-interface/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'instance_network_interface.create',
  entity: 'instance_network_interface',
  title: 'Add network interface',
  offer: {
    kind: 'all',
    of: [{ kind: 'field', path: '$parent.runState', in: ['stopped'] }, { kind: 'fewer', than: 8 }],
  },
  reason: 'Delete an interface first; an instance can have 8',
  because: [
    {
      unless: { kind: 'field', path: '$parent.runState', in: ['stopped'] },
      say: 'The instance must be stopped',
    },
  ],
  role: 'project.collaborator',
  submit: 'Add network interface',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'vpcName',
      label: 'VPC',
      required: true,
      widget: {
        kind: 'picker',
        lookup: { ...vpcLookup, value: 'name' },
        taken: {
          by: 'vpcId',
          others: true,
          say: 'The instance is in another VPC',
          lookup: instanceNetworkInterfaceLookup,
          as: 'id',
        },
      },
    },
    {
      id: 'subnetName',
      label: 'Subnet',
      required: true,
      widget: {
        kind: 'picker',
        lookup: { ...vpcSubnetLookup, value: 'name' },
        within: { vpc: 'vpcName' },
        taken: {
          by: 'subnetId',
          say: 'The instance has an interface in it',
          lookup: instanceNetworkInterfaceLookup,
          as: 'id',
        },
      },
    },
    {
      id: 'ip',
      label: 'IP address',
      help: 'Lowest free address of the subnet if blank',
      required: false,
      nullable: true,
      widget: { kind: 'ip' },
      refused: ['The IP address', 'outside subnet', 'of a subnet are', 'Cannot request'],
    },
    {
      id: 'transitIps',
      label: 'Transit IPs',
      help: 'Networks besides its own address that the interface may send from and receive for.',
      required: false,
      widget: {
        kind: 'list',
        item: { id: '', label: 'Transit IP', required: true, widget: { kind: 'cidr' } },
        unique: true,
      },
      initial: [],
      refused: ['transit IP'],
    },
  ] satisfies FieldsOf<NonNullable<InstanceNetworkInterfaceCreateData['body']>>,
  call: ({ params, form }) => instanceNetworkInterfaceCreate({ query: { ...chain([['instance', params['instance']], ['project', params['project']]]), instance: params['instance'] ?? '' }, body: asBody<NonNullable<InstanceNetworkInterfaceCreateData['body']>, 'name' | 'description' | 'vpcName' | 'subnetName' | 'ip' | 'transitIps'>(form), throwOnError: true }),
  effects: ['instance_network_interface'],
  toast: 'Network interface {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/instances/:instance/networking', params),
  done: (_row, params) => fill('/projects/:project/instances/:instance/networking', params),
}

export default function InstanceNetworkInterfaceCreate(props: { slots?: Slots['instance_network_interface.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
