import { type ReactNode, useRef, useState } from 'react'

import { writeClipboard } from '../../lib/clipboard.ts'
import { saveFile } from '../../kit/feedback/save-file.ts'
import { plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import type { InstanceAddress } from './connection.ts'
import { SearchBar } from './SearchBar.tsx'
import type { Shortcut } from './terminal.ts'
import { type OpenConsole, useConsole } from './use-console.ts'

export interface ConsolePanelProps {
  address: InstanceAddress
  /** Name of the downloaded file, without extension. */
  name: string
  /** Whether the instance has a console now. */
  wanted: boolean
  onTurnedAway: () => void
  /** Says why there is no console, and what to do. */
  absent?: ReactNode
}

/** The console: state of the connection, what can be done, the terminal. */
export function ConsolePanel({ address, name, wanted, onTurnedAway, absent }: ConsolePanelProps) {
  const [searching, setSearching] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)

  const onShortcut = (shortcut: Shortcut) => {
    switch (shortcut) {
      case 'leave':
        searchButton.current?.focus()
        return
      case 'search':
        setSearching(true)
        return
      case 'copy':
        if (opened) void copySelection(opened)
    }
  }
  const [asked, setAsked] = useState<{ lines: number; answer: (may: boolean) => void }>()
  const mayPaste = (lines: number) => new Promise<boolean>((answer) => setAsked({ lines, answer }))
  const answer = (may: boolean) => {
    asked?.answer(may)
    setAsked(undefined)
    opened?.screen.terminal.focus()
  }
  const { host, opened, status, hasSelection } = useConsole({ address, wanted, onShortcut, onTurnedAway, mayPaste })
  const closeSearch = () => {
    setSearching(false)
    opened?.screen.terminal.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ConnectionStatus
          status={status}
          onRetry={() => opened?.session.retry()}
          onDiscard={() => opened?.session.discard()}
        />
        {opened && (
          <div role="group" aria-label="Terminal" className="flex flex-wrap items-center gap-1">
            <Button ref={searchButton} size="sm" aria-expanded={searching} onClick={() => setSearching(!searching)}>
              Search
            </Button>
            <Button
              size="sm"
              disabledReason={hasSelection ? undefined : 'Select text in the terminal first'}
              onClick={() => void copySelection(opened)}
            >
              Copy
            </Button>
            <Button size="sm" onClick={() => void paste(opened)}>
              Paste
            </Button>
            <Button size="sm" onClick={() => opened.screen.terminal.scrollToTop()}>
              Scroll to top
            </Button>
            <Button size="sm" onClick={() => opened.screen.terminal.scrollToBottom()}>
              Scroll to bottom
            </Button>
            <Button size="sm" onClick={() => download(opened, name)}>
              Download log
            </Button>
            <Button size="sm" onClick={() => reset(opened)}>
              Reset
            </Button>
          </div>
        )}
      </div>
      {searching && opened && <SearchBar terminal={opened.screen.terminal} onClose={closeSearch} />}
      {absent}
      <section
        aria-label="Serial console"
        aria-describedby="console-keys"
        className="h-[calc(100dvh-19rem)] min-h-72 overflow-hidden rounded-md border border-line-strong focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
      >
        <div
          ref={host}
          className="size-full font-mono [&>.xterm]:h-full [&>.xterm]:p-2 [&_.xterm-viewport]:bg-transparent!"
        />
      </section>
      {asked && (
        <ConfirmDialog
          title={`Paste ${plural(asked.lines, 'line')}?`}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          The machine may run each line at once.
        </ConfirmDialog>
      )}
      <p id="console-keys" className="text-sm text-ink-2">
        All keys go to the machine, except these: <Keys>L</Keys> leaves the terminal, <Keys>F</Keys> searches,{' '}
        <Keys>C</Keys> copies, <Keys>V</Keys> pastes.
      </p>
    </div>
  )
}

function Keys({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-raised px-1 whitespace-nowrap">Ctrl+Shift+{children}</kbd>
  )
}

async function copySelection({ screen: { terminal } }: OpenConsole): Promise<void> {
  if (!terminal.hasSelection()) return
  try {
    await writeClipboard(terminal.getSelection())
    addToast({ variant: 'success', content: 'Copied' })
  } catch {
    addToast({ variant: 'error', content: 'The browser does not allow copying here' })
  }
}

async function paste({ screen }: OpenConsole): Promise<void> {
  try {
    await screen.paste(await navigator.clipboard.readText())
    screen.terminal.focus()
  } catch {
    addToast({
      variant: 'error',
      content: 'The browser does not allow pasting from here. Press Ctrl+Shift+V in the terminal.',
    })
  }
}

/** Clears the terminal and its modes; the log to download stays. */
function reset({ screen }: OpenConsole): void {
  screen.reset()
  screen.terminal.focus()
}

/** The bytes as they came, from the oldest that is kept. */
function download({ session: { log } }: OpenConsole, name: string): void {
  saveFile(`${name}-serial-console.log`, new Blob(log.parts(), { type: 'text/plain' }))
  if (log.dropped > 0) {
    addToast({ variant: 'info', content: 'The log starts late: its oldest part was no longer kept.' })
  }
}
