/** Prints pages of charts. What draws them is loaded with the page, so it has a file of its own. */
import type { ChartsScreenIR, QuestionsIR, SamplesIR } from '../../model/types/charts-ir.ts'
import { printQuestion, printSamples } from '../screens/calls.ts'
import { lookupName } from '../screens/spec.ts'
import { printModule, rowQueries, sourceSpec } from './parts.ts'
import type { ModuleContext, ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/charts/${file}`

export const charts: ViewPrinter<ChartsScreenIR> = {
  // It shows its failures itself.
  as: () => 'bespoke',
  module: (screen, context) =>
    screen.samples === undefined ? questionsModule(screen, context) : samplesModule(screen, context),
  queries: (screen, printer) =>
    screen.samples === undefined ? rowQueries(screen, { source: screen.source, early: true }, printer) : [],
  hasQueries: ({ samples }) => samples === undefined,
  isEmbedded: ({ samples }) => samples === undefined,
  slots: ({ samples }, { imports }) => samples && imports.type('ChartsSlots', '../../src/kit/slots.ts'),
}

const questionsModule = (screen: QuestionsIR, context: ModuleContext): string =>
  printModule(
    screen,
    {
      type: 'ChartsScreen',
      from: kit('spec.ts'),
      component: () => context.printer.imports.use('ChartsPage', kit('ChartsPage.tsx')),
      spec: questionsSpec(screen, context),
    },
    context.printer,
  )

const samplesModule = (screen: SamplesIR, { printer }: ModuleContext): string =>
  printModule(
    screen,
    {
      type: 'SamplesScreen',
      from: kit('spec.ts'),
      component: () => printer.imports.use('SamplesPage', kit('SamplesPage.tsx')),
      hasSlots: true,
      spec: {
        kind: 'charts',
        id: `${screen.id}`,
        title: screen.title,
        range: screen.range,
        line: screen.line,
        narrow: screen.narrow && { ...screen.narrow, lookup: lookupName(screen.narrow.lookup, printer) },
        explore: screen.explore,
        charts: screen.charts.map(({ call, ...chart }) => ({
          ...chart,
          samples: printSamples(call, { ...screen.samples, narrow: screen.narrow?.param }, printer),
        })),
      },
    },
    printer,
  )

function questionsSpec(screen: QuestionsIR, { printer }: ModuleContext): object {
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
    explore: screen.explore,
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
