// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SwitchPortSettingsIdentity } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SwitchPortSettingsIdentity> = {
  kind: 'list',
  id: 'switch_port_settings.list',
  entity: 'switch_port_settings',
  title: 'Port settings',
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
        to: (row) => fill('/system/networking/port-settings/:portSettings', { portSettings: textAt(row, 'name') }),
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
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/port-settings/:portSettings/edit', { portSettings: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/port-settings-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New port settings', to: () => '/system/networking/port-settings-new', role: 'fleet.admin' },
  empty: {
    title: 'No port settings',
    body: 'Describe links, addresses and peers once, then apply them to switch ports.',
  },
  refresh: [],
}

export default function SwitchPortSettingsList(props: { slots?: Slots['switch_port_settings.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
