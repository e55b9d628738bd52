import { useEffect, useState } from 'react'

import type { FaultRule } from '../../mock/http/fault-rules.ts'
import { saveFile } from '../../kit/feedback/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/Icons.tsx'
import type { MockOfPage } from '../mock.ts'
import { FaultForm } from './FaultForm.tsx'
import { callsOf, harmOf } from './fault-words.ts'
import { messageOf } from './message-of.ts'

/** A rule takes the place of the one for the same calls. */
const withRule = (rules: readonly FaultRule[], rule: FaultRule): FaultRule[] => [
  ...rules.filter((other) => callsOf(other) !== callsOf(rule)),
  rule,
]

/** What fails on purpose: rules, made here or read from a file, and what happened by them. */
export function FaultRules({ mock }: MockOfPage) {
  const { control } = mock
  const [rules, setRules] = useState<readonly FaultRule[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => void control.faults().then((now) => setRules(now.rules)), [control])
  const change = (asked: readonly FaultRule[]) => control.setFaults({ rules: asked }).then((now) => setRules(now.rules))

  const read = async (file: File | null) => {
    setProblem('')
    if (file === null) return
    try {
      // What is no file of rules is refused by the mock.
      const now = await control.setFaults(JSON.parse(await file.text()) as { rules: FaultRule[] })
      setRules(now.rules)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const save = async () => {
    const text = JSON.stringify(await control.recordedFaults(), undefined, 2)
    saveFile('cairn-faults.json', new Blob([text], { type: 'application/json' }))
  }

  if (rules === undefined) return null
  return (
    <>
      {rules.length === 0 ? (
        <p className="mb-4 text-ink-2">Nothing fails on purpose.</p>
      ) : (
        <ul className="mb-4 grid gap-1">
          {rules.map((rule) => (
            <li key={JSON.stringify(rule)} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-mono text-sm">{callsOf(rule)}</span>
                <span className="block text-sm text-ink-2">{harmOf(rule)}</span>
              </span>
              <IconButton
                size="sm"
                label={`Remove fault of ${callsOf(rule)}`}
                icon={<CloseIcon />}
                onClick={() => void change(rules.filter((other) => other !== rule))}
              />
            </li>
          ))}
        </ul>
      )}
      <FaultForm choices={mock.choices} onAdd={(rule) => void change(withRule(rules, rule))} />
      <Field label="Rules from a file" required={false} hideOptional help="Replaces the rules above." error={problem}>
        <FileInput accept=".json,application/json" value={null} onChange={(file) => void read(file)} />
      </Field>
      <Button size="sm" onClick={() => void save()}>
        Save what failed
      </Button>
    </>
  )
}
