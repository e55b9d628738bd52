// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Silo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { fleetRolesRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Silo> = {
  kind: 'detail',
  id: 'silo.fleet_roles',
  entity: 'silo',
  title: () => 'Fleet roles',
  rowName: '',
  source: { query: fleetRolesRow },
  rows: [
    {
      id: 'mappedFleetRoles',
      label: 'Fleet roles by silo role',
      help: 'Users with the silo role get these fleet roles.',
      path: 'mappedFleetRoles',
      cell: { kind: 'json' },
    },
  ],
  links: [],
  actions: [],
  tabs: [],
  refresh: [],
  embedded: true,
}

export default function SiloFleetRoles(props: { slots?: Slots['silo.fleet_roles'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
