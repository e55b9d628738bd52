// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AffinityGroup } from '../../api/types.gen.ts'
import { affinityGroupMemberLookup } from '../affinity-group-member/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AffinityGroup> = {
  kind: 'list',
  id: 'affinity_group.list',
  entity: 'affinity_group',
  title: 'Affinity groups (together)',
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
        to: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
      },
    },
    { id: 'type', label: 'Type', path: 'type', cell: { kind: 'words', text: 'Affinity' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
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
    {
      id: 'policy',
      label: 'Policy',
      help: 'What happens at start when a member cannot be placed near the others; fixed at creation.',
      path: 'policy',
      cell: { kind: 'badge', tones: { allow: 'neutral', fail: 'notice' }, labels: { allow: 'Allow', fail: 'Fail' } },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'failureDomain',
      label: 'Failure domain',
      path: 'failureDomain',
      cell: { kind: 'badge', tones: {}, labels: { sled: 'Sled' } },
      hidden: true,
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      to: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup/edit', { ...params, affinityGroup: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      to: (row, params) => fill('/projects/:project/affinity-groups-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New group',
    to: (params) => fill('/projects/:project/affinity-groups-new', params),
    role: 'project.collaborator',
    versions: { since: '20251008.0.0' },
  },
  empty: {
    title: 'No affinity groups',
    body: 'Create a group to keep its instances close together on the same hardware.',
  },
  refresh: [],
}

export default function AffinityGroupList(props: { slots?: Slots['affinity_group.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
