import type { MenuItem } from '../../ui/Menu.tsx'
import { type Offer, useOffers } from './palette-offers.ts'

/** Offers the entries of a menu to the command palette while the menu's button is on the page. */
export function useMenuOffers(items: () => readonly MenuItem[]): void {
  useOffers(() =>
    items().filter((item): item is MenuItem & Offer => item.kind !== 'separator' && item.kind !== 'heading'),
  )
}
