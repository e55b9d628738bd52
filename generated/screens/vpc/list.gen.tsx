// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreen } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

export const screen: ListScreen = {
  kind: 'list',
  id: 'vpc.list',
  entity: 'vpc',
  title: 'VPCs',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
      },
    },
    { id: 'dnsName', label: 'DNS name', path: 'dnsName', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/edit', { ...params, vpc: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      to: (row, params) => fill('/projects/:project/vpcs-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New Vpc',
    to: (params) => fill('/projects/:project/vpcs-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No VPCs', body: 'Create a VPC to give instances a private network.' },
  refresh: [],
}

export default function VpcList(props: { slots?: Slots['vpc.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
