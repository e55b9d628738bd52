import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject, SyntheticEvent } from 'react'

import { enterModal } from './modal-stack.ts'

const firstControl = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Behaviour of a modal native dialog that is open as long as it is mounted: top layer and focus trap come from the
 * browser, and when it goes focus returns to where it was. Every wish to close it only calls `onClose`: the owner decides,
 * and may ask first.
 *
 * Focus starts at `[data-autofocus]`, else the first field, else the heading.
 */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  const mounted = useRef(false)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    mounted.current = true
    dialog.showModal()
    const leave = enterModal(dialog)
    const target =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>(firstControl) ??
      dialog.querySelector<HTMLElement>('h2')
    target?.focus()
    return () => {
      mounted.current = false
      leave()
      dialog.close()
    }
  }, [])

  // Focus was on something that is gone by now (a deleted row): the page's heading is a better place than nowhere.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [],
  )

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers close a dialog against our will on a repeated close request: it is open until the owner says otherwise.
    // The event comes late: of a dialog that is open (again, as after the second mount of strict mode) it says nothing.
    onClose: () => {
      if (!mounted.current || ref.current?.open !== false) return
      ref.current.showModal()
      onClose()
    },
    onKeyDown: (event) => {
      event.stopPropagation()
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // An open menu inside takes the key.
      if (ref.current?.querySelector(':popover-open[popover="auto"]')) return
      event.preventDefault()
      onClose()
    },
    // Both ends of the click must lie on the backdrop: a text selection may end there.
    onPointerDown: (event) => {
      pressedOutside.current = event.target === ref.current
    },
    onPointerUp: (event) => {
      if (pressedOutside.current && event.target === ref.current) onClose()
    },
  }
}
