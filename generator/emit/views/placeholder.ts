/** Prints screens that are still to come. */
import type { PlaceholderIR } from '../../model/types/screen-ir.ts'
import { from } from '../screens/module.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

export const placeholder: ViewPrinter<PlaceholderIR> = {
  module: (screen, { printer: { imports } }) =>
    printModule(
      screen,
      {
        type: 'PlaceholderScreen',
        component: () => imports.use('Placeholder', from.placeholder),
        spec: { kind: 'placeholder', id: `${screen.id}`, title: screen.title, summary: screen.summary },
      },
      imports,
    ),
}
