/** Prints pages of a single operation. */
import type { OperationPageIR } from '../../model/types/screen-ir.ts'
import { printWrite } from '../screens/calls.ts'
import { printSocket } from '../screens/socket.ts'
import { fieldSpec, fieldsSpec, seeSpec, type SpecPrinter } from '../screens/spec.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/operation/${file}`

export const operation: ViewPrinter<OperationPageIR> = {
  // It shows its failures itself.
  as: () => 'bespoke',
  module: (screen, { printer }) => {
    const { id, title, about, request } = screen
    const { type, component, own } = screen.answer === 'socket' ? socket(screen, printer) : call(screen, printer)
    return printModule(
      screen,
      {
        type,
        from: kit('spec.ts'),
        component: () => printer.imports.use(component, kit(`${component}.tsx`)),
        spec: { id: `${id}`, title, about, request, ...own },
      },
      printer,
    )
  },
}

const call = (screen: OperationPageIR, printer: SpecPrinter) => ({
  type: 'OperationScreen',
  component: 'OperationPage',
  own: {
    submit: screen.submit,
    changes: screen.changes,
    answer: screen.answer,
    see: seeSpec(screen.see, printer.imports),
    fields: fieldsSpec(screen.fields, screen, printer),
    call: printWrite(screen.call, printer, { fields: screen.fields }),
  },
})

const socket = (screen: OperationPageIR, printer: SpecPrinter) => ({
  type: 'SocketScreen',
  component: 'SocketPage',
  own: {
    url: printer.operation(screen.call.operation).path,
    fields: screen.fields.map((field) => fieldSpec(field, printer)),
    address: printSocket(screen.call, printer),
  },
})
