import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import type { MockOfPage } from '../mock.ts'

/** What the mock starts with. Each scenario keeps what was done in it. */
export function ScenarioChoice({ mock }: MockOfPage) {
  const { scenarios } = mock.choices
  const [name, setName] = useState(mock.settings.scenario)
  const chosen = scenarios.find((scenario) => scenario.name === name)
  return (
    <>
      <Field label="Scenario" help={chosen?.help}>
        <Select
          value={name}
          options={scenarios.map(({ name: value, title }) => ({ value, label: title }))}
          onChange={({ target }) => {
            const scenario = scenarios.find(({ name: value }) => value === target.value)
            if (scenario !== undefined) setName(scenario.name)
          }}
        />
      </Field>
      <Button
        disabledReason={name === mock.settings.scenario ? 'This is the scenario of this tab' : ''}
        onClick={() => {
          // Nothing of the page holds any more, not even its address.
          void mock.control.scenario({ name }).then(() => location.assign(import.meta.env.BASE_URL))
        }}
      >
        Open scenario
      </Button>
    </>
  )
}
