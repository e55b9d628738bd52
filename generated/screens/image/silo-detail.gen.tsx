// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Image } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { siloActions } from './actions.gen.ts'
import { siloDetailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Image> = {
  kind: 'detail',
  id: 'image.silo.detail',
  entity: 'image',
  title: (params) => params['image'] ?? 'Silo image',
  rowName: 'name',
  source: { query: siloDetailRow },
  rows: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'os', label: 'OS', path: 'os', cell: { kind: 'text' } },
    { id: 'version', label: 'Version', path: 'version', cell: { kind: 'mono' } },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    {
      id: 'blockSize',
      label: 'Block size',
      help: 'Bytes per block, passed on to disks made from the image.',
      path: 'blockSize',
      cell: { kind: 'bytes' },
    },
    { id: 'digest.value', label: 'SHA-256 digest', path: 'digest.value', cell: { kind: 'mono' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
  ],
  links: [],
  actions: siloActions,
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.siloRelations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function ImageSiloDetail(props: { slots?: Slots['image.silo.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
