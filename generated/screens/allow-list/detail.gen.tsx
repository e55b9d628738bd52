// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { AllowList } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<AllowList> = {
  kind: 'detail',
  id: 'allow_list.detail',
  entity: 'allow_list',
  title: () => 'Source IP allowlist',
  rowName: '',
  source: { query: detailRow },
  rows: [
    {
      id: 'allowedIps.allow',
      label: 'Allowed sources',
      path: 'allowedIps.allow',
      cell: { kind: 'badge', tones: {}, labels: { any: 'Any address', list: 'Listed networks only' } },
    },
    {
      id: 'allowedIps.ips',
      label: 'Networks',
      help: 'Up to 1000; /0 is not allowed',
      path: 'allowedIps.ips',
      cell: { kind: 'list', items: 'mono' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
  ],
  links: [{ id: 'edit', label: 'Edit', role: 'fleet.admin', to: () => '/system/networking/allow-list/edit' }],
  actions: [],
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function AllowListDetail(props: { slots?: Slots['allow_list.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
