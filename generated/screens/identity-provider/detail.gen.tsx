// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SamlIdentityProvider } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SamlIdentityProvider> = {
  kind: 'detail',
  id: 'identity_provider.detail',
  entity: 'identity_provider',
  title: (params) => params['provider'] ?? 'Identity provider',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'technicalContactEmail',
      label: 'Technical contact email',
      path: 'technicalContactEmail',
      cell: { kind: 'text' },
    },
    {
      id: 'spClientId',
      label: 'Service provider client ID',
      help: 'Entity ID under which this system is known to the provider.',
      path: 'spClientId',
      cell: { kind: 'mono' },
    },
    {
      id: 'acsUrl',
      label: 'ACS URL',
      help: 'Where the identity provider sends the browser after sign-in',
      path: 'acsUrl',
      cell: { kind: 'text' },
    },
    {
      id: 'sloUrl',
      label: 'Single logout (SLO) URL',
      help: 'Single logout address, for ending a session across services.',
      path: 'sloUrl',
      cell: { kind: 'text' },
    },
    {
      id: 'idpEntityId',
      label: 'Entity ID',
      help: 'Entity ID by which the provider identifies itself in SAML messages.',
      path: 'idpEntityId',
      cell: { kind: 'mono' },
    },
    {
      id: 'groupAttributeName',
      label: 'Group attribute name',
      help: 'SAML attribute that lists the groups of a user. No groups if blank.',
      path: 'groupAttributeName',
      cell: { kind: 'text' },
    },
    {
      id: 'publicCert',
      label: 'Public certificate',
      help: 'Checks signed requests to the identity provider',
      path: 'publicCert',
      cell: { kind: 'mono' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      offer: { kind: 'field', path: '$parent.identityMode', in: ['saml_jit', 'saml_scim'] },
      reason: 'Only silos that use SAML can have identity providers',
      role: 'silo.admin',
      to: (row, params) => fill('/system/silos/:silo/idps-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: [],
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function IdentityProviderDetail(props: { slots?: Slots['identity_provider.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
