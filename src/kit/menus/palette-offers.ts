/** What the page that is shown offers to do, for the command palette: parts of the page say so while they are mounted. */
import { useEffect, useRef } from 'react'

import type { MenuItem } from '../../ui/Menu.tsx'

/** Something to do or a place to go; the entries of a menu fit. */
export type Offer =
  | { kind?: 'action'; id: string; label: string; hint?: string; disabledReason?: string; onSelect: () => void }
  | { kind: 'link'; id: string; label: string; hint?: string; disabledReason?: string; to: string }

const providers = new Set<() => readonly Offer[]>()

/** Everything the page offers right now, in the order in which its parts appeared. */
export const currentOffers = (): readonly Offer[] => [...providers].flatMap((provide) => provide())

/** Offers something while the component is mounted. Asked when the palette opens, so it may be costly. */
export function useOffers(provide: () => readonly Offer[]): void {
  const latest = useRef(provide)
  useEffect(() => {
    latest.current = provide
  })
  useEffect(() => {
    const ask = () => latest.current()
    providers.add(ask)
    return () => {
      providers.delete(ask)
    }
  }, [])
}

/** Offers the entries of a menu while its button is on the page. */
export function useMenuOffers(items: () => readonly MenuItem[]): void {
  useOffers(() =>
    items().filter((item): item is MenuItem & Offer => item.kind !== 'separator' && item.kind !== 'heading'),
  )
}
