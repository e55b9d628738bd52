// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AffinityGroup } from '../../api/types.gen.ts'
import { affinityGroupMemberLookup } from '../affinity-group-member/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<AffinityGroup> = {
  kind: 'detail',
  id: 'affinity_group.detail',
  entity: 'affinity_group',
  title: (params) => params['affinityGroup'] ?? 'Affinity group',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'type', label: 'Type', path: 'type', cell: { kind: 'words', text: 'Affinity' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'policy',
      label: 'Policy',
      help: 'What happens at start when a member cannot be placed near the others; fixed at creation.',
      path: 'policy',
      cell: { kind: 'badge', tones: { allow: 'neutral', fail: 'notice' }, labels: { allow: 'Allow', fail: 'Fail' } },
    },
    {
      id: 'failureDomain',
      label: 'Failure domain',
      help: 'Unit of hardware within which members of the affinity group are kept together.',
      path: 'failureDomain',
      cell: { kind: 'badge', tones: {}, labels: { sled: 'Sled' } },
    },
    {
      id: 'affinity_group_member',
      label: 'Members',
      help: 'How many instances are in the group',
      path: 'affinity_group_member',
      cell: {
        kind: 'read',
        own: { param: 'affinityGroup', field: 'name' },
        from: { lookup: affinityGroupMemberLookup },
        show: 'count',
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      to: (_row, params) => fill('/projects/:project/affinity-groups/:affinityGroup/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      to: (row, params) => fill('/projects/:project/affinity-groups-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    {
      label: 'Members',
      to: (params) => fill('/projects/:project/affinity-groups/:affinityGroup', params),
      versions: { since: '20251008.0.0' },
    },
  ],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function AffinityGroupDetail(props: { slots?: Slots['affinity_group.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
