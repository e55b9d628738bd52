import { useState } from 'react'

import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { SearchIcon } from '../../ui/Icons.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Columns } from './Section.tsx'

const ignore = () => {}

export function Inputs() {
  const [size, setSize] = useState<number | null>(10)
  const [file, setFile] = useState<File | null>(() => new File(['0'.repeat(2048)], 'metadata.xml'))
  return (
    <Columns>
      <div>
        <Field label="Text" help="What it is for.">
          <TextInput defaultValue="orders" />
        </Field>
        <Field label="Empty" required={false}>
          <TextInput placeholder="A hint" />
        </Field>
        <Field label="Refused" error="Must start with a lower-case letter">
          <TextInput defaultValue="9lives" />
        </Field>
        <Field label="Disabled">
          <TextInput defaultValue="orders" disabled />
        </Field>
        <Field label="Read only">
          <TextInput defaultValue="orders" readOnly />
        </Field>
        <Field label="Address">
          <TextInput mono defaultValue="fd12:3456::/48" />
        </Field>
        <Field label="With parts">
          <TextInput leading={<SearchIcon />} trailing="GiB" defaultValue="10" />
        </Field>
      </div>
      <div>
        <Field label="Number" help="Whole GiB, from 1 to 1023.">
          <NumberInput value={size} onChange={setSize} min={1} max={1023} unit="GiB" />
        </Field>
        <Field label="Number, refused" error="Must be at least 1">
          <NumberInput value={0} onChange={ignore} />
        </Field>
        <Field label="Number, disabled">
          <NumberInput value={4} onChange={ignore} disabled />
        </Field>
        <Field label="Long text" required={false}>
          <TextArea defaultValue={'Orders since the beginning.\nKept for ten years.'} />
        </Field>
        <Field label="File">
          <FileInput value={null} onChange={ignore} />
        </Field>
        <Field label="File, chosen">
          <FileInput value={file} onChange={setFile} />
        </Field>
      </div>
    </Columns>
  )
}
