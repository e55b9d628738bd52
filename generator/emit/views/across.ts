/** Prints lists over all rows above: a generated list, and the rows above it. */
import type { AcrossIR } from '../../model/types/screen-ir.ts'
import { code } from '../print.ts'
import { lookupName } from '../screens/spec.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/across/${file}`

export const across: ViewPrinter<AcrossIR> = {
  as: () => 'list',
  module: (screen, { printer }) =>
    printModule(
      screen,
      {
        type: 'AcrossScreen',
        from: kit('spec.ts'),
        component: () => printer.imports.use('Across', kit('Across.tsx')),
        spec: {
          id: `${screen.id}`,
          title: screen.title,
          list: code(printer.imports.use('screen', `../${screen.shows.folder}/${screen.shows.file}.gen.tsx`)),
          each: { ...screen.each, lookup: lookupName(screen.each.lookup, printer) },
          of: screen.of,
        },
      },
      printer,
    ),
}
