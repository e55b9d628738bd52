// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SupportBundleInfo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SupportBundleInfo> = {
  kind: 'list',
  id: 'support_bundle.list',
  entity: 'support_bundle',
  title: 'Support bundles',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'id',
      label: 'ID',
      path: 'id',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/support-bundles/:bundleId', { bundleId: textAt(row, 'id') }),
        mono: true,
      },
    },
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
    { id: 'userComment', label: 'Comment', path: 'userComment', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'reasonForFailure',
      label: 'Failure reason',
      path: 'reasonForFailure',
      cell: { kind: 'text' },
      hidden: true,
    },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'fleet.admin',
      to: (row) => fill('/system/support-bundles/:bundleId/edit', { bundleId: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New support bundle', to: () => '/system/support-bundles-new', role: 'fleet.admin' },
  empty: { title: 'No support bundles', body: 'Create a bundle to collect system logs and state for support.' },
  refresh: [{ when: { kind: 'field', path: 'state', in: ['collecting', 'destroying'] }, seconds: 5 }, { seconds: 60 }],
}

export default function SupportBundleList(props: { slots?: Slots['support_bundle.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
