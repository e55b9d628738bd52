// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { VpcRouter } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<VpcRouter> = {
  kind: 'list',
  id: 'vpc_router.list',
  entity: 'vpc_router',
  title: 'Routers',
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
        to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router', { ...params, router: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'kind',
      label: 'Kind',
      help: 'Whether the router is the built-in one of the VPC or was made by a user.',
      path: 'kind',
      cell: {
        kind: 'badge',
        tones: { custom: 'info', system: 'neutral' },
        labels: { system: 'System', custom: 'Custom' },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/edit', { ...params, router: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New router',
    to: (params) => fill('/projects/:project/vpcs/:vpc/routers-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No routers', body: 'Create a custom router to give subnets custom routes.' },
  refresh: [],
}

export default function VpcRouterList(props: { slots?: Slots['vpc_router.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
