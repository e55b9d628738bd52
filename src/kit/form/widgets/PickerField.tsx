import { lazy, Suspense, useMemo, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'
import { Field } from '../../../ui/Field.tsx'
import { PlusIcon } from '../../../ui/Icons.tsx'
import { readPath } from '../../../lib/condition.ts'
import { midSentence } from '../../../lib/truncate.ts'
import { plainText } from '../../cells/view.ts'
import { pickerOptions } from '../../lookup/eligible.ts'
import { rowText } from '../../lookup/names.ts'
import { useCandidates } from '../../lookup/use-candidates.ts'
import type { Row } from '../../spec.ts'
import { useFormContext } from '../form-context.ts'
import { useField, type WidgetProps } from '../use-field.ts'

const CreateInPlace = lazy(() => import('../CreateInPlace.tsx').then((module) => ({ default: module.CreateInPlace })))

/** One of the rows of another list, found by typing. The list is fetched to its end, so that nothing is missing in it. */
export function PickerField({ field, widget, name }: WidgetProps<'picker'>) {
  const { lookup, among, reason, free, create } = widget
  const { params } = useFormContext()
  const { text, onChange, control, frame } = useField(field, name)
  const [opened, setOpened] = useState(false)
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<ComboboxOption>()
  // A chosen value needs its name at once; otherwise the list waits until someone wants to see it.
  const { rows, state, retry } = useCandidates(lookup, params, { enabled: opened || text !== '' })
  const listed = useMemo(() => pickerOptions(rows, lookup, { among, reason }), [rows, lookup, among, reason])
  // What was just made here may not be in the list yet.
  const options = made && !listed.some(({ value }) => value === made.value) ? [made, ...listed] : listed
  const { one, many } = lookup.label
  const isUnnamed = lookup.value !== lookup.text && state === 'loading'

  const onCreated = (row: Row) => {
    const value = plainText(readPath(row, lookup.value))
    setCreating(false)
    if (value === '') return
    setMade({ value, label: rowText(row, lookup) || value })
    onChange(value)
  }

  const action =
    state === 'failed' ? (
      <Button size="sm" variant="ghost" onClick={retry}>
        Try again
      </Button>
    ) : create ? (
      <Button size="sm" variant="ghost" icon={<PlusIcon size={14} />} onClick={() => setCreating(true)}>
        New {midSentence(one)}
      </Button>
    ) : undefined

  return (
    <Field {...frame} action={action}>
      <Combobox
        {...control}
        value={text === '' ? null : text}
        onChange={(value) => onChange(value ?? '')}
        options={options}
        valueText={isUnnamed ? '' : undefined}
        placeholder={isUnnamed && text !== '' ? 'Loading…' : undefined}
        loading={opened && state === 'loading' && rows.length === 0}
        partial={state === 'loading'}
        free={free}
        clearable={!frame.required}
        emptyText={state === 'failed' ? `Could not load ${many}` : `No ${many}`}
        onOpen={() => {
          setOpened(true)
          if (state === 'failed') retry()
        }}
      />
      {creating && create && (
        <Suspense>
          <CreateInPlace load={create} params={params} onCreated={onCreated} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Field>
  )
}
