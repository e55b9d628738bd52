import { useState } from 'react'

import { lowerTitle } from '../../lib/titles.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import type { Lookup, Params } from '../spec.ts'
import { pickerOptions } from './eligible.ts'
import { useCandidates } from './use-candidates.ts'

export interface LookupChoiceProps {
  lookup: Lookup
  params: Params
  label: string
  /** Where the choice says enough by itself. */
  hideLabel?: boolean
  /** What is said while none is chosen. */
  all: string
  /** By its text, so that people can read the address; '' for none. */
  chosen: string
  onChoose: (chosen: string) => void
}

/** Narrows a page to one row of a list, of which there may be many. The list is asked for when it is opened. */
export function LookupChoice(props: LookupChoiceProps) {
  const { label, hideLabel = false, all, chosen, onChoose } = props
  const lookup = { ...props.lookup, value: props.lookup.text }
  const [isOpened, setOpened] = useState(false)
  const { rows, state, retry } = useCandidates(lookup, props.params, { enabled: isOpened })
  return (
    <div className={`w-full sm:w-64 [&>*]:mb-0 ${hideLabel ? '[&_label]:sr-only' : ''}`}>
      <Field label={label} hideOptional required={false}>
        <Combobox
          value={chosen === '' ? null : chosen}
          onChange={(value) => onChoose(value ?? '')}
          options={pickerOptions(rows, lookup)}
          loading={isOpened && state === 'loading' && rows.length === 0}
          partial={state === 'loading'}
          clearable
          placeholder={all}
          emptyText={`${state === 'failed' ? 'Could not load' : 'No'} ${lowerTitle(lookup.label.many)}`}
          onOpen={() => {
            setOpened(true)
            if (state === 'failed') retry()
          }}
        />
      </Field>
    </div>
  )
}
