import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'

import { QuestionIcon } from './Icons.tsx'
import { showAt } from './place.ts'

/** What the tooltip sets on its child; the child passes it on to one DOM element. */
interface AnchorProps {
  'aria-describedby'?: string
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

export interface TooltipProps {
  /** Nothing is shown of undefined. */
  content: ReactNode
  /** Milliseconds. */
  delay?: number
  side?: 'top' | 'bottom'
  /** Stays when the child is pressed: for content that answers. */
  stay?: boolean
  /** Whether the content also describes the child to screen readers; not when it repeats the child's name. */
  describe?: boolean
  children: ReactElement<AnchorProps>
}

/** Time to move the pointer from the anchor onto the tooltip, in ms. */
const grace = 120

/**
 * Shows its content beside the child on hover and on keyboard focus. Esc closes it, the pointer may rest on it. It
 * lives in the top layer next to the child, so it works inside dialogs and is never clipped.
 */
export function Tooltip({ content, delay = 250, side = 'top', describe = true, stay = false, children }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  // What will be shown in a while: an anchor, or nothing.
  const [next, setNext] = useState<{ anchor: HTMLElement | undefined; after: number }>()
  const child = children.props

  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => setAnchor(next.anchor), next.after)
    return () => clearTimeout(timer)
  }, [next])

  const openLater = (element: HTMLElement) => {
    if (content !== undefined) setNext({ anchor: element, after: delay })
  }
  const leave = () => {
    if (anchor ?? next) setNext({ anchor: undefined, after: grace })
  }
  const close = () => {
    setNext(undefined)
    setAnchor(undefined)
  }

  const open = anchor !== undefined && content !== undefined
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': [child['aria-describedby'], open && describe && id].filter(Boolean).join(' ') || undefined,
        onPointerEnter: (event) => {
          child.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') openLater(event.currentTarget)
        },
        onPointerLeave: (event) => {
          child.onPointerLeave?.(event)
          // A finger that is lifted has not gone anywhere.
          if (event.pointerType !== 'touch') leave()
        },
        onPointerDown: (event) => {
          child.onPointerDown?.(event)
          // Where a press does nothing else, it asks; a pointer that presses has asked by coming.
          const asks = stay || event.currentTarget.getAttribute('aria-disabled') === 'true'
          const isTouch = event.pointerType === 'touch'
          if (!asks || (anchor && isTouch)) close()
          else if (isTouch && content !== undefined) setNext({ anchor: event.currentTarget, after: 0 })
        },
        onFocus: (event) => {
          child.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) openLater(event.currentTarget)
        },
        onBlur: (event) => {
          child.onBlur?.(event)
          close()
        },
      })}
      {open && (
        <Bubble
          id={id}
          anchor={anchor}
          side={side}
          takesEscape={describe}
          onClose={close}
          onStay={() => setNext(undefined)}
          onLeave={leave}
        >
          {content}
        </Bubble>
      )}
    </>
  )
}

interface BubbleProps {
  id: string
  anchor: HTMLElement
  side: 'top' | 'bottom'
  /** Escape closes nothing else: there is something to read. */
  takesEscape: boolean
  onClose: () => void
  onStay: () => void
  onLeave: () => void
  children: ReactNode
}

function Bubble({ id, anchor, side, takesEscape, onClose, onStay, onLeave, children }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null)

  // After each render: other content has another size.
  useLayoutEffect(() => {
    if (ref.current) showAt(ref.current, anchor, { side, align: 'center', gap: 6 })
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (takesEscape) {
        event.preventDefault()
        event.stopPropagation()
      }
      onClose()
    }
    const onScroll = () => onClose()
    // A finger has no way to leave: a press elsewhere is one.
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      const isInside = target instanceof Node && (anchor.contains(target) || ref.current?.contains(target) === true)
      if (!isInside) onClose()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('scroll', onScroll, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('scroll', onScroll, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  })

  return (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="animate-fade max-w-72 rounded-md border border-line bg-raised px-2 py-1 text-start font-sans text-sm font-normal whitespace-normal text-ink shadow-pop wrap-anywhere"
    >
      {children}
    </span>
  )
}

export interface TipProps {
  children: ReactNode
  label?: string
}

/** A question mark that explains what stands before it. */
export function Tip({ children, label = 'Help' }: TipProps) {
  return (
    <Tooltip content={children} stay>
      <button
        type="button"
        aria-label={label}
        className="inline-flex size-6 items-center justify-center rounded-sm align-middle text-ink-3 hover:text-ink"
      >
        <QuestionIcon size={14} />
      </button>
    </Tooltip>
  )
}
