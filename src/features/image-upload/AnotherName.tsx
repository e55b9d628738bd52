import { type FormEvent, useState } from 'react'

import { nameProblem, requiredText } from '../../lib/names.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface AnotherNameProps {
  /** For the button that sends it. */
  formId: string
  /** The one that is taken. It may be tried again: the other image may have gone. */
  taken: string
  onName: (name: string) => void
}

const label = 'Image name'

/** Somebody else took the name while the file was on its way: the image can have another one. */
export function AnotherName({ formId, taken, onName }: AnotherNameProps) {
  const [name, setName] = useState(taken)
  const [isTried, setTried] = useState(false)
  const problem = name === '' ? requiredText(label) : nameProblem(name)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined) onName(name)
  }
  return (
    <form id={formId} noValidate onSubmit={send} className="mb-4">
      <Field
        label={label}
        help="What was uploaded is kept: choose another name for it."
        {...(isTried && problem !== undefined ? { error: problem } : {})}
      >
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
    </form>
  )
}
