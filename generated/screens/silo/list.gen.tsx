// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Silo } from '../../api/types.gen.ts'
import { siloQuotaLookup } from '../silo-quota/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Silo> = {
  kind: 'list',
  id: 'silo.list',
  entity: 'silo',
  title: 'Silos',
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
      cell: { kind: 'link', to: (row) => fill('/system/silos/:silo', { silo: textAt(row, 'name') }) },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'discoverable',
      label: 'Discoverable',
      help: 'Shown in the list of silos. Others can still be opened by name.',
      path: 'discoverable',
      cell: { kind: 'boolean' },
    },
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
      id: 'silo_quota.cpus',
      label: 'CPU quota',
      path: 'silo_quota.cpus',
      cell: {
        kind: 'read',
        own: { param: 'silo', field: 'name' },
        from: { lookup: siloQuotaLookup, match: [{ path: 'siloId', value: 'id' }] },
        show: { id: 'cpus', label: 'CPU quota', path: 'cpus', cell: { kind: 'number', unit: 'vCPUs' } },
      },
    },
    {
      id: 'silo_quota.memory',
      label: 'Memory quota',
      path: 'silo_quota.memory',
      cell: {
        kind: 'read',
        own: { param: 'silo', field: 'name' },
        from: { lookup: siloQuotaLookup, match: [{ path: 'siloId', value: 'id' }] },
        show: { id: 'memory', label: 'Memory quota', path: 'memory', cell: { kind: 'bytes' } },
      },
    },
    {
      id: 'silo_quota.storage',
      label: 'Storage quota',
      path: 'silo_quota.storage',
      cell: {
        kind: 'read',
        own: { param: 'silo', field: 'name' },
        from: { lookup: siloQuotaLookup, match: [{ path: 'siloId', value: 'id' }] },
        show: { id: 'storage', label: 'Storage quota', path: 'storage', cell: { kind: 'bytes' } },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'adminGroupName',
      label: 'Admin group name',
      path: 'adminGroupName',
      cell: { kind: 'text' },
      hidden: true,
    },
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
      role: 'fleet.collaborator',
      to: (row) => fill('/system/silos-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New silo', to: () => '/system/silos-new', role: 'fleet.collaborator' },
  empty: {
    title: 'No silos',
    body: 'A silo is a tenant with its own users, projects and quotas. Create one to let people in.',
  },
  refresh: [],
}

export default function SiloList(props: { slots?: Slots['silo.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
