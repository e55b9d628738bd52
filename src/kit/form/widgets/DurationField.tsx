import { useState } from 'react'

import { durationLengths, type DurationUnit } from '../../../lib/durations.ts'
import { Field } from '../../../ui/Field.tsx'
import { FieldContext, standsAlone } from '../../../ui/field-control.ts'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useField, type WidgetProps } from '../use-field.ts'
import { NumberField } from './NumberField.tsx'

/** What people choose from, the longest first. */
const units = [
  ['d', 'days'],
  ['h', 'hours'],
  ['min', 'minutes'],
  ['s', 'seconds'],
  ['ms', 'milliseconds'],
  ['µs', 'microseconds'],
  ['ns', 'nanoseconds'],
] as const satisfies (readonly [DurationUnit, string])[]

/** No unit that nobody thinks in is offered: the own one of the value and the next three. */
const offered = 4

/** A length of time: a whole number of a unit that is chosen beside it. */
export function DurationField(props: WidgetProps<'integer'>) {
  const { field, widget, name } = props
  const { value, onChange, control, frame } = useField(field, name)
  const [isExact] = useState(typeof value === 'string')
  const { length = 's' } = widget
  const own = units.findIndex(([unit]) => unit === length)
  const choices = units.slice(Math.max(0, own + 1 - offered), own + 1)
  const held = typeof value === 'number' ? value : null
  const times = (unit: DurationUnit): number => durationLengths[unit] / durationLengths[length]
  const fits = (unit: DurationUnit): boolean => held === null || Number.isNaN(held) || held % times(unit) === 0
  const [chosen, setChosen] = useState<DurationUnit>()
  const largest = choices.find(([unit]) => fits(unit))?.[0] ?? length
  const unit = chosen !== undefined && fits(chosen) ? chosen : largest
  const amount = held === null ? null : held / times(unit)

  // Beyond 2^53: all digits, in the unit that it is held in.
  if (isExact) return <NumberField {...props} widget={{ ...widget, unit: length }} />

  const set = (next: number | null, of: DurationUnit) => {
    setChosen(of)
    onChange(next === null ? null : next * times(of))
  }
  return (
    <Field {...frame}>
      <span className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <NumberInput {...control} value={amount} onChange={(next) => set(next, unit)} />
        <FieldContext value={standsAlone}>
          <Select
            aria-label={`Unit of ${field.label}`}
            value={unit}
            onChange={({ target }) => {
              const next = choices.find(([one]) => one === target.value)
              if (next) set(amount, next[0])
            }}
            options={choices.map(([one, label]) => ({ value: one, label }))}
            placeholder={false}
          />
        </FieldContext>
      </span>
    </Field>
  )
}
