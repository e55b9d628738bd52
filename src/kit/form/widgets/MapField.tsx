import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import type { FormField } from '../../spec.ts'
import { FieldView } from '../FieldView.tsx'
import { rawOf } from '../raw.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'
import { AddEntry } from './AddEntry.tsx'
import { Entries } from './Entries.tsx'
import { TextField } from './TextField.tsx'
import { useEntries } from './use-entries.ts'

const text = { kind: 'text' } as const
const keyField: FormField = { id: 'key', label: 'Key', required: true, widget: text }

/** Keys and values, both the user's. */
export function MapField({ field, widget, name }: WidgetProps<'map'>) {
  const frame = useFrame(field, name)
  const { entries, area, drawn, append, remove } = useEntries(name)
  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        <Entries drawn={drawn} keyOf={(index) => entries.fields[index]?.id}>
          {(index) => (
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 *:mb-0">
              <TextField field={keyField} widget={text} name={`${name}.${index}.key`} />
              <FieldView field={{ ...widget.value, id: '' }} name={`${name}.${index}.value`} />
              <div className="pt-6">
                <IconButton
                  label={`Remove entry ${index + 1}`}
                  size="sm"
                  icon={<CloseIcon />}
                  onClick={() => remove(index)}
                />
              </div>
            </div>
          )}
        </Entries>
        <AddEntry noun="entry" onAdd={() => append({ key: '', value: rawOf(widget.value, widget.value.initial) })} />
      </div>
    </FieldGroup>
  )
}
