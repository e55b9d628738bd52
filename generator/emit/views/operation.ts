/** Prints pages of a single operation. */
import type { OperationPageIR } from '../../model/types/screen-ir.ts'
import { printWrite } from '../screens/calls.ts'
import { fieldsSpec } from '../screens/spec.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/operation/${file}`

export const operation: ViewPrinter<OperationPageIR> = {
  // It shows its failures itself.
  as: () => 'bespoke',
  module: (screen, { printer }) =>
    printModule(
      screen,
      {
        type: 'OperationScreen',
        from: kit('spec.ts'),
        component: () => printer.imports.use('OperationPage', kit('OperationPage.tsx')),
        spec: {
          id: `${screen.id}`,
          title: screen.title,
          about: screen.about,
          request: screen.request,
          submit: screen.submit,
          changes: screen.changes,
          answer: screen.answer,
          fields: fieldsSpec(screen.fields, screen, printer),
          call: printWrite(screen.call, printer, { fields: screen.fields }),
        },
      },
      printer,
    ),
}
