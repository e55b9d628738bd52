import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

import { Link } from './Link.tsx'

export interface NavTab {
  label: string
  to: string
  current: boolean
  /** How much there is. */
  count?: ReactNode
}

export interface NavTabsProps {
  /** Accessible name of the navigation. */
  label: string
  items: readonly NavTab[]
}

/** Pages of one thing, as links that look like tabs. Left and right arrows move between them. */
export function NavTabs({ label, items }: NavTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = items.find((item) => item.current)?.to
  // On a narrow page the current one may be outside of the row, also once counts have come. Only the row is moved, not the page.
  useLayoutEffect(() => {
    const row = nav.current
    const link = row?.querySelector('[aria-current]')
    if (current === undefined || !row || !link) return
    const observer = new ResizeObserver(() => {
      const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
      if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.right - outer.right
    })
    for (const item of row.querySelectorAll('li')) observer.observe(item)
    return () => observer.disconnect()
  }, [current])
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(event.currentTarget)
    event.preventDefault()
    links.at((index + step) % links.length)?.focus()
  }
  return (
    <nav ref={nav} aria-label={label} className="mb-4 overflow-x-auto border-b border-line">
      {/* Where there is no room for all of them, all are in sight nevertheless. */}
      <ul className="flex gap-1 max-sm:flex-wrap max-sm:gap-x-0">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              onKeyDown={onKeyDown}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex h-9 items-center rounded-md px-2.5 whitespace-nowrap text-ink-2 after:absolute after:inset-x-2.5 max-sm:px-2 max-sm:text-sm max-sm:after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-sm hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-accent"
            >
              {item.label}
              {item.count && <> {item.count}</>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
