import { useState } from 'react'

import type { FaultKind, FaultRule } from '../../mock/http/fault.ts'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'
import { Select } from '../../ui/Select.tsx'
import type { MockOfPage } from '../mock.ts'

const titles: Readonly<Record<FaultKind, string>> = {
  'bad-request': '400 bad request',
  'already-exists': '400 already exists',
  unauthorized: '401 unauthorized',
  forbidden: '403 forbidden',
  'not-found': '404 not found',
  conflict: '409 conflict',
  internal: '500 internal error',
  'not-implemented': '501 not implemented',
  unavailable: '503 unavailable',
  'no-capacity': '507 no capacity',
  unreadable: '502 with a page of HTML',
  network: 'No answer',
  abort: 'Answer that breaks off',
}

/** Operations that fail on purpose. */
export function FaultRules({ mock, choose }: MockOfPage) {
  const { operations, faultKinds } = mock.choices
  const [rules, setRules] = useState<readonly FaultRule[]>(mock.settings.faults ?? mock.scenario.faults ?? [])
  const [operation, setOperation] = useState<string | null>(null)
  const [fault, setFault] = useState<FaultKind>('internal')
  const change = (faults: readonly FaultRule[]) => {
    setRules(faults)
    choose({ faults })
  }
  const known = operations.find((id) => id === operation)

  return (
    <>
      {rules.length === 0 ? (
        <p className="mb-4 text-ink-2">Nothing fails on purpose.</p>
      ) : (
        <ul className="mb-4 grid gap-1">
          {rules.map((rule) => (
            <li key={rule.operation} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-mono text-sm">{rule.operation}</span>
                <span className="block text-sm text-ink-2">
                  {titles[rule.fault]}
                  {rule.every !== undefined && rule.every > 1 && `, the first of every ${rule.every} calls`}
                </span>
              </span>
              <IconButton
                size="sm"
                label={`Remove fault of ${rule.operation}`}
                icon={<CloseIcon />}
                onClick={() => change(rules.filter((other) => other !== rule))}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label="Operation">
        <Combobox
          mono
          clearable
          value={operation}
          onChange={setOperation}
          options={operations.map((id) => ({ value: id, label: id }))}
        />
      </Field>
      <Field label="Fault">
        <Select
          value={fault}
          options={faultKinds.map((kind) => ({ value: kind, label: titles[kind] }))}
          onChange={({ target }) => setFault(faultKinds.find((kind) => kind === target.value) ?? fault)}
        />
      </Field>
      <Button
        disabledReason={known === undefined ? 'Choose an operation first' : ''}
        onClick={() => {
          if (known === undefined) return
          change([...rules.filter((rule) => rule.operation !== known), { operation: known, fault }])
          setOperation(null)
        }}
      >
        Add fault
      </Button>
    </>
  )
}
