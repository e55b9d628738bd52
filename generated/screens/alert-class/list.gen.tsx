// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { AlertClass } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AlertClass> = {
  kind: 'list',
  id: 'alert_class.list',
  entity: 'alert_class',
  title: 'Alert classes',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
  ],
  rowKey: 'name',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No alert classes', body: 'The system has no alert classes.' },
  refresh: [],
}

export default function AlertClassList(props: { slots?: Slots['alert_class.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
