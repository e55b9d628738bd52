import { useEffect, useState } from 'react'

import { namedParts } from '../lib/isolate.ts'
import { drawable, truncate } from '../lib/truncate.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './Icons.tsx'
import { ErrorIcon, InfoIcon, SuccessIcon } from './LazyIcons.tsx'
import { Link, textLinkClass } from './Link.tsx'
import { MessageText } from './NameText.tsx'
import { RequestId } from './RequestId.tsx'
import { removeToast } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

const looks = {
  success: { Icon: SuccessIcon, colour: 'text-success', title: undefined },
  error: { Icon: ErrorIcon, colour: 'text-danger', title: 'Error' },
  info: { Icon: InfoIcon, colour: 'text-info', title: 'Note' },
}

/** A message of several failures names the requests of so many. */
const mostIds = 3

/** A message with its names as elements of their own: `isolateName` has marked where they begin and end. */
function ToastText({ text }: { text: string }) {
  return namedParts(drawable(text)).map((part, index) =>
    // Every other part is a name, and they never move.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 0 ? <MessageText key={index} text={part} /> : <bdi key={index}>{part}</bdi>,
  )
}

/** One message. It goes after its time, unless the pointer or focus rests on it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const { Icon, colour, title } = looks[toast.variant]
  const heading = toast.title ?? title
  const ids = [...new Set(toast.requestIds)]

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
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-md border border-line bg-raised py-2.5 pe-2 ps-3 shadow-pop"
    >
      <Icon size={18} className={`mt-1 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1 py-1 text-sm wrap-anywhere">
        {/* Whatever a server says: the button that takes it away stays in sight. */}
        {heading !== undefined && (
          <p className="line-clamp-3 font-semibold">
            <ToastText text={heading} />
          </p>
        )}
        {toast.content !== undefined && (
          <p className={`line-clamp-8 ${heading === undefined ? '' : 'text-ink-2'}`}>
            <ToastText text={toast.content} />
          </p>
        )}
        {ids.slice(0, mostIds).map((id) => (
          <RequestId key={id} id={id} className="text-ink-3" />
        ))}
        {ids.length > mostIds && <p className="text-ink-3">and {ids.length - mostIds} more requests</p>}
        {toast.cta && (
          <Link to={toast.cta.link} className={textLinkClass} onClick={() => removeToast(toast.id)}>
            {truncate(toast.cta.text, 36)}
          </Link>
        )}
        {toast.actions && (
          <div className="mt-2 flex gap-2">
            {toast.actions.map(({ label, onSelect }) => (
              <Button key={label} size="sm" onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton label="Dismiss notification" size="sm" icon={<CloseIcon />} onClick={() => removeToast(toast.id)} />
    </div>
  )
}
