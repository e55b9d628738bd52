// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { sledAdd } from '../../api/sdk/system-hardware.gen.ts'
import type { UninitializedSled } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<UninitializedSled> = {
  kind: 'list',
  id: 'uninitialized_sled.list',
  entity: 'uninitialized_sled',
  title: 'Uninitialized sleds',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'baseboard.serial', label: 'Serial number', path: 'baseboard.serial', cell: { kind: 'mono' } },
    { id: 'baseboard.part', label: 'Part number', path: 'baseboard.part', cell: { kind: 'mono' } },
    { id: 'baseboard.revision', label: 'Revision', path: 'baseboard.revision', cell: { kind: 'identifier' } },
    { id: 'cubby', label: 'Cubby', path: 'cubby', cell: { kind: 'identifier' } },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
  ],
  rowKey: 'baseboard.serial',
  rowName: 'baseboard.serial',
  links: [],
  actions: [
    {
      id: 'add',
      label: 'Add to system',
      phrase: 'Add {name} to system',
      confirm: {
        body: 'The system takes the sled {name} into service. It appears among the sleds some minutes later.',
      },
      role: 'fleet.admin',
      call: ({ row }) => sledAdd({ body: { part: fieldAt<UninitializedSled, 'baseboard.part'>(row, 'baseboard.part'), serial: fieldAt<UninitializedSled, 'baseboard.serial'>(row, 'baseboard.serial') }, throwOnError: true }),
      toast: 'Sled {name} is being added',
      effects: ['uninitialized_sled'],
    },
  ],
  empty: { title: 'No uninitialized sleds', body: 'All sleds that the system has found are in service.' },
  refresh: [],
}

export default function UninitializedSledList(props: { slots?: Slots['uninitialized_sled.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
