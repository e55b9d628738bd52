import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { type LinkProps, nowhere } from '../ui/Link.tsx'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * How the design system's links are rendered: paths of the console are gone to by the router. The router's own component also
 * resolves relative paths and fetches ahead, which nothing here asks for: with it every link of every row would be drawn anew
 * whenever the address changes.
 */
export function RouterLink({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  if (to === undefined) return <a {...nowhere} {...rest} />
  // No path of ours: another page, as the browser has it.
  if (!/^\/(?!\/)/.test(to)) return <a href={to} onClick={onClick} {...rest} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { target, href } = event.currentTarget
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (target !== '' && target !== '_self')) return
    event.preventDefault()
    // The page that is shown already is no step of its own.
    void navigate(to, { replace: href === location.href })
  }
  return <a href={base + to} onClick={follow} {...rest} />
}
