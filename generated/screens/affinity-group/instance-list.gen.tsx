// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { affinityGroupMemberInstanceDelete } from '../../api/sdk/experimental.gen.ts'
import type { AffinityGroup } from '../../api/types.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import { instanceListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AffinityGroup> = {
  kind: 'list',
  id: 'affinity_group.instance.list',
  entity: 'affinity_group',
  title: 'Affinity groups',
  embedded: true,
  source: {
    query: instanceListRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
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
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [
    {
      id: 'leave',
      label: 'Remove instance from group',
      phrase: 'Remove {$parent.name} from {name}',
      danger: true,
      confirm: { body: '{$parent.name} may from now on run far from the members of {name}.' },
      role: 'project.collaborator',
      versions: { since: '20251008.0.0' },
      call: ({ row, parent }) => affinityGroupMemberInstanceDelete({ path: { affinityGroup: textAt(row, 'id'), instance: textAt(parent, 'id') }, throwOnError: true }),
      toast: '{$parent.name} removed from {name}',
      effects: ['affinity_group'],
    },
  ],
  empty: { title: 'No affinity groups', body: 'Not in an affinity group' },
  refresh: [],
}
