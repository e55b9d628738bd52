import { snapshotListPath } from '../../../generated/model/paths.gen.ts'
import { imageCreate } from '../../../generated/api/sdk/images.gen.ts'
import type { ImageCreate } from '../../../generated/api/types.gen.ts'
import SnapshotList from '../../../generated/screens/snapshot/list.gen.tsx'
import { detailRow as snapshotRow } from '../../../generated/screens/snapshot/queries.gen.ts'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { Form } from '../../kit/form/Form.tsx'
import { fill } from '../../kit/selectors.ts'
import type { FormScreen, Params, Row } from '../../kit/spec.ts'
import { asBody, textAt, valueAt } from '../../kit/values.ts'
import { bytesText } from '../../lib/bytes.ts'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'

/** Starts with the name of the snapshot; what an image has besides, the snapshot does not know. */
const screen: FormScreen = {
  kind: 'create',
  id: 'snapshot_image_create',
  entity: 'image',
  title: 'Create image from snapshot',
  role: 'project.collaborator',
  submit: 'Create image',
  fields: [
    {
      id: 'name',
      label: 'Name',
      help: 'Name for the image, unique in the project.',
      required: true,
      widget: { kind: 'name' },
    },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'os',
      label: 'OS',
      help: 'Operating system that the image contains, for example Debian.',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'version',
      label: 'Version',
      help: 'Version of the operating system, for example 13.2',
      required: true,
      widget: { kind: 'text' },
    },
  ],
  current: { query: snapshotRow },
  call: ({ params, row, form }) =>
    imageCreate({
      query: { project: params['project'] ?? '' },
      body: { ...asBody<Omit<ImageCreate, 'source'>>(form), source: { type: 'snapshot', id: textAt(row, 'id') } },
      throwOnError: true,
    }),
  effects: effectsOf('image_create'),
  toast: 'Image {name} created',
  rowName: 'name',
  close: (params) => fill(snapshotListPath, params),
  done: (_row, params) => fill(snapshotListPath, params),
}

function Source({ params, row }: { params: Params; row: Row }) {
  return (
    <PropertiesTable>
      <Property label="Snapshot">{textAt(row, 'name')}</Property>
      <Property label="Project">{params['project']}</Property>
      <Property label="Size">{bytesText(valueAt<number | bigint>(row, 'size'))}</Property>
    </PropertiesTable>
  )
}

const slots = { header: Source }

/** Makes an image of what a snapshot holds, over the list that the snapshot stands in. */
export default function CreateImage() {
  return (
    <>
      <SnapshotList />
      <Form screen={screen} slots={slots} />
    </>
  )
}
