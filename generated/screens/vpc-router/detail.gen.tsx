// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { VpcRouter } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<VpcRouter> = {
  kind: 'detail',
  id: 'vpc_router.detail',
  entity: 'vpc_router',
  title: (params) => params['router'] ?? 'Router',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
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
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (_row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [{ label: 'Routes', to: (params) => fill('/projects/:project/vpcs/:vpc/routers/:router', params) }],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
  terraform: true,
}

export default function VpcRouterDetail(props: { slots?: Slots['vpc_router.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
