import { Fragment, useState } from 'react'

import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Key } from './Key.tsx'
import { hasChecks, hasRows, hasSearch, hasSelection } from './rows.ts'
import { keysAreOn, switchKeys } from './setting.ts'
import type { Target } from './targets.ts'

interface Entry {
  keys: readonly string[]
  label: string
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that do something here, and the switch for them. */
export function KeyList({ targets, onClose }: { targets: readonly Target[]; onClose: () => void }) {
  const [isOn, setOn] = useState(keysAreOn)
  const [page] = useState(keysOfPage)
  const choose = (on: boolean) => {
    setOn(on)
    switchKeys(on)
  }
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} size="md">
      <div className="grid grid-cols-1 gap-5 pb-3">
        <Checkbox
          label="Single-key shortcuts"
          help={isMac ? '⌘ K works either way.' : 'Ctrl K works either way.'}
          checked={isOn}
          onChange={({ target }) => choose(target.checked)}
        />
        <Group title="This page" entries={page} />
        <Group title="Go to" entries={targets.map(({ letter, label }) => ({ keys: ['g', letter], label }))} />
      </div>
    </Dialog>
  )
}

const keysOfPage = (): readonly Entry[] => [
  { keys: [isMac ? '⌘ K' : 'Ctrl K'], label: 'Search the console' },
  { keys: ['?'], label: 'Keyboard shortcuts' },
  ...(hasSearch() ? [{ keys: ['/'], label: 'Search the list' }] : []),
  ...(hasRows()
    ? [
        { keys: ['j'], label: 'Next row' },
        { keys: ['k'], label: 'Previous row' },
        { keys: ['Enter'], label: 'Open the row' },
      ]
    : []),
  ...(hasChecks() ? [{ keys: ['x'], label: 'Select the row' }] : []),
  ...(hasSelection() ? [{ keys: ['s'], label: 'Actions for selected rows' }] : []),
]

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_1fr]">
        {entries.map(({ keys, label }) => (
          <Fragment key={keys.join(' ')}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className="min-w-0">{label}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
