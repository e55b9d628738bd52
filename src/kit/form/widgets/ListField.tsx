import { useMemo } from 'react'

import { midSentence } from '../../../lib/truncate.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import { FieldView } from '../FieldView.tsx'
import { rawOf } from '../raw.ts'
import type { WidgetProps } from '../use-field.ts'
import { Entries } from './Entries.tsx'
import { EntriesFrame } from './EntriesFrame.tsx'
import { EntryForm } from './EntryForm.tsx'
import { useEntries } from './use-entries.ts'

/** Any number of equal fields. */
export function ListField({ field, widget: { item, max }, name }: WidgetProps<'list'>) {
  const entries = useEntries(name)
  const { problems, append, remove, update } = entries
  const noun = midSentence(item.label)
  const fields = useMemo(() => [{ ...item, id: 'value' }], [item])
  return (
    <EntriesFrame
      field={field}
      of={entries}
      item={item}
      noun={noun}
      max={max}
      onAdd={() => append({ value: rawOf(item, item.initial) })}
    >
      <Entries of={entries}>
        {(entry, place) => (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 [&>*:last-child]:mb-0">
              <EntryForm
                fields={fields}
                name={name}
                place={place}
                entry={entry}
                problems={problems.get(place)}
                onChange={update}
              >
                <FieldView field={numbered(item, place)} name="value" />
              </EntryForm>
            </div>
            <div className="pt-6">
              <IconButton
                label={`Remove ${noun} ${place + 1}`}
                size="sm"
                icon={<CloseIcon />}
                onClick={() => remove(place)}
              />
            </div>
          </div>
        )}
      </Entries>
    </EntriesFrame>
  )
}

const numbered = (item: ListItem, index: number): ListItem => ({
  ...item,
  id: '',
  required: true,
  label: `${item.label} ${index + 1}`,
  help: index === 0 ? item.help : undefined,
})

type ListItem = WidgetProps<'list'>['widget']['item']
