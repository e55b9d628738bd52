// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { siloQuotasUpdate } from '../../api/sdk/system-silos.gen.ts'
import type { SiloQuotasUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { quotasEditRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'silo.quotas.edit',
  entity: 'silo',
  title: 'Edit quotas',
  role: 'fleet.collaborator',
  submit: 'Update quotas',
  fields: [
    {
      id: 'cpus',
      label: 'CPU quota',
      help: 'Total vCPUs of running instances',
      required: true,
      widget: { kind: 'integer', min: 0, unit: 'vCPUs' },
      keep: true,
    },
    {
      id: 'memory',
      label: 'Memory quota',
      help: 'Total memory of running instances',
      required: true,
      widget: { kind: 'bytes', unit: 'GiB', min: 0 },
      keep: true,
    },
    {
      id: 'storage',
      label: 'Storage quota',
      help: 'Total size of disks and snapshots',
      required: true,
      widget: { kind: 'bytes', unit: 'GiB', min: 0 },
      keep: true,
    },
  ] satisfies FieldsOf<NonNullable<SiloQuotasUpdateData['body']>>,
  current: { query: quotasEditRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: quotasEditRow }),
    write: ({ params, form }) => siloQuotasUpdate({ path: { silo: params['silo'] ?? '' }, body: asBody<NonNullable<SiloQuotasUpdateData['body']>, 'cpus' | 'memory' | 'storage'>(form), throwOnError: true }),
  }),
  effects: ['silo', 'silo.quotas', 'silo_quota', 'silo_utilization'],
  toast: 'Quotas of {$parent.name} updated',
  rowName: '',
  close: (params) => fill('/system/silos/:silo/quotas', params),
  done: (_row, params) => fill('/system/silos/:silo/quotas', params),
}

export default function SiloQuotasEdit(props: { slots?: Slots['silo.quotas.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
