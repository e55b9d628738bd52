import { useState } from 'react'

import { holds, readPath } from '../../../lib/condition.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { plainText } from '../../cells/view.ts'
import { rowText } from '../../lookup/names.ts'
import { useCandidates } from '../../lookup/use-candidates.ts'
import { useFormContext } from '../form-context.ts'
import { useField, type WidgetProps } from '../use-field.ts'

/** One of the rows of another list, found by typing. The list is fetched to its end, so that nothing is missing in it. */
export function PickerField({ field, widget, name }: WidgetProps<'picker'>) {
  const { lookup, among, free } = widget
  const { params } = useFormContext()
  const { text, onChange, control, frame } = useField(field, name)
  const [opened, setOpened] = useState(false)
  // A chosen value needs its name at once; otherwise the list waits until someone wants to see it.
  const { rows, state } = useCandidates(lookup, params, { enabled: opened || text !== '' })
  const offered = among ? rows.filter((row) => holds(among, row) !== false) : rows
  const options = offered.map((row) => ({
    value: plainText(readPath(row, lookup.value)),
    label: rowText(row, lookup) || plainText(readPath(row, lookup.value)),
  }))
  return (
    <Field {...frame}>
      <Combobox
        {...control}
        value={text === '' ? null : text}
        onChange={(value) => onChange(value ?? '')}
        options={options}
        loading={opened && state === 'loading' && rows.length === 0}
        partial={state === 'loading'}
        free={free}
        clearable={!frame.required}
        emptyText={state === 'failed' ? `Could not load ${lookup.label.many}` : `No ${lookup.label.many}`}
        onOpen={() => setOpened(true)}
      />
    </Field>
  )
}
