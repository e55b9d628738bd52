import { useState } from 'react'

import { Checkbox } from '../../ui/Checkbox.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field, FieldGroup } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { Columns } from './Section.tsx'

const options = [
  { value: 'blank', label: 'Blank', help: 'An empty disk' },
  { value: 'snapshot', label: 'Snapshot', help: 'A copy of what a disk held' },
  { value: 'image', label: 'Image', disabledReason: 'There is no image in this project' },
]
const sizes = ['512', '2048', '4096'].map((value) => ({ value, label: value }))
const disks = [
  { value: 'orders', label: 'orders', hint: '500 GiB' },
  { value: 'orders-old', label: 'orders-old', hint: '250 GiB' },
  { value: 'broken', label: 'broken-restore', disabledReason: 'The disk is faulted' },
]

export function Choices() {
  const [source, setSource] = useState('blank')
  const [size, setSize] = useState('4096')
  const [disk, setDisk] = useState<string | null>('orders')
  return (
    <Columns>
      <div>
        <FieldGroup label="Cards" help="What the disk holds at first.">
          <RadioGroup name="source" value={source} onChange={setSource} options={options} />
        </FieldGroup>
        <FieldGroup label="Cards side by side">
          <RadioGroup name="size" value={size} onChange={setSize} options={sizes} columns={3} />
        </FieldGroup>
        <FieldGroup label="Plain" error="Choose one">
          <RadioGroup name="plain" variant="plain" value={null} onChange={setSize} options={sizes} />
        </FieldGroup>
      </div>
      <div>
        <Field label="Select">
          <Select options={sizes} defaultValue="512" />
        </Field>
        <Field label="Select, nothing chosen" error="Size is required">
          <Select options={sizes} defaultValue="" />
        </Field>
        <Field label="Select, disabled">
          <Select options={sizes} defaultValue="512" disabled />
        </Field>
        <Field label="Combobox">
          <Combobox value={disk} onChange={setDisk} options={disks} clearable />
        </Field>
        <Field label="Combobox, loading">
          <Combobox value={null} onChange={setDisk} options={[]} loading />
        </Field>
        <Field label="Combobox, disabled">
          <Combobox value="orders" onChange={setDisk} options={disks} disabledReason="Stop the instance first" />
        </Field>
        <div className="grid gap-2">
          <Checkbox label="Delete on exit" help="The disk goes with the instance." />
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Some of them" indeterminate />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled and chosen" disabled defaultChecked />
        </div>
      </div>
    </Columns>
  )
}
