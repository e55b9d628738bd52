import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Field, FieldGroup } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import type { MockOfPage } from '../mock.ts'

const latencies = [
  { value: '0', label: 'None' },
  { value: '300', label: '300 ms' },
  { value: '1000', label: '1 second' },
  { value: '5000', label: '5 seconds' },
]

const minute = 60_000
const skips = [
  { label: '1 minute', milliseconds: minute },
  { label: '1 hour', milliseconds: 60 * minute },
  { label: '1 day', milliseconds: 24 * 60 * minute },
]

/** Who calls, how long it takes, what time it is. */
export function CallerSettings({ mock }: MockOfPage) {
  const { latency, user } = mock.settings
  const [said, setSaid] = useState('')
  return (
    <>
      <Field label="User" help="Reloads the page">
        <Select
          value={user ?? ''}
          placeholder="Signed-in user"
          options={[
            { value: 'none', label: 'Unauthenticated' },
            ...mock.users().map(({ name, silo }) => ({ value: name, label: `${name} (${silo})` })),
          ]}
          onChange={({ target }) => {
            mock.choose({ user: target.value === '' ? undefined : target.value })
            location.reload()
          }}
        />
      </Field>
      <Field label="Latency">
        <Select
          defaultValue={latency?.toString() ?? ''}
          placeholder="As in the scenario"
          options={latenciesWith(latency)}
          onChange={({ target }) => mock.choose({ latency: target.value === '' ? undefined : Number(target.value) })}
        />
      </Field>
      <FieldGroup label="Time" help="Moves the platform’s time forward, so that pending work finishes.">
        <div className="flex flex-wrap gap-2">
          {skips.map(({ label, milliseconds }) => (
            <Button
              key={label}
              size="sm"
              onClick={() =>
                void mock.control.advance({ milliseconds }).then(() => setSaid(`Moved forward by ${label}.`))
              }
            >
              + {label}
            </Button>
          ))}
        </div>
        <p role="status" className="mt-1 text-sm text-ink-2">
          {said}
        </p>
      </FieldGroup>
    </>
  )
}

/** The choices, and what was set by other means. */
function latenciesWith(latency: number | undefined) {
  const value = latency?.toString()
  if (value === undefined || latencies.some((choice) => choice.value === value)) return latencies
  return [...latencies, { value, label: `${value} ms` }]
}
