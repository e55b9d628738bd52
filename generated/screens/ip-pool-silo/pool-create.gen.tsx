// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { ipPoolSiloLink } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolSiloLinkData } from '../../api/types.gen.ts'
import { ipPoolSiloPoolLookup } from '../ip-pool-silo/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'ip_pool_silo.pool.create',
  entity: 'ip_pool_silo',
  title: 'Link silo',
  role: 'fleet.admin',
  submit: 'Link',
  fields: [
    {
      id: 'silo',
      label: 'Silo',
      help: 'Silo whose users may take addresses from the pool',
      required: true,
      widget: {
        kind: 'picker',
        lookup: siloLookup,
        taken: { by: 'siloId', say: 'Already linked', lookup: ipPoolSiloPoolLookup, as: 'id' },
      },
      from: 'siloId',
    },
    {
      id: 'isDefault',
      label: 'Default',
      help: 'Used when no pool is named. If the silo has a default already, link this pool first, then make it the default.',
      required: false,
      widget: { kind: 'checkbox' },
      initial: false,
    },
  ] satisfies FieldsOf<NonNullable<IpPoolSiloLinkData['body']>>,
  call: ({ params, form }) => ipPoolSiloLink({ path: { pool: params['pool'] ?? '' }, body: asBody<NonNullable<IpPoolSiloLinkData['body']>, 'silo' | 'isDefault'>(form), throwOnError: true }),
  effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
  toast: 'Silo {$form.silo} linked to IP pool {$parent.name}',
  rowName: 'siloId',
  close: (params) => fill('/system/networking/ip-pools/:pool/silos', params),
  done: (_row, params) => fill('/system/networking/ip-pools/:pool/silos', params),
}

export default function IpPoolSiloPoolCreate(props: { slots?: Slots['ip_pool_silo.pool.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
