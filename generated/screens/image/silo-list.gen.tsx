// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Image } from '../../api/types.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { siloActions } from './actions.gen.ts'
import { siloListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Image> = {
  kind: 'list',
  id: 'image.silo.list',
  entity: 'image',
  title: 'Silo images',
  source: {
    query: siloListRows,
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
      cell: { kind: 'link', to: (row) => fill('/images/:image', { image: textAt(row, 'name') }) },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'os', label: 'OS', path: 'os', cell: { kind: 'text' } },
    { id: 'version', label: 'Version', path: 'version', cell: { kind: 'mono' } },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'blockSize', label: 'Block size', path: 'blockSize', cell: { kind: 'bytes' }, hidden: true },
    {
      id: 'digest.type',
      label: 'Type',
      path: 'digest.type',
      cell: { kind: 'badge', tones: {} },
      values: ['sha256'],
      hidden: true,
    },
    {
      id: 'digest.value',
      label: 'SHA-256 digest',
      path: 'digest.value',
      cell: { kind: 'mono' },
      hidden: true,
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: siloActions,
  create: { label: 'Promote image', to: () => '/images-new', role: 'silo.collaborator' },
  empty: { title: 'No images', body: 'Promote an image of a project to share it with the whole silo.' },
  refresh: [],
}

export default function ImageSiloList(props: { slots?: Slots['image.silo.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
