// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { UpdateStatus } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<UpdateStatus> = {
  kind: 'detail',
  id: 'system_update.detail',
  entity: 'system_update',
  title: () => 'System update',
  rowName: '',
  source: { query: detailRow },
  rows: [
    {
      id: 'targetRelease.version',
      label: 'Target release',
      path: 'targetRelease.version',
      cell: { kind: 'mono' },
    },
    {
      id: 'targetRelease.timeRequested',
      label: 'Target set',
      path: 'targetRelease.timeRequested',
      cell: { kind: 'date' },
    },
    {
      id: 'componentsByReleaseVersion',
      label: 'Update progress',
      help: 'The update is complete when all components run the target release.',
      path: 'componentsByReleaseVersion',
      cell: {
        kind: 'table',
        of: [
          { id: 'key', label: 'Release', path: 'key', cell: { kind: 'text' } },
          { id: 'value', label: 'Components', path: 'value', cell: { kind: 'number' } },
        ],
      },
    },
    {
      id: 'timeLastStepPlanned',
      label: 'Last step planned',
      help: 'Moment at which the system last planned a step of the update.',
      path: 'timeLastStepPlanned',
      cell: { kind: 'date' },
    },
    {
      id: 'suspended',
      label: 'Suspended',
      help: 'Set after a manual recovery, until a target is set again.',
      path: 'suspended',
      cell: { kind: 'boolean' },
    },
  ],
  links: [],
  actions: [],
  tabs: [
    { label: 'Releases', to: () => '/system/update' },
    { label: 'Trust roots', to: () => '/system/update/trust-roots' },
  ],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [
    {
      when: {
        kind: 'any',
        of: [
          { kind: 'newer', path: 'timeLastStepPlanned', seconds: 1800 },
          { kind: 'newer', path: 'targetRelease.timeRequested', seconds: 1800 },
        ],
      },
      seconds: 20,
    },
    { seconds: 120 },
  ],
}

export default function SystemUpdateDetail(props: { slots?: Slots['system_update.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
