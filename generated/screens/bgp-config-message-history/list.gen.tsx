// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { SwitchBgpHistory } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SwitchBgpHistory, 'switchHistories'> = {
  kind: 'list',
  id: 'bgp_config_message_history.list',
  entity: 'bgp_config_message_history',
  title: 'Message history',
  embedded: true,
  source: { query: listRows, shape: { kind: 'wrapped', items: 'switchHistories' }, paged: false },
  columns: [
    {
      id: 'switch',
      label: 'Switch',
      path: 'switch',
      cell: { kind: 'badge', tones: {} },
      values: ['switch0', 'switch1'],
    },
    { id: 'history', label: 'Messages by peer', path: 'history', cell: { kind: 'json' } },
  ],
  rowKey: 'switch',
  rowName: 'switch',
  links: [],
  actions: [],
  empty: { title: 'No messages', body: 'No switch has exchanged BGP messages under this ASN.' },
  refresh: [],
}

export default function BgpConfigMessageHistoryList(props: { slots?: Slots['bgp_config_message_history.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
