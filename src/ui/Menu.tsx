import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'

import { buttonClass } from './Button.tsx'
import type { ButtonSize, ButtonVariant } from './Button.tsx'
import { CheckIcon, DotsIcon, ExternalIcon } from './Icons.tsx'
import { Link } from './Link.tsx'
import { showAt } from './place.ts'
import { Tooltip } from './Tooltip.tsx'

interface ItemBase {
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

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/** A button that opens a menu: arrow keys, Home, End, typing the first letters, Esc. Light dismiss is the browser's. */
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
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [open, setOpen] = useState<readonly MenuItem[]>()

  const all = () => itemsIn(menu.current)
  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }

  const isOpen = open !== undefined
  const shown = useRef(items)
  useEffect(() => {
    const isNew = shown.current !== items
    shown.current = items
    if (!isNew || !isOpen) return
    const index = itemsIn(menu.current).indexOf(document.activeElement as HTMLElement)
    setOpen(typeof items === 'function' ? items() : items)
    // What became disabled is another element: focus stays in its place.
    requestAnimationFrame(() => {
      if (index >= 0 && document.activeElement === document.body) itemsIn(menu.current)[index]?.focus()
    })
  }, [items, isOpen])

  // Items exist only while the menu is open. They are there, placed and focused before the next paint.
  const onBeforeToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return
    setOpen(typeof items === 'function' ? items() : items)
    requestAnimationFrame(() => {
      // It may have been closed again by now.
      if (!menu.current?.matches(':popover-open') || !button.current) return
      showAt(menu.current, button.current, { side: 'bottom', align, gap: 4 })
      all()[0]?.focus()
    })
  }
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') return
    const active = document.activeElement
    if (active === document.body || menu.current?.contains(active)) button.current?.focus()
    setOpen(undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const options = all()
    const index = options.indexOf(document.activeElement as HTMLElement)
    const go = (to: number) => {
      event.preventDefault()
      options.at(to % options.length)?.focus()
    }
    if (event.key === 'ArrowDown') go(index + 1)
    else if (event.key === 'ArrowUp') go(index <= 0 ? -1 : index - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key === 'Tab') close()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const text = (event.timeStamp - typed.current.at < 700 ? typed.current.text : '') + event.key.toLowerCase()
      typed.current = { text, at: event.timeStamp }
      // One letter again and again steps through the items that begin with it.
      const from = text.length === 1 ? index + 1 : Math.max(index, 0)
      const order = [...options.slice(from), ...options.slice(0, from)]
      order.find((option) => option.textContent.trim().toLowerCase().startsWith(text))?.focus()
    }
    event.stopPropagation()
  }

  const trigger = (
    <button
      ref={button}
      type="button"
      popoverTarget={id}
      aria-haspopup="menu"
      aria-expanded={open !== undefined}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        menu.current?.showPopover()
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
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="max-w-80 min-w-44 animate-fade rounded-md border border-line bg-raised p-1 text-left font-sans text-base font-normal whitespace-normal text-ink shadow-pop"
      >
        {open?.map((item) => (
          <Item key={item.id} item={item} close={close} />
        ))}
      </div>
    </>
  )
}

const dotsClass = (size: ButtonSize) =>
  `inline-flex ${size === 'sm' ? 'size-7' : 'size-8'} items-center justify-center rounded-md text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover`

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const reasonId = useId()
  if (item.kind === 'separator') return <hr className="mx-1 my-1 border-line" />
  if (item.kind === 'heading') {
    return (
      <div role="presentation" className="truncate px-2 pt-1.5 pb-1 text-xs font-medium text-ink-3">
        {item.label}
      </div>
    )
  }
  const content = <ItemContent item={item} />
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    className: itemClass(item.kind !== 'link' && item.danger === true),
  }
  if (item.disabledReason) {
    return (
      // The reason is the entry's description and no part of its name: it stands beside the entry, not in it.
      <div role="none" className="rounded-sm hover:bg-hover has-focus:bg-hover">
        <div {...shared} aria-disabled aria-describedby={reasonId}>
          {content}
        </div>
        <div id={reasonId} className={`px-2 pb-1.5 text-xs text-ink-3 ${item.icon === undefined ? '' : 'pl-8'}`}>
          {item.disabledReason}
        </div>
      </div>
    )
  }
  if (item.kind === 'link') {
    const target = item.external ? { target: '_blank', rel: 'noreferrer' } : {}
    return (
      <Link {...shared} {...target} to={item.to} onClick={close}>
        {content}
      </Link>
    )
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        // First, so that a dialog which opens now gives focus back to the button.
        close()
        item.onSelect()
      }}
    >
      {content}
    </button>
  )
}

function ItemContent({ item }: { item: ItemBase & { external?: boolean } }) {
  return (
    <>
      {item.icon !== undefined && <span className="mt-0.5 shrink-0 text-ink-3">{item.icon}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
      {item.external && <ExternalIcon size={14} className="mt-0.5 shrink-0 text-ink-3" />}
      {item.checked && <CheckIcon className="mt-0.5 shrink-0 text-accent" />}
    </>
  )
}

const itemClass = (danger: boolean) =>
  `flex w-full items-start gap-2 rounded-sm px-2 py-1.5 text-left focus:bg-hover focus:outline-offset-[-2px] hover:bg-hover aria-disabled:text-ink-3 ${
    danger ? 'text-danger' : ''
  }`

export interface RowMenuProps {
  items: MenuButtonProps['items']
  label?: string
}

/** The three dots at the end of a row. */
export function RowMenu({ items, label = 'Row actions' }: RowMenuProps) {
  return <MenuButton label={label} items={items} size="sm" />
}
