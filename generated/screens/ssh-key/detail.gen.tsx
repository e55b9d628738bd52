// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SshKey } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SshKey> = {
  kind: 'detail',
  id: 'ssh_key.detail',
  entity: 'ssh_key',
  title: (params) => params['sshKey'] ?? 'SSH key',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'publicKey', label: 'Public key', path: 'publicKey', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      to: (row) => fill('/settings/ssh-keys-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
  terraform: true,
}

export default function SshKeyDetail(props: { slots?: Slots['ssh_key.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
