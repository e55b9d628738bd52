// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { SupportBundleInfo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SupportBundleInfo> = {
  kind: 'detail',
  id: 'support_bundle.detail',
  entity: 'support_bundle',
  title: (params) => params['bundleId'] ?? 'Support bundle',
  rowName: 'id',
  source: { query: detailRow },
  rows: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: { active: 'success', collecting: 'info', destroying: 'neutral', failed: 'danger' },
      },
    },
    {
      id: 'reasonForCreation',
      label: 'Reason',
      help: 'What caused the bundle to be made, such as an API request.',
      path: 'reasonForCreation',
      cell: { kind: 'text' },
    },
    { id: 'reasonForFailure', label: 'Failure reason', path: 'reasonForFailure', cell: { kind: 'text' } },
    { id: 'userComment', label: 'Comment', path: 'userComment', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
  ],
  line: ['state', 'reasonForCreation'],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/support-bundles/:bundleId/edit', params),
    },
  ],
  actions: actions,
  tabs: [{ label: 'Files', to: (params) => fill('/system/support-bundles/:bundleId', params) }],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [{ when: { kind: 'field', path: 'state', in: ['collecting', 'destroying'] }, seconds: 5 }, { seconds: 60 }],
}

export default function SupportBundleDetail(props: { slots?: Slots['support_bundle.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
