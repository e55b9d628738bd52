import type { KeyboardEvent } from 'react'

import { Link } from './Link.tsx'

export interface NavTab {
  label: string
  to: string
  current: boolean
}

export interface NavTabsProps {
  /** Accessible name of the navigation. */
  label: string
  items: readonly NavTab[]
}

/** Pages of one thing, as links that look like tabs. Left and right arrows move between them. */
export function NavTabs({ label, items }: NavTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(event.currentTarget)
    event.preventDefault()
    links.at((index + step) % links.length)?.focus()
  }
  return (
    <nav aria-label={label} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              onKeyDown={onKeyDown}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex h-9 items-center rounded-md px-2.5 whitespace-nowrap text-ink-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-sm hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-accent"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
