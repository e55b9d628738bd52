import { useState } from 'react'

import { ownVersion } from '../../api/server-version.ts'
import { tabStorage } from '../../lib/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { DifferencesDialog } from './DifferencesDialog.tsx'

/** The version that was heard of in this tab. */
const heardKey = 'cairn.server-version'

/** Of a server that does not say what it has. */
const unnamed = 'unnamed'

/** One bar for all that is otherwise, until somebody has read it; not once more after a reload. */
export function OtherVersionNotice({ version }: { version: string | undefined }) {
  const [heard, setHeard] = useState(() => tabStorage.getItem(heardKey))
  const [open, setOpen] = useState(false)
  const name = version ?? unnamed
  if (heard === name) return null
  const dismiss = () => {
    tabStorage.setItem(heardKey, name)
    setHeard(name)
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-info-line bg-info-soft px-4 py-1.5 text-sm text-info">
      <p className="wrap-anywhere">
        {version === undefined
          ? `The server does not take version ${ownVersion} of the API, which this console is made for, and does not say which it has.`
          : `The server has version ${version} of the API; this console is made for version ${ownVersion}.`}
      </p>
      <span className="flex gap-1">
        {version !== undefined && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Show differences
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </span>
      {open && version !== undefined && <DifferencesDialog version={version} onClose={() => setOpen(false)} />}
    </div>
  )
}
