// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { BgpAnnounceSet } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BgpAnnounceSet> = {
  kind: 'list',
  id: 'bgp_announce_set.list',
  entity: 'bgp_announce_set',
  title: 'BGP announce sets',
  source: {
    query: listRows,
    shape: { kind: 'array' },
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
      cell: {
        kind: 'link',
        to: (row) => fill('/system/networking/bgp-announce-sets/:announceSet', { announceSet: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/bgp-announce-sets/:announceSet/edit', { announceSet: textAt(row, 'name') }),
    },
  ],
  actions: actions,
  create: { label: 'New announce set', to: () => '/system/networking/bgp-announce-sets-new', role: 'fleet.admin' },
  empty: { title: 'No BGP announce sets', body: 'Create a set of networks to announce to BGP peers.' },
  refresh: [],
}

export default function BgpAnnounceSetList(props: { slots?: Slots['bgp_announce_set.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
