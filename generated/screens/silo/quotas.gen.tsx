// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { SiloQuotas as SiloQuotas2 } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { quotasRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SiloQuotas2> = {
  kind: 'detail',
  id: 'silo.quotas',
  entity: 'silo',
  title: () => 'Quotas',
  rowName: '',
  source: { query: quotasRow },
  rows: [
    { id: 'cpus', label: 'CPU quota', path: 'cpus', cell: { kind: 'number', unit: 'vCPUs' } },
    { id: 'memory', label: 'Memory quota', path: 'memory', cell: { kind: 'bytes' } },
    { id: 'storage', label: 'Storage quota', path: 'storage', cell: { kind: 'bytes' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.collaborator',
      to: (_row, params) => fill('/system/silos/:silo/quotas/edit', params),
    },
  ],
  actions: [],
  tabs: [],
  refresh: [],
  embedded: true,
}

export default function SiloQuotas(props: { slots?: Slots['silo.quotas'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
