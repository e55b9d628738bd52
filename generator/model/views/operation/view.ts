/** Pages of a single operation. */
import type { OperationPageIR } from '../../types/screen-ir.ts'
import { describe, entryOf, fieldLines, rung } from '../explain-parts.ts'
import type { View } from '../view.ts'

export const operation: View<OperationPageIR> = {
  served: 'generated',
  main: ({ call }) => call,
  withVersions: (screen, marks) => ({ ...screen, fields: marks.fields(screen.fields, screen.call) }),
  explain: (screen, model) => [
    ...rung(screen, model),
    `  sends      ${describe(screen.call, model)}${screen.changes ? '; makes everything stale' : ''}`,
    ...fieldLines(screen.fields, () => ''),
    `  to change: which operation it is in ${entryOf(screen)} (operation), or a page written by hand (kind: bespoke)`,
  ],
}
