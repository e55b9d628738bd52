import { useState } from 'react'

import { SaveDialog } from '../../kit/saved/SaveDialog.tsx'
import { keepSaved, notKept, readSaved, type SavedText } from '../../kit/saved/saved-texts.ts'
import { siteStorage } from '../../lib/storage.ts'
import { drawable } from '../../lib/truncate.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { addToast } from '../../ui/toast-store.ts'

/** What the dialog that saves one calls it. */
export const queryWords = { one: 'query', many: 'queries' }

export interface SavedDialogProps {
  storageKey: string | undefined
  /** Why none can be loaded. */
  isFull: string | undefined
  onLoad: (query: SavedText) => void
  onClose: () => void
}

/** The queries that this browser keeps: to load, rename and delete. */
export function SavedDialog({ storageKey, isFull, onLoad, onClose }: SavedDialogProps) {
  const [saved, setSaved] = useState(() => readSaved(siteStorage, storageKey))
  const [renamed, setRenamed] = useState<SavedText>()
  const refresh = () => setSaved(readSaved(siteStorage, storageKey))
  const remove = (query: SavedText) => {
    if (!keepSaved(siteStorage, storageKey, { without: query.name }))
      return addToast({ variant: 'error', content: `Could not delete ${query.name}. ${notKept(storageKey)}` })
    const undo = () => {
      if (keepSaved(siteStorage, storageKey, { put: query })) refresh()
      else addToast({ variant: 'error', content: notKept(storageKey) })
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
                  <p className="font-medium">
                    <NameText text={query.name} />
                  </p>
                  <p className="line-clamp-2 font-mono text-sm text-ink-2 wrap-anywhere">{drawable(query.text)}</p>
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
          saved={renamed}
          words={queryWords}
          onClose={() => {
            setRenamed(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
