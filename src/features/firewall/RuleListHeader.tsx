import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { instanceLookup } from '../../../generated/screens/instance/lookup.gen.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { pickerOptions } from '../../kit/lookup/eligible.ts'
import type { Params } from '../../kit/spec.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'

const lookup = { ...instanceLookup, value: 'name' }

/** How rules are evaluated, and the choice of an instance that they apply to. */
export function RuleListHeader({ params }: { params: Params }) {
  const [search, setSearch] = useSearchParams()
  const instance = search.get('instance')
  const [opened, setOpened] = useState(false)
  const { rows, state, retry } = useCandidates(lookup, params, { enabled: opened })
  const choose = (name: string | null) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old)
        if (name === null) next.delete('instance')
        else next.set('instance', name)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <p className="max-w-prose flex-1 basis-80 text-sm text-ink-2">
        Rules are looked at from the top; the first that matches decides. Without a match, inbound traffic is denied and
        outbound traffic is allowed.
      </p>
      <div className="w-full sm:w-64 [&>*]:mb-0">
        <Field label="Rules that apply to" hideOptional required={false}>
          <Combobox
            value={instance}
            onChange={choose}
            options={pickerOptions(rows, lookup, {})}
            loading={opened && state === 'loading' && rows.length === 0}
            partial={state === 'loading'}
            clearable
            placeholder="Any instance"
            emptyText={state === 'failed' ? 'Could not load instances' : 'No instances'}
            onOpen={() => {
              setOpened(true)
              if (state === 'failed') retry()
            }}
          />
        </Field>
      </div>
    </div>
  )
}
