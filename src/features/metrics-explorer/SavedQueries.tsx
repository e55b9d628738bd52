import { type FormEvent, useState } from 'react'

import { siteStorage } from '../../lib/storage.ts'
import { plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { keepSaved, mostSaved, readSaved, type SavedQuery } from './kept-queries.ts'

const notKept = 'Not saved. Browser storage is full or blocked for this site.'

const longestName = 100

export interface SaveDialogProps {
  storageKey: string
  /** What is saved; with a name it is renamed. */
  query: { name?: string; text: string }
  onClose: () => void
}

/** Gives a query a name under which this browser keeps it. */
export function SaveDialog({ storageKey, query, onClose }: SaveDialogProps) {
  const [name, setName] = useState(query.name ?? '')
  const [problem, setProblem] = useState<string>()
  const [saved] = useState(() => readSaved(siteStorage, storageKey))
  const given = name.trim()
  const isRename = query.name !== undefined
  const isTaken = given !== query.name && saved.some((one) => one.name === given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (given === '') return setProblem('Enter a name')
    if (!isRename && !isTaken && saved.length >= mostSaved)
      return setProblem(`At most ${plural(mostSaved, 'saved query', 'saved queries')}. Delete one first.`)
    const isKept = keepSaved(siteStorage, storageKey, {
      put: { name: given, text: query.text },
      without: query.name,
    })
    if (!isKept) return setProblem(notKept)
    addToast({ content: isRename ? `Query renamed to ${given}` : `Query ${given} saved in this browser` })
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title={isRename ? `Rename ${query.name}` : 'Save query'}
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
        help={isTaken ? `Replaces the saved query ${given}` : 'Saved in this browser only'}
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

export interface SavedDialogProps {
  storageKey: string
  /** Why none can be loaded. */
  isFull: string | undefined
  onLoad: (query: SavedQuery) => void
  onClose: () => void
}

/** The queries that this browser keeps: to load, rename and delete. */
export function SavedDialog({ storageKey, isFull, onLoad, onClose }: SavedDialogProps) {
  const [saved, setSaved] = useState(() => readSaved(siteStorage, storageKey))
  const [renamed, setRenamed] = useState<SavedQuery>()
  const refresh = () => setSaved(readSaved(siteStorage, storageKey))
  const remove = (query: SavedQuery) => {
    if (!keepSaved(siteStorage, storageKey, { without: query.name }))
      return addToast({ variant: 'error', content: `Could not delete ${query.name}. ${notKept}` })
    const undo = () => {
      if (keepSaved(siteStorage, storageKey, { put: query })) refresh()
      else addToast({ variant: 'error', content: notKept })
    }
    addToast({ content: `Query ${query.name} deleted`, actions: [{ label: 'Undo', onSelect: undo }] })
    refresh()
  }
  return (
    <>
      <Dialog title="Saved queries" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        {!siteStorage.isThere() && (
          <Notice tone="warning">Browser storage is blocked for this site. Queries cannot be saved.</Notice>
        )}
        {saved.length === 0 ? (
          <p className="py-6 text-center text-ink-2">No saved queries. Save one from the actions of a query.</p>
        ) : (
          <ul className="ruled">
            {saved.map((query) => (
              <li key={query.name} className="flex items-center gap-2 py-2">
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">{query.name}</p>
                  <p className="line-clamp-2 font-mono text-sm text-ink-2 wrap-anywhere">{query.text}</p>
                </div>
                <Button
                  size="sm"
                  aria-label={`Load ${query.name}`}
                  onClick={() => {
                    onLoad(query)
                    onClose()
                  }}
                  {...(isFull === undefined ? {} : { disabledReason: isFull })}
                >
                  Load
                </Button>
                <MenuButton
                  label={`Actions of ${query.name}`}
                  size="sm"
                  items={[
                    { id: 'rename', label: 'Rename…', onSelect: () => setRenamed(query) },
                    { id: 'delete', label: 'Delete', danger: true, onSelect: () => remove(query) },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {renamed && (
        <SaveDialog
          storageKey={storageKey}
          query={renamed}
          onClose={() => {
            setRenamed(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
