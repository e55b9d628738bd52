import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'

import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/Icons.tsx'
import type { FormField } from '../../spec.ts'
import { FieldView } from '../FieldView.tsx'
import { useFormContext } from '../form-context.ts'
import { rawOf } from '../raw.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'
import { TextField } from './TextField.tsx'

const text = { kind: 'text' } as const
const keyField: FormField = { id: 'key', label: 'Key', required: true, widget: text }

/** Keys and values, both the user's. */
export function MapField({ field, widget, name }: WidgetProps<'map'>) {
  const { methods } = useFormContext()
  const frame = useFrame(field, name)
  const entries = useFieldArray({ control: methods.control, name })
  const area = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    entries.remove(index)
    area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        {entries.fields.map((entry, index) => (
          <div key={entry.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 *:mb-0">
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
        ))}
        <div data-add>
          <Button
            size="sm"
            icon={<PlusIcon size={14} />}
            onClick={() => entries.append({ key: '', value: rawOf(widget.value, widget.value.initial) })}
          >
            Add entry
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}
