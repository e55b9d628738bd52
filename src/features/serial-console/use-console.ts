import { type RefObject, useEffect, useRef, useState } from 'react'

import { holdSignIn } from '../../api/unauthorized.ts'
import { connectionTo, type InstanceAddress } from './connection.ts'
import { type ConsoleStatus, createSession, type Session } from './session.ts'
import { openScreen, type Screen, type ScreenOptions, type Shortcut } from './terminal.ts'

export interface ConsoleOptions extends Pick<ScreenOptions, 'mayPaste'> {
  address: InstanceAddress
  /** Whether the instance has a console now: the connection follows. */
  wanted: boolean
  onShortcut: (shortcut: Shortcut) => void
  /** The server refused or ended the session: its reason may be a state that the page does not know yet. */
  onTurnedAway: () => void
}

export interface OpenConsole {
  readonly screen: Screen
  readonly session: Session
}

export interface ConsoleOnPage {
  /** Where the terminal goes. */
  host: RefObject<HTMLDivElement | null>
  /** Undefined until the terminal is there. */
  opened: OpenConsole | undefined
  status: ConsoleStatus
  hasSelection: boolean
}

const off: ConsoleStatus = { state: { kind: 'off' }, queued: 0, ignored: 0 }

/** A terminal with its session, for as long as the page shows this instance. */
export function useConsole({ address, wanted, onShortcut, onTurnedAway, mayPaste }: ConsoleOptions): ConsoleOnPage {
  const { project, instance } = address
  const host = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenConsole>()
  const [status, setStatus] = useState(off)
  const [hasSelection, setHasSelection] = useState(false)
  const handlers = useRef({ onShortcut, onTurnedAway, mayPaste })
  useEffect(() => {
    handlers.current = { onShortcut, onTurnedAway, mayPaste }
  })

  useEffect(() => {
    const place = host.current
    if (place === null) return
    let isOver = false
    let close = () => {}
    const open = async () => {
      const screen = await openScreen(place, {
        label: `Serial console of ${instance}`,
        onInput: (bytes) => session.type(bytes),
        onSelection: setHasSelection,
        onShortcut: (shortcut) => handlers.current.onShortcut(shortcut),
        mayPaste: (lines) => handlers.current.mayPaste(lines),
      })
      const session = createSession({
        ...connectionTo({ project, instance }),
        onOutput: screen.write,
        onNote: screen.note,
        onStatus: (next) => {
          if (isOver) return
          setStatus(next)
        },
        now: () => performance.now(),
        clock: () => Date.now(),
        later: (milliseconds, work) => {
          const timer = setTimeout(work, milliseconds)
          return () => clearTimeout(timer)
        },
      })
      close = () => {
        session.stop()
        screen.dispose()
      }
      if (isOver) return close()
      setOpened({ screen, session })
    }
    void open()
    return () => {
      isOver = true
      close()
      setOpened(undefined)
      setStatus(off)
    }
  }, [project, instance])

  useEffect(() => {
    if (wanted) opened?.session.start()
    else opened?.session.stop()
  }, [opened, wanted])

  const { kind } = status.state
  useEffect(() => {
    if (kind === 'refused' || kind === 'closed') handlers.current.onTurnedAway()
  }, [kind])

  // What is typed is kept nowhere, as it may be a password: the page stays until it is sent or discarded.
  const isTyped = status.queued > 0
  useEffect(() => (isTyped ? holdSignIn() : undefined), [isTyped])

  // The browser knows earlier than the next try that there is a network again.
  useEffect(() => {
    if (kind !== 'lost' || opened === undefined) return
    const { onNetwork } = opened.session
    window.addEventListener('online', onNetwork)
    return () => window.removeEventListener('online', onNetwork)
  }, [kind, opened])

  return { host, opened, status, hasSelection }
}
