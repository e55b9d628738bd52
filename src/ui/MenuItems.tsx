import { useId } from 'react'
import type { KeyboardEvent } from 'react'

import { Link } from './Link.tsx'
import { itemsIn } from './Menu.tsx'
import type { ItemBase, MenuItem } from './Menu.tsx'
import { CheckIcon, ExternalIcon } from './LazyIcons.tsx'

export interface MenuItemsProps {
  items: readonly MenuItem[]
  /** Closes the menu and gives focus back to its button. */
  close: () => void
}

/** What is inside of an open menu. */
export function MenuItems({ items, close }: MenuItemsProps) {
  const sharedId = useId()
  const shared = sharedReason(items)
  return (
    <>
      {shared !== undefined && (
        <div id={sharedId} className="px-2 pt-1.5 pb-1 text-xs text-ink-3">
          {shared}
        </div>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} close={close} said={shared === undefined ? undefined : [shared, sharedId]} />
      ))}
    </>
  )
}

/** So many entries with the same reason have it said once, above all of them. */
const often = 3

/** The reason that most entries share, such as a role that somebody does not have. */
function sharedReason(items: readonly MenuItem[]): string | undefined {
  const reasons = items.flatMap((item) => ('disabledReason' in item && item.disabledReason) || [])
  return reasons.find((reason) => reasons.filter((one) => one === reason).length >= often)
}

// One menu is open at a time.
let typed: { text: string; at: number; menu?: HTMLElement } = { text: '', at: 0 }

/** Keys inside of a menu: arrows, Home, End, Tab, the first letters. */
export function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const options = itemsIn(event.currentTarget)
  const index = options.indexOf(document.activeElement as HTMLElement)
  const go = (to: number) => {
    event.preventDefault()
    typed = { text: '', at: 0 }
    options.at(to % options.length)?.focus()
  }
  if (event.key === 'ArrowDown') go(index + 1)
  else if (event.key === 'ArrowUp') go(index <= 0 ? -1 : index - 1)
  else if (event.key === 'Home') go(0)
  else if (event.key === 'End') go(-1)
  else if (event.key === 'Tab') close()
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const goesOn = typed.menu === event.currentTarget && event.timeStamp - typed.at < 700
    const before = goesOn ? typed.text : ''
    // Alone it chooses; between letters it is one of them.
    if (event.key === ' ' && before === '') return event.stopPropagation()
    event.preventDefault()
    const text = before + event.key.toLowerCase()
    typed = { text, at: event.timeStamp, menu: event.currentTarget }
    // One letter again and again steps through the items that begin with it.
    const from = text.length === 1 ? index + 1 : Math.max(index, 0)
    const order = [...options.slice(from), ...options.slice(0, from)]
    order.find((option) => option.textContent.trim().toLowerCase().startsWith(text))?.focus()
  }
  event.stopPropagation()
}

interface ItemProps {
  item: MenuItem
  close: () => void
  /** A reason that is said already, and the element that says it. */
  said: readonly [reason: string, id: string] | undefined
}

function Item({ item, close, said }: ItemProps) {
  const ownId = useId()
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
    const isSaid = said?.[0] === item.disabledReason
    const reasonId = isSaid ? said[1] : ownId
    return (
      // The reason is the entry's description and no part of its name: it stands beside the entry, not in it.
      <div role="none" className="rounded-sm hover:bg-hover has-focus:bg-hover">
        <div {...shared} aria-disabled aria-describedby={reasonId}>
          {content}
        </div>
        {!isSaid && (
          <div id={reasonId} className={`px-2 pb-1.5 text-xs text-ink-3 ${item.icon === undefined ? '' : 'ps-8'}`}>
            {item.disabledReason}
          </div>
        )}
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
  `flex w-full items-start gap-2 rounded-sm px-2 py-1.5 text-start focus:bg-hover focus:outline-offset-[-2px] hover:bg-hover aria-disabled:text-ink-3 ${
    danger ? 'text-danger' : ''
  }`
