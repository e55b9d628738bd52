import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'

import { midSentence } from '../../../lib/truncate.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/Icons.tsx'
import { FieldView } from '../FieldView.tsx'
import { useFormContext } from '../form-context.ts'
import { rawOf } from '../raw.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'

/** Any number of equal fields. */
export function ListField({ field, widget, name }: WidgetProps<'list'>) {
  const { methods } = useFormContext()
  const frame = useFrame(field, name)
  const items = useFieldArray({ control: methods.control, name })
  const area = useRef<HTMLDivElement>(null)
  const noun = midSentence(widget.item.label)
  const full = widget.max !== undefined && items.fields.length >= widget.max
  const remove = (index: number) => {
    items.remove(index)
    area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        {items.fields.map((item, index) => (
          <div key={item.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1 [&>*:last-child]:mb-0">
              <FieldView field={numbered(widget.item, index)} name={`${name}.${index}.value`} />
            </div>
            <div className="pt-6">
              <IconButton
                label={`Remove ${noun} ${index + 1}`}
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
            disabledReason={full ? `At most ${widget.max}` : undefined}
            onClick={() => items.append({ value: rawOf(widget.item, widget.item.initial) })}
          >
            Add {noun}
          </Button>
        </div>
      </div>
    </FieldGroup>
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
