// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { affinityGroupMemberInstanceDelete } from '../../api/sdk/experimental.gen.ts'
import type { AffinityGroupMember } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AffinityGroupMember> = {
  kind: 'list',
  id: 'affinity_group_member.list',
  entity: 'affinity_group_member',
  title: 'Members',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'value.name',
      label: 'Name',
      path: 'value.name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/instances/:instance', { ...params, instance: textAt(row, 'value.name') }),
      },
    },
    {
      id: 'value.runState',
      label: 'State',
      path: 'value.runState',
      cell: {
        kind: 'badge',
        tones: {
          creating: 'success',
          destroyed: 'danger',
          failed: 'danger',
          migrating: 'notice',
          rebooting: 'info',
          repairing: 'warning',
          running: 'success',
          starting: 'info',
          stopped: 'neutral',
          stopping: 'neutral',
        },
      },
    },
    { id: 'value.id', label: 'ID', path: 'value.id', cell: { kind: 'id' } },
    {
      id: 'type',
      label: 'Type',
      path: 'type',
      cell: { kind: 'badge', tones: {} },
      values: ['instance'],
      hidden: true,
    },
  ],
  rowKey: 'value.id',
  rowName: 'value.name',
  links: [],
  actions: [
    {
      id: 'delete',
      label: 'Remove from group',
      phrase: 'Remove {name} from {$parent.name}',
      danger: true,
      confirm: { body: '{name} may from now on run far from the other members.' },
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      bulk: true,
      call: ({ row, parent }) => affinityGroupMemberInstanceDelete({ path: { affinityGroup: textAt(parent, 'id'), instance: textAt(row, 'value.id') }, throwOnError: true }),
      toast: '{name} removed from {$parent.name}',
      effects: ['affinity_group', 'affinity_group_member'],
    },
  ],
  create: {
    label: 'Add instance',
    to: (params) => fill('/projects/:project/affinity-groups/:affinityGroup/members-new', params),
    role: 'project.collaborator',
    offer: { kind: 'fewer', than: 32 },
    reason: 'Remove a member first; a group can have 32',
    versions: { since: '20251008.0.0' },
  },
  empty: { title: 'No group members', body: 'Add stopped instances that shall run close together.' },
  refresh: [
    {
      when: {
        kind: 'field',
        path: 'value.runState',
        in: ['creating', 'starting', 'stopping', 'rebooting', 'migrating', 'repairing'],
      },
      seconds: 3,
    },
    { seconds: 30 },
  ],
}

export default function AffinityGroupMemberList(props: { slots?: Slots['affinity_group_member.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
