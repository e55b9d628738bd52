// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SshKey } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SshKey> = {
  kind: 'list',
  id: 'ssh_key.list',
  entity: 'ssh_key',
  title: 'SSH keys',
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
      cell: { kind: 'link', to: (row) => fill('/settings/ssh-keys/:sshKey', { sshKey: textAt(row, 'name') }) },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'publicKey', label: 'Public key', path: 'publicKey', cell: { kind: 'text' }, hidden: true },
    { id: 'siloUserId', label: 'Silo user', path: 'siloUserId', cell: { kind: 'mono' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      to: (row) => fill('/settings/ssh-keys-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'Add SSH key', to: () => '/settings/ssh-keys-new' },
  empty: { title: 'No SSH keys', body: 'Add a public key to sign in to instances that are created from now on.' },
  refresh: [],
}

export default function SshKeyList(props: { slots?: Slots['ssh_key.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
