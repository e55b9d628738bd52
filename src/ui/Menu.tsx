import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject, ToggleEvent } from 'react'
import { flushSync } from 'react-dom'

import { buttonClass } from './Button.tsx'
import type { ButtonSize, ButtonVariant } from './Button.tsx'
import { DotsIcon } from './Icons.tsx'
import { wasAskedAgain, whenReachable } from './lazy-part.ts'
import { onMove, showAt } from './place.ts'
import type * as Items from './MenuItems.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface ItemBase {
  id: string
  label: string
  /** Why it cannot be chosen now. Shown below the label. */
  disabledReason?: string
  /** Set on all items of a choice: the item is a radio. */
  checked?: boolean
  icon?: ReactNode
}

export type MenuItem =
  | (ItemBase & { kind?: 'action'; onSelect: () => void; danger?: boolean })
  | (ItemBase & { kind: 'link'; to: string; external?: boolean })
  | { kind: 'separator'; id: string }
  | { kind: 'heading'; id: string; label: string }

export interface MenuButtonProps {
  /** Accessible name of the button, and of the menu. */
  label: string
  /** A function is asked each time the menu opens, and again when another one comes while it is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  /** What the button shows; three dots if nothing. */
  children?: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  align?: 'start' | 'end'
  /** The label is on the button already. */
  hideLabelTooltip?: boolean
}

export const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

let loaded: Pick<typeof Items, 'MenuItems' | 'onMenuKey'> | undefined

/** What is inside of menus comes when somebody turns to the first one: the first page does without. */
export async function loadMenuItems(): Promise<void> {
  loaded ??= await import('./MenuItems.tsx')
}

/**
 * A button that opens a menu: arrow keys, Home, End, typing the first letters, Esc. Light dismiss is the browser's. Long tables
 * have one in each row: what opens is made when somebody turns to the button.
 */
export function MenuButton({
  label,
  items,
  children,
  variant = 'ghost',
  size = 'md',
  align = 'end',
  hideLabelTooltip = false,
}: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(false)
  const [open, setOpen] = useState<readonly MenuItem[]>()
  const [startsAtEnd, setStartsAtEnd] = useState(false)

  const comeNear = () => {
    setNear(true)
    void loadMenuItems().catch(() => undefined)
  }

  const trigger = (
    <button
      ref={button}
      type="button"
      popoverTarget={isNear ? id : undefined}
      aria-haspopup="menu"
      aria-expanded={open !== undefined}
      aria-label={label}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      // Software may press it without any sign before: what the browser opens has to be there when this returns.
      onClick={isNear ? undefined : () => flushSync(comeNear)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        flushSync(() => {
          comeNear()
          setStartsAtEnd(event.key === 'ArrowUp')
        })
        document.getElementById(id)?.showPopover()
      }}
      className={children === undefined ? dotsClass(size) : `${buttonClass({ variant, size })} min-w-0`}
    >
      {children ?? <DotsIcon />}
    </button>
  )

  return (
    <>
      {hideLabelTooltip ? (
        trigger
      ) : (
        <Tooltip content={label} describe={false}>
          {trigger}
        </Tooltip>
      )}
      {isNear && (
        <MenuPopup
          id={id}
          label={label}
          items={items}
          align={align}
          button={button}
          open={open}
          startsAtEnd={startsAtEnd}
          onOpen={setOpen}
          onClosed={() => {
            setStartsAtEnd(false)
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}

interface MenuPopupProps extends Required<Pick<MenuButtonProps, 'label' | 'items' | 'align'>> {
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** What is in the menu while it is open. */
  open: readonly MenuItem[] | undefined
  startsAtEnd: boolean
  onOpen: (items: readonly MenuItem[]) => void
  onClosed: () => void
}

function MenuPopup({ id, label, items, align, button, open, startsAtEnd, onOpen, onClosed }: MenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null)

  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }

  const isOpen = open !== undefined
  const settled = useRef(false)
  const shown = useRef(items)
  useEffect(() => {
    const isNew = shown.current !== items
    shown.current = items
    if (!isNew || !isOpen) return
    const index = itemsIn(menu.current).indexOf(document.activeElement as HTMLElement)
    onOpen(typeof items === 'function' ? items() : items)
    // What became disabled is another element: focus stays in its place.
    requestAnimationFrame(() => {
      if (index >= 0 && document.activeElement === document.body) itemsIn(menu.current)[index]?.focus()
    })
  }, [items, isOpen, onOpen])

  // Items exist only while the menu is open. They are there, placed and focused before the next paint.
  const onBeforeToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return
    if (loaded) return show()
    whenReachable(loadMenuItems).then(
      () => (menu.current?.matches(':popover-open') ? show() : wasAskedAgain() && menu.current?.showPopover()),
      () => menu.current?.hidePopover(),
    )
  }
  const show = () => {
    // Closed and opened in one breath, it never said that it was closed.
    settled.current = false
    onOpen(typeof items === 'function' ? items() : items)
    requestAnimationFrame(settle)
  }
  const settle = () => {
    // It may have been closed again by now.
    if (!menu.current?.matches(':popover-open') || !button.current) return
    showAt(menu.current, button.current, { side: 'bottom', align, gap: 4 })
    const entry = itemsIn(menu.current).at(startsAtEnd ? -1 : 0)
    if (settled.current || !entry) return
    settled.current = true
    entry.focus()
  }
  // Whatever comes in makes it larger: it may come after the frame in which it opened.
  useLayoutEffect(() => {
    if (open === undefined) settled.current = false
    else settle()
    // Only what is in the menu counts: `settle` is made anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  useEffect(() => {
    const [popup, anchor] = [menu.current, button.current]
    if (!isOpen || !popup || !anchor) return
    return onMove(popup, () => showAt(popup, anchor, { side: 'bottom', align, gap: 4 }))
  }, [isOpen, align, button])
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') return
    const active = document.activeElement
    if (active === document.body || menu.current?.contains(active)) button.current?.focus()
    onClosed()
  }

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      onKeyDown={(event) => loaded?.onMenuKey(event, close)}
      className={`${isOpen ? '' : 'invisible'} max-h-[calc(100dvh-1rem)] max-w-80 min-w-44 animate-fade rounded-md border border-line bg-raised p-1 text-start font-sans text-base font-normal whitespace-normal text-ink shadow-pop overflow-y-auto`}
    >
      {open && loaded && <loaded.MenuItems items={open} close={close} />}
    </div>
  )
}

const dotsClass = (size: ButtonSize) =>
  `inline-flex ${size === 'sm' ? 'size-7' : 'size-8'} items-center justify-center rounded-md text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover`

export interface RowMenuProps {
  items: MenuButtonProps['items']
  label?: string
}

/** The three dots at the end of a row. */
export function RowMenu({ items, label = 'Row actions' }: RowMenuProps) {
  return <MenuButton label={label} items={items} size="sm" />
}
