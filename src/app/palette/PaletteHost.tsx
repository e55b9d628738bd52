import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { Row } from '../../kit/spec.ts'
import { SearchIcon } from '../../ui/Icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PartBoundary } from '../errors/PartBoundary.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const load = () => import('./Palette.tsx')
const Palette = lazyPart(() => load().then((module) => module.Palette), 'essential')

/** A failure shows when the palette is opened, if it still is one then. */
const prepare = (): void => void load().catch(() => undefined)

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

export interface PaletteHandle {
  open: () => void
  /** The palette itself while it is open. */
  element: ReactNode
}

/** The command palette of the frame: opened by mod+K wherever focus is, or by one of its buttons. */
export function usePalette(me: Row | undefined, level: string): PaletteHandle {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    // While it comes down: inputs and dialogs keep keys to themselves.
    const onKey = (event: KeyboardEvent) => {
      const mod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!mod || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) setOpen((now) => !now)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  const onReady = useEarlyKeys(isOpen, () => setOpen(false))
  return {
    open: () => setOpen(true),
    element: isOpen && (
      <PartBoundary recover={() => setOpen(false)}>
        <Suspense>
          <Palette me={me} level={level} onReady={onReady} onClose={() => setOpen(false)} />
        </Suspense>
      </PartBoundary>
    ),
  }
}

/** Whoever opens the palette types at once: keys are kept until it is there to take them, and do not reach the page. */
function useEarlyKeys(isOpen: boolean, onClose: () => void) {
  const typed = useRef<string | undefined>('')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const { key } = event
      if (typed.current === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (key === 'Escape') close()
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      typed.current = ''
    }
  }, [isOpen])
  return useCallback((take: (text: string) => void) => {
    if (typed.current) take(typed.current)
    typed.current = undefined
  }, [])
}

interface JumpButtonProps {
  onOpen: () => void
}

/** In the sidebar. */
export function JumpButton({ onOpen }: JumpButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      className="flex h-8 w-full items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-start text-ink-3 hover:border-neutral-line hover:text-ink-2"
    >
      <SearchIcon size={14} className="shrink-0" />
      <span className="flex-1">Jump to</span>
      <kbd aria-hidden="true" className="font-sans text-xs text-ink-3">
        {isMac ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}

/** In the top bar, where there is no room for the sidebar. */
export function JumpIconButton({ onOpen }: JumpButtonProps) {
  return (
    <IconButton
      label="Jump to"
      icon={<SearchIcon />}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}
