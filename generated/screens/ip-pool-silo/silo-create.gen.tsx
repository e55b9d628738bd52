// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { ipPoolSiloLink } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolSiloLinkData } from '../../api/types.gen.ts'
import { ipPoolSiloSiloLookup } from '../ip-pool-silo/lookup.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'ip_pool_silo.silo.create',
  entity: 'ip_pool_silo',
  title: 'Link pool',
  role: 'fleet.admin',
  submit: 'Link',
  fields: [
    {
      id: 'pool',
      label: 'IP pool',
      help: 'Pool whose addresses users of the silo may take',
      required: true,
      widget: {
        kind: 'picker',
        lookup: ipPoolLookup,
        taken: { by: 'id', say: 'Already linked', lookup: ipPoolSiloSiloLookup, as: 'id' },
      },
    },
    {
      id: 'isDefault',
      label: 'Default',
      help: 'Used when no pool is named. If the silo has a default already, link this pool first, then make it the default.',
      required: false,
      widget: { kind: 'checkbox' },
      initial: false,
    },
  ] satisfies FieldsOf<NonNullable<IpPoolSiloLinkData['body']> & { pool: IpPoolSiloLinkData['path']['pool'] }>,
  call: ({ params, form }) => ipPoolSiloLink({ path: { pool: textAt(form, 'pool') }, body: { ...asBody<NonNullable<IpPoolSiloLinkData['body']>, 'pool' | 'isDefault'>(form, ['pool']), silo: params['silo'] ?? '' }, throwOnError: true }),
  effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
  toast: 'IP pool {$form.pool} linked to silo {$parent.name}',
  rowName: 'name',
  close: (params) => fill('/system/silos/:silo/ip-pools', params),
  done: (_row, params) => fill('/system/silos/:silo/ip-pools', params),
}

export default function IpPoolSiloSiloCreate(props: { slots?: Slots['ip_pool_silo.silo.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
