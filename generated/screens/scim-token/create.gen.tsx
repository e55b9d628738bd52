// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { scimTokenCreate } from '../../api/sdk/system-silos.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'scim_token.create',
  entity: 'scim_token',
  title: 'Create SCIM token',
  role: 'silo.admin',
  submit: 'Create',
  fields: [],
  call: ({ params }) => scimTokenCreate({ query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, throwOnError: true }),
  effects: ['scim_token'],
  toast: 'SCIM token {name} created',
  rowName: 'id',
  close: (params) => fill('/system/silos/:silo/scim', params),
  done: (_row, params) => fill('/system/silos/:silo/scim', params),
  reveal: { label: 'SCIM token', path: 'bearerToken' },
}

export default function ScimTokenCreate(props: { slots?: Slots['scim_token.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
