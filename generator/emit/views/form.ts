/** Prints forms. */
import type { FormScreenIR } from '../../model/types/screen-ir.ts'
import { printItemCall, printPath, printWrite } from '../screens/calls.ts'
import { from } from '../screens/module.ts'
import { fieldSpec, seeSpec, type SpecPrinter } from '../screens/spec.ts'
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
  slots: ({ bodyType, fields }, { imports, row }) =>
    `${imports.type('FormSlots', '../../src/kit/slots.ts')}<${row(bodyType ?? '')}, ${idsOf(fields)}>`,
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
    role: screen.role,
    submit: screen.submit,
    fields: screen.fields.map((f) => fieldSpec(f, printer)),
    current: source === undefined ? undefined : { ...source, param: current?.param },
    duplicate:
      duplicate === undefined ? undefined : { ...sourceSpec(duplicate, screen.file, imports), param: duplicate.param },
    call:
      screen.document === undefined
        ? printWrite(screen.call, printer, source)
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
