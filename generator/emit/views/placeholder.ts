/** Prints screens that are still to come. */
import type { PlaceholderIR } from '../../model/types/screen-ir.ts'
import { from } from '../screens/module.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

export const placeholder: ViewPrinter<PlaceholderIR> = {
  module: (screen, { printer }) =>
    printModule(
      screen,
      {
        type: 'PlaceholderScreen',
        component: () => printer.imports.use('Placeholder', from.placeholder),
        spec: { kind: 'placeholder', id: `${screen.id}`, title: screen.title, summary: screen.summary },
      },
      printer,
    ),
}
