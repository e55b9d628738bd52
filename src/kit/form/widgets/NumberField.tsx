import { useState } from 'react'

import { toUnit } from '../../../lib/bytes.ts'
import { Field } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useField, type WidgetProps } from '../use-field.ts'

/**
 * Integers and byte counts. Values that a number cannot hold exactly are typed as text: those that come so from the
 * server, and integers without an upper bound.
 */
export function NumberField({ field, widget, name }: WidgetProps<'integer' | 'bytes'>) {
  const { value, onChange, control, frame } = useField(field, name)
  const bytes = widget.kind === 'bytes'
  const [asText] = useState(() => typeof value === 'string' || (!bytes && !isSafe(widget.max)))
  if (asText) {
    return (
      <Field {...frame}>
        <TextInput
          {...control}
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onChange={onChange}
          inputMode={bytes ? 'decimal' : 'numeric'}
          trailing={widget.unit}
        />
      </Field>
    )
  }
  const bound = (n: number | undefined) => (n !== undefined && bytes ? toUnit(n, widget.unit) : n)
  return (
    <Field {...frame}>
      <NumberInput
        {...control}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        integer={!bytes}
        min={bound(widget.min)}
        max={bound(widget.max)}
        unit={widget.unit}
      />
    </Field>
  )
}

const isSafe = (max: number | undefined): boolean => max !== undefined && Number.isSafeInteger(max)
