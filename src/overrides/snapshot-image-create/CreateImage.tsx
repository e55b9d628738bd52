import SnapshotList from '../../../generated/screens/snapshot/list.gen.tsx'
import { Form } from '../../kit/form/Form.tsx'
import type { Params, Row } from '../../kit/spec.ts'
import { textAt, valueAt } from '../../kit/values.ts'
import { bytesText } from '../../lib/bytes.ts'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { screen } from './screen.ts'

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
