import { midSentence } from '../../../lib/truncate.ts'
import { FieldGroup } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/Icons.tsx'
import { FieldView } from '../FieldView.tsx'
import { rawOf } from '../raw.ts'
import { useFrame, type WidgetProps } from '../use-field.ts'
import { AddEntry } from './AddEntry.tsx'
import { Entries } from './Entries.tsx'
import { useEntries } from './use-entries.ts'

/** Any number of equal fields. */
export function ListField({ field, widget, name }: WidgetProps<'list'>) {
  const frame = useFrame(field, name)
  const { entries, area, drawn, append, remove } = useEntries(name)
  const noun = midSentence(widget.item.label)
  const isFull = widget.max !== undefined && entries.fields.length >= widget.max
  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        <Entries drawn={drawn} keyOf={(index) => entries.fields[index]?.id}>
          {(index) => (
            <div className="flex items-start gap-2">
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
          )}
        </Entries>
        <AddEntry
          noun={noun}
          most={isFull ? widget.max : undefined}
          onAdd={() => append({ value: rawOf(widget.item, widget.item.initial) })}
        />
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
