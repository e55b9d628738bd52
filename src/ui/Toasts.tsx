import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { createPortal } from 'react-dom'

import { drawable } from '../lib/truncate.ts'
import { modalStack } from './modal-stack.ts'
import { toastStore } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

/** Until the card has come, and if it never does: what matters are the words. */
function PlainToast({ toast: { title, content } }: { toast: Toast }) {
  return (
    <p className="pointer-events-auto rounded-md border border-line bg-raised p-3 shadow-pop">
      {drawable(title ?? '')} {drawable(content ?? '')}
    </p>
  )
}

/**
 * The place where toasts appear: bottom left, announced politely. Mounted once by the app. It lies inside of the latest modal
 * dialog, if there is one: outside of it, it could be seen but not clicked, and would not be read aloud.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const [place] = useState(() => document.createElement('div'))
  const ref = useRef<HTMLDivElement>(null)
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>(() => PlainToast)
  const isNeeded = toasts.length > 0
  useEffect(() => {
    if (isNeeded)
      void import('./ToastCard.tsx').then(({ ToastCard }) => setCard(() => ToastCard)).catch(() => undefined)
  }, [isNeeded])

  useLayoutEffect(() => {
    const settle = () => {
      const owner = modalStack.top() ?? document.body
      if (place.parentNode !== owner) owner.append(place)
      // The top layer stacks by time of entry, and moving takes an element out of it.
      if (ref.current?.matches(':popover-open') === false) ref.current.showPopover()
    }
    settle()
    const stop = modalStack.subscribe(settle)
    return () => {
      stop()
      place.remove()
    }
  }, [place])

  return createPortal(
    <div
      ref={ref}
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      popover="manual"
      className="pointer-events-none bottom-(--bottom-bar,0px) inset-s-0 m-0 w-104 max-w-full flex-col gap-2 overflow-visible border-0 bg-transparent p-4 open:flex"
    >
      {toasts.map((toast) => (
        <Card key={toast.id} toast={toast} />
      ))}
    </div>,
    place,
  )
}
