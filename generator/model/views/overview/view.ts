/** Overviews. */
import type { OverviewIR, RowsIR, SectionIR } from '../../types/overview-ir.ts'
import { describe, entryOf, rung } from '../explain-parts.ts'
import type { View } from '../view.ts'

export const overview: View<OverviewIR> = {
  served: 'generated',
  explain: (screen, model) => [
    ...rung(screen, model),
    ...screen.sections.map(
      (section) => `  section    "${section.title}": ${what(section, (source) => describe(source, model))}`,
    ),
    `  to change: sections and texts in ${entryOf(screen)} (overview)`,
  ],
}

type Source = Parameters<typeof describe>[0]

function what(section: SectionIR, told: (source: Source) => string): string {
  const named = ({ lookup, each }: RowsIR): string => (each === undefined ? lookup : `${lookup} of each ${each.lookup}`)
  switch (section.kind) {
    case 'find':
      return `finds among ${section.lists.map(named).join(', ')}`
    case 'count':
      return `counts ${section.lists.map(named).join(', ')}`
    case 'use':
      return `use of ${section.parts.map((part) => (part.kind === 'rows' ? named(part.rows) : told(part.source.call))).join(', ')}`
    case 'latest':
      return `the first ${section.rows} of ${told(section.list)}`
  }
}
