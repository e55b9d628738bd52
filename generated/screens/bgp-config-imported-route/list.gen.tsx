// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { BgpImportedRouteIpv4 } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BgpImportedRouteIpv4> = {
  kind: 'list',
  id: 'bgp_config_imported_route.list',
  entity: 'bgp_config_imported_route',
  title: 'Imported routes',
  embedded: true,
  source: { query: listRows, shape: { kind: 'array' }, paged: false },
  columns: [
    { id: 'prefix', label: 'Prefix', path: 'prefix', cell: { kind: 'mono' }, type: 'cidr' },
    { id: 'nexthop', label: 'Next hop', path: 'nexthop', cell: { kind: 'mono' }, type: 'ip' },
    {
      id: 'switch',
      label: 'Switch',
      path: 'switch',
      cell: { kind: 'badge', tones: {} },
      values: ['switch0', 'switch1'],
    },
    { id: 'id', label: 'Router ID', path: 'id', cell: { kind: 'dotted' } },
  ],
  rowKey: '',
  rowName: 'prefix',
  links: [],
  actions: [],
  empty: { title: 'No imported routes', body: 'No peer has announced a route.' },
  refresh: [],
}

export default function BgpConfigImportedRouteList(props: { slots?: Slots['bgp_config_imported_route.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
