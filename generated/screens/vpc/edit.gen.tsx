// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { vpcUpdate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'vpc.edit',
  entity: 'vpc',
  title: 'Edit VPC',
  role: 'project.collaborator',
  submit: 'Update VPC',
  fields: [
    {
      id: 'name',
      label: 'Name',
      help: 'Unique in the project. Firewall rules that reference the VPC by name are not updated when you rename it.',
      required: true,
      widget: { kind: 'name' },
      keep: true,
    },
    {
      id: 'description',
      label: 'Description',
      required: false,
      nullable: true,
      widget: { kind: 'description' },
      keep: true,
    },
    {
      id: 'dnsName',
      label: 'DNS name',
      help: 'Part of the DNS names of instances in this VPC.',
      required: true,
      widget: { kind: 'name' },
      keep: true,
      versions: { until: '99990101.0.0' },
    },
  ] satisfies FieldsOf<NonNullable<VpcUpdateData['body']>>,
  current: { query: editRow, param: 'vpc' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => vpcUpdate({ path: { vpc: params['vpc'] ?? '' }, query: { ...selector(params['vpc'] ?? '', chain([['project', params['project']]])) }, body: asBody<NonNullable<VpcUpdateData['body']>, 'name' | 'description' | 'dnsName'>(form), throwOnError: true }),
  }),
  effects: ['vpc'],
  toast: 'VPC {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc', params),
  done: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
}

export default function VpcEdit(props: { slots?: Slots['vpc.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
