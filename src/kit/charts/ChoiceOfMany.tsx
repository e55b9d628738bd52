import { useId } from 'react'

import { Combobox } from '../../ui/Combobox.tsx'
import { FieldContext, standsAlone } from '../../ui/field-control.ts'
import type { ChoiceMenuProps } from './ChoiceMenu.tsx'

/** The same as {@link ChoiceMenu}, for more options than a menu has room for: one is found by typing. */
export function ChoiceOfMany({ label, value, options, onChoose }: Omit<ChoiceMenuProps<string>, 'text'>) {
  const id = useId()
  return (
    <span className="flex w-72 max-w-full items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-ink-3">
        {label}
      </label>
      <FieldContext value={{ ...standsAlone, id }}>
        <Combobox
          value={value}
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          onChange={(chosen) => onChoose(chosen ?? '')}
        />
      </FieldContext>
    </span>
  )
}
