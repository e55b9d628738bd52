// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { instanceNetworkInterfaceUpdate } from '../../api/sdk/instances.gen.ts'
import type { InstanceNetworkInterfaceUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'instance_network_interface.edit',
  entity: 'instance_network_interface',
  title: 'Edit network interface',
  offer: { kind: 'field', path: '$parent.runState', in: ['stopped'] },
  reason: 'The instance must be stopped',
  role: 'project.collaborator',
  submit: 'Update network interface',
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
  ] satisfies FieldsOf<NonNullable<InstanceNetworkInterfaceUpdateData['body']>>,
  current: { query: editRow, param: 'interface' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => instanceNetworkInterfaceUpdate({ path: { interface: params['interface'] ?? '' }, query: { ...selector(params['interface'] ?? '', chain([['instance', params['instance']], ['project', params['project']]])) }, body: asBody<NonNullable<InstanceNetworkInterfaceUpdateData['body']>, 'name' | 'description' | 'transitIps'>(form), throwOnError: true }),
  }),
  effects: ['instance_network_interface'],
  toast: 'Network interface {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/instances/:instance/networking', params),
  done: (_row, params) => fill('/projects/:project/instances/:instance/networking', params),
}

export default function InstanceNetworkInterfaceEdit(props: { slots?: Slots['instance_network_interface.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
