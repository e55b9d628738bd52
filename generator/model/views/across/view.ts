/** Lists over all rows above. */
import type { AcrossIR } from '../../types/screen-ir.ts'
import { entryOf, rung } from '../explain-parts.ts'
import type { View } from '../view.ts'

export const across: View<AcrossIR> = {
  served: 'generated',
  explain: (screen, model) => [
    ...rung(screen, model),
    `  rows       ${screen.shows.id} of each ${screen.each.lookup}, by ${screen.of}`,
    `  to change: its columns and actions are those of ${screen.shows.id}; which list it is in ${entryOf(screen)} (across)`,
  ],
}
