import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldGroup } from '../../../ui/Field.tsx'
import { asChoices } from '../empty.ts'
import { useField, type WidgetProps } from '../use-field.ts'

/** For each of a few known keys any of a few values: a table of boxes. */
export function GridField({ field, widget, name }: WidgetProps<'grid'>) {
  const { value, onChange, control, frame } = useField(field, name)
  const held = asChoices(value)
  const toggle = (key: string, option: string, on: boolean) => {
    const rest = (held[key] ?? []).filter((one) => one !== option)
    onChange({ ...held, [key]: on ? [...rest, option] : rest })
  }
  return (
    <FieldGroup {...frame}>
      <div data-invalid={frame.error ? true : undefined} className="grid gap-2 rounded-md border border-line p-3">
        {widget.rows.map((row) => {
          const key = String(row.value)
          return (
            <div
              key={key}
              role="group"
              aria-label={row.label}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1"
            >
              <span aria-hidden className="w-full shrink-0 text-ink-2 sm:w-36">
                {row.label}
              </span>
              {widget.options.map((option) => (
                <Checkbox
                  key={option.value}
                  name={`${name}.${key}.${option.value}`}
                  onBlur={control.onBlur}
                  label={option.label}
                  checked={(held[key] ?? []).includes(String(option.value))}
                  onChange={(event) => toggle(key, String(option.value), event.target.checked)}
                />
              ))}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
