import { useQuery } from '@tanstack/react-query'

import SnapshotList from '../../../generated/screens/snapshot/list.gen.tsx'
import { detailRow as snapshotRow } from '../../../generated/screens/snapshot/queries.gen.ts'
import { Form } from '../../kit/form/Form.tsx'
import type { Params } from '../../kit/spec.ts'
import { bytesText } from '../../lib/bytes.ts'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { screen } from './screen.ts'
import { NameText } from '../../ui/NameText.tsx'

function Source({ params }: { params: Params }) {
  // The form has read it.
  const { data: snapshot } = useQuery(snapshotRow(params))
  return (
    <PropertiesTable>
      <Property label="Snapshot">{snapshot && <NameText text={snapshot.name} />}</Property>
      <Property label="Project">
        <NameText text={params['project'] ?? ''} />
      </Property>
      <Property label="Size">{snapshot && bytesText(snapshot.size)}</Property>
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
