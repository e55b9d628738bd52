// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { IdentityProvider } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<IdentityProvider> = {
  kind: 'list',
  id: 'identity_provider.list',
  entity: 'identity_provider',
  title: 'Identity providers',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/system/silos/:silo/idps/saml/:provider', { ...params, provider: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'providerType',
      label: 'Type',
      help: 'Protocol that this login service speaks; SAML is the only one.',
      path: 'providerType',
      cell: { kind: 'badge', tones: {}, labels: { saml: 'SAML' } },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      offer: { kind: 'field', path: '$parent.identityMode', in: ['saml_jit', 'saml_scim'] },
      reason: 'Only silos that use SAML can have identity providers',
      role: 'silo.admin',
      to: (row, params) => fill('/system/silos/:silo/idps-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: [],
  create: {
    label: 'New provider',
    to: (params) => fill('/system/silos/:silo/idps-new', params),
    role: 'silo.admin',
    offer: { kind: 'field', path: '$parent.identityMode', in: ['saml_jit', 'saml_scim'] },
    reason: 'Only silos that use SAML can have identity providers',
  },
  empty: {
    title: 'No identity providers',
    body: 'Users of this silo cannot sign in through an identity provider until one is set up.',
  },
  refresh: [],
}

export default function IdentityProviderList(props: { slots?: Slots['identity_provider.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
