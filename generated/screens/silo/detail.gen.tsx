// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Silo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Silo> = {
  kind: 'detail',
  id: 'silo.detail',
  entity: 'silo',
  title: (params) => params['silo'] ?? 'Silo',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'identityMode',
      label: 'Identity mode',
      help: 'How users come into the silo: locally, by SAML login, or by SAML with SCIM.',
      path: 'identityMode',
      cell: {
        kind: 'badge',
        tones: {},
        labels: { saml_jit: 'SAML with JIT users', local_only: 'Local only', saml_scim: 'SAML with SCIM' },
      },
    },
    {
      id: 'discoverable',
      label: 'Discoverable',
      help: 'Shown in the list of silos. Others can still be opened by name.',
      path: 'discoverable',
      cell: { kind: 'boolean' },
    },
    {
      id: 'adminGroupName',
      label: 'Admin group name',
      help: 'Members of this group get the admin role on the silo.',
      path: 'adminGroupName',
      cell: { kind: 'text' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['identityMode', 'discoverable'],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.collaborator',
      to: (row) => fill('/system/silos-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    { label: 'Identity providers', to: (params) => fill('/system/silos/:silo/idps', params) },
    { label: 'IP pools', to: (params) => fill('/system/silos/:silo/ip-pools', params) },
    { label: 'Quotas', to: (params) => fill('/system/silos/:silo/quotas', params) },
    { label: 'Fleet roles', to: (params) => fill('/system/silos/:silo/fleet-roles', params) },
    { label: 'SCIM', to: (params) => fill('/system/silos/:silo/scim', params) },
    { label: 'Users', to: (params) => fill('/system/silos/:silo/users', params) },
    { label: 'Access', to: (params) => fill('/system/silos/:silo/access', params) },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function SiloDetail(props: { slots?: Slots['silo.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
