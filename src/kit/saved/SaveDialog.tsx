import { type FormEvent, useState } from 'react'

import { plural } from '../../lib/numbers.ts'
import { siteStorage } from '../../lib/storage.ts'
import { capitalise } from '../../lib/truncate.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { keepSaved, longestName, mostSaved, notKept, readSaved } from './saved-texts.ts'

export interface SaveDialogProps {
  /** Undefined until it is known who is signed in. */
  storageKey: string | undefined
  /** What is saved; with a name it is renamed. */
  saved: { name?: string; text: string }
  /** What it is. */
  words: { one: string; many: string }
  onSaved?: () => void
  onClose: () => void
}

/** Gives a text a name under which this browser keeps it. */
export function SaveDialog({ storageKey, saved: { name: former, text }, words, onSaved, onClose }: SaveDialogProps) {
  const [name, setName] = useState(former ?? '')
  const [problem, setProblem] = useState<string>()
  const [others] = useState(() => readSaved(siteStorage, storageKey))
  const given = name.trim()
  const isRename = former !== undefined
  const isTaken = given !== former && others.some((one) => one.name === given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (given === '') return setProblem('Enter a name')
    if (!isRename && !isTaken && others.length >= mostSaved)
      return setProblem(`At most ${plural(mostSaved, `saved ${words.one}`, `saved ${words.many}`)}. Delete one first.`)
    const isKept = keepSaved(siteStorage, storageKey, {
      put: { name: given, text },
      without: former,
    })
    if (!isKept) return setProblem(notKept(storageKey))
    addToast({
      content: `${capitalise(words.one)} ${isRename ? `renamed to ${given}` : `${given} saved in this browser`}`,
    })
    onSaved?.()
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title={isRename ? `Rename ${former}` : `Save ${words.one}`}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary">
            {isTaken ? 'Replace' : isRename ? 'Rename' : 'Save'}
          </Button>
        </>
      }
    >
      <Field
        label="Name"
        help={isTaken ? `Replaces the saved ${words.one} ${given}` : 'Saved in this browser only'}
        {...(problem === undefined ? {} : { error: problem })}
      >
        <TextInput
          data-autofocus
          maxLength={longestName}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
    </Dialog>
  )
}
