import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { truncate } from '../lib/truncate.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from './Icons.tsx'
import { IconButton } from './IconButton.tsx'
import { Link, textLinkClass } from './Link.tsx'
import { modalStack } from './modal-stack.ts'
import { removeToast, toastStore } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

const looks = {
  success: { Icon: SuccessIcon, colour: 'text-success', title: undefined },
  error: { Icon: ErrorIcon, colour: 'text-danger', title: 'Error' },
  info: { Icon: InfoIcon, colour: 'text-info', title: 'Note' },
}

/**
 * The place where toasts appear: bottom left, announced politely. Mounted once by the app. It lies inside of the latest modal
 * dialog, if there is one: outside of it, it could be seen but not clicked, and would not be read aloud.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const [place] = useState(() => document.createElement('div'))
  const ref = useRef<HTMLDivElement>(null)

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
      className="pointer-events-none bottom-0 left-0 m-0 w-104 max-w-full flex-col gap-2 overflow-visible border-0 bg-transparent p-4 open:flex"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    place,
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const { Icon, colour, title } = looks[toast.variant]
  const heading = toast.title ?? title

  useEffect(() => {
    if (toast.timeout === null || held) return
    const timer = setTimeout(() => removeToast(toast.id), toast.timeout)
    return () => clearTimeout(timer)
  }, [toast, held])

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-md border border-line bg-raised py-2.5 pr-2 pl-3 shadow-pop"
    >
      <Icon size={18} className={`mt-1 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1 py-1 text-sm wrap-anywhere">
        {heading !== undefined && <p className="font-semibold">{heading}</p>}
        {toast.content !== undefined && <p className={heading === undefined ? '' : 'text-ink-2'}>{toast.content}</p>}
        {toast.cta && (
          <Link to={toast.cta.link} className={textLinkClass} onClick={() => removeToast(toast.id)}>
            {truncate(toast.cta.text, 36)}
          </Link>
        )}
      </div>
      <IconButton label="Dismiss notification" size="sm" icon={<CloseIcon />} onClick={() => removeToast(toast.id)} />
    </div>
  )
}
