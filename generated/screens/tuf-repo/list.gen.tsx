// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { TufRepo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<TufRepo> = {
  kind: 'list',
  id: 'tuf_repo.list',
  entity: 'tuf_repo',
  title: 'Releases',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'systemVersion',
      label: 'Version',
      path: 'systemVersion',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/update/releases/:systemVersion', { systemVersion: textAt(row, 'systemVersion') }),
        mono: true,
      },
    },
    { id: 'fileName', label: 'File name', path: 'fileName', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Uploaded', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'hash', label: 'SHA-256 hash', path: 'hash', cell: { kind: 'mono' }, hidden: true },
  ],
  rowKey: 'systemVersion',
  rowName: 'systemVersion',
  links: [],
  actions: actions,
  create: { label: 'Upload release', to: () => '/system/update/releases-new', role: 'fleet.admin' },
  empty: { title: 'No releases', body: 'No releases have been uploaded.' },
  refresh: [],
}

export default function TufRepoList(props: { slots?: Slots['tuf_repo.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
