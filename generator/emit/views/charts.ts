/** Prints pages of charts. What draws them is loaded with the page, so it has a file of its own. */
import type { ChartsScreenIR } from '../../model/types/charts-ir.ts'
import { printQuestion } from '../screens/calls.ts'
import { lookupName } from '../screens/spec.ts'
import { printModule, rowQueries, sourceSpec } from './parts.ts'
import type { ModuleContext, ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/charts/${file}`

export const charts: ViewPrinter<ChartsScreenIR> = {
  // Below the page of the row, it shows its failures itself.
  as: () => 'bespoke',
  module: (screen, context) =>
    printModule(
      screen,
      {
        type: 'ChartsScreen',
        from: kit('spec.ts'),
        component: () => context.printer.imports.use('ChartsPage', kit('ChartsPage.tsx')),
        spec: chartsSpec(screen, context),
      },
      context.printer,
    ),
  queries: (screen, printer) => rowQueries(screen, { source: screen.source, early: true }, printer),
  hasQueries: () => true,
  isEmbedded: () => true,
}

function chartsSpec(screen: ChartsScreenIR, { printer }: ModuleContext): object {
  const { parts } = screen
  return {
    kind: 'charts',
    id: `${screen.id}`,
    title: screen.title,
    group: screen.group,
    source: sourceSpec(screen.source, screen.file, printer.imports),
    about: screen.about,
    ...printQuestion(screen.ask, screen.body, printer),
    pages: screen.pages,
    range: screen.range,
    where: screen.where,
    measured: screen.measured,
    by: screen.by,
    reduce: screen.reduce,
    type: screen.type,
    choice: screen.choice,
    parts: parts && { ...parts, lookup: lookupName(parts.lookup, printer) },
    charts: screen.charts,
  }
}
