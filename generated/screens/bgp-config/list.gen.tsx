// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { BgpConfig } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BgpConfig> = {
  kind: 'list',
  id: 'bgp_config.list',
  entity: 'bgp_config',
  title: 'BGP configurations',
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
      cell: {
        kind: 'link',
        to: (row) => fill('/system/networking/bgp-configs/:bgpConfig', { bgpConfig: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'asn',
      label: 'ASN',
      help: 'Autonomous system number. Each can have one configuration only.',
      path: 'asn',
      cell: { kind: 'identifier' },
    },
    { id: 'vrf', label: 'VRF', help: 'Only if the peers expect one', path: 'vrf', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/bgp-configs-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New BGP configuration', to: () => '/system/networking/bgp-configs-new', role: 'fleet.admin' },
  empty: {
    title: 'No BGP configurations',
    body: 'A configuration says under which ASN the rack speaks BGP, and what it announces.',
  },
  refresh: [],
}

export default function BgpConfigList(props: { slots?: Slots['bgp_config.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
