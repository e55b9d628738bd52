// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { BgpExported } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<BgpExported> = {
  kind: 'detail',
  id: 'bgp_export.detail',
  entity: 'bgp_export',
  title: () => 'BGP exports',
  rowName: '',
  source: { query: detailRow },
  rows: [
    {
      id: 'exports',
      label: 'Announced networks by peer',
      help: 'IPv4 networks sent out, listed under the address of each peer.',
      path: 'exports',
      cell: { kind: 'json' },
    },
  ],
  links: [],
  actions: [],
  tabs: [],
  refresh: [{ seconds: 30 }],
}

export default function BgpExportDetail(props: { slots?: Slots['bgp_export.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
