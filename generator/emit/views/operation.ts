/** Prints pages of a single operation. */
import type { OperationPageIR } from '../../model/types/screen-ir.ts'
import { printWrite } from '../screens/calls.ts'
import { printSocket } from '../screens/socket.ts'
import { fieldSpec, fieldsSpec } from '../screens/spec.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/operation/${file}`

export const operation: ViewPrinter<OperationPageIR> = {
  // It shows its failures itself.
  as: () => 'bespoke',
  module: (screen, { printer }) => {
    const { id, title, about, request, submit, changes, answer, fields, call } = screen
    const shared = { id: `${id}`, title, about, request }
    if (answer === 'socket')
      return printModule(
        screen,
        {
          type: 'SocketScreen',
          from: kit('spec.ts'),
          component: () => printer.imports.use('SocketPage', kit('SocketPage.tsx')),
          spec: {
            ...shared,
            url: printer.operation(call.operation).path,
            fields: fields.map((field) => fieldSpec(field, printer)),
            address: printSocket(call, printer),
          },
        },
        printer,
      )
    return printModule(
      screen,
      {
        type: 'OperationScreen',
        from: kit('spec.ts'),
        component: () => printer.imports.use('OperationPage', kit('OperationPage.tsx')),
        spec: {
          ...shared,
          submit,
          changes,
          answer,
          fields: fieldsSpec(fields, screen, printer),
          call: printWrite(call, printer, { fields }),
        },
      },
      printer,
    )
  },
}
