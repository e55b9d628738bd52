/** Prints forms. */
import type { FormScreenIR } from '../../model/types/screen-ir.ts'
import { printItemCall, printPath, printWrite } from '../screens/calls.ts'
import { from } from '../screens/module.ts'
import { fieldsSpec, forRows, lookupName, seeSpec, type SpecPrinter } from '../screens/spec.ts'
import { Call, type Code } from '../print.ts'
import { idsOf, printModule, rowQueries, sourceSpec } from './parts.ts'
import type { ViewPrinter } from './view.ts'

export const form: ViewPrinter<FormScreenIR> = {
  module: (screen, { printer }) =>
    printModule(
      screen,
      {
        type: 'FormScreen',
        component: () => printer.imports.use('Form', from.form),
        spec: formSpec(screen, printer),
        hasSlots: true,
      },
      printer,
    ),
  // Nothing waits for the row of a duplicate.
  queries: (screen, printer) =>
    rowQueries(
      screen,
      { source: screen.kind === 'edit' ? screen.current : screen.duplicate, early: screen.kind === 'edit' },
      printer,
    ),
  hasQueries: ({ kind, current }) => kind === 'edit' && current !== undefined,
  slots: ({ bodyType, rowType, current, duplicate, fields }, { imports, row }) => {
    const starts = rowType !== undefined && (current !== undefined || duplicate !== undefined)
    const parts = [row(bodyType ?? ''), idsOf(fields), ...(starts ? [row(rowType)] : [])]
    return `${imports.type('FormSlots', '../../src/kit/slots.ts')}<${parts.join(', ')}>`
  },
}

/** What is created by its name replaces nothing. */
function newOnly({ asNew }: FormScreenIR, write: Code | Call, printer: SpecPrinter): Code | Call {
  if (asNew === undefined) return write
  const list = lookupName(asNew, printer)
  return new Call(printer.imports.use('asNew', from.asNew), { list, write })
}

export function formSpec(screen: FormScreenIR, printer: SpecPrinter): object {
  const { imports } = printer
  const { current, duplicate } = screen
  const source = current === undefined ? undefined : sourceSpec(current, screen.file, imports)
  return {
    kind: screen.kind,
    id: `${screen.id}`,
    entity: screen.entity,
    title: screen.title,
    offer: screen.offer,
    reason: screen.reason,
    because: screen.because,
    role: screen.role,
    versions: screen.versions,
    submit: screen.submit,
    fields: fieldsSpec(screen.fields, screen, printer),
    current: source === undefined ? undefined : { ...source, param: current?.param },
    none: screen.none,
    duplicate:
      duplicate === undefined ? undefined : { ...sourceSpec(duplicate, screen.file, imports), param: duplicate.param },
    call:
      screen.document === undefined
        ? newOnly(
            screen,
            printWrite(screen.call, forRows(current && screen.rowType, printer), { source, fields: screen.fields }),
            printer,
          )
        : printItemCall(screen.kind === 'create' ? 'addItem' : 'changeItem', screen.document, printer),
    effects: screen.effects,
    toast: screen.toast,
    rowName: screen.rowName,
    see: seeSpec(screen.see, imports),
    close: printPath(screen.close, imports, 'params'),
    done: printPath(screen.done, imports, 'rowAndParams'),
    reveal: screen.reveal,
  }
}
