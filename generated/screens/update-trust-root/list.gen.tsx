// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { UpdatesTrustRoot } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<UpdatesTrustRoot> = {
  kind: 'list',
  id: 'update_trust_root.list',
  entity: 'update_trust_root',
  title: 'Trust roots',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'id',
      label: 'ID',
      path: 'id',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/update/trust-roots/:trustRootId', { trustRootId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: actions,
  create: { label: 'New trust root', to: () => '/system/update/trust-roots-new', role: 'fleet.admin' },
  empty: { title: 'No trust roots', body: 'Add a trust root to verify and upload releases.' },
  refresh: [],
}

export default function UpdateTrustRootList(props: { slots?: Slots['update_trust_root.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
