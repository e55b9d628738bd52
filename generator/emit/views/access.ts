/** Prints policies: the plain list and forms, and what the policy is, which the forms have from the list. */
import {
  isAccessList,
  plainForm,
  plainList,
  type AccessScreenIR,
  type PolicyIR,
  type PolicyReadIR,
} from '../../model/types/access-ir.ts'
import { Call, code } from '../print.ts'
import { printListSource, printQuery, used } from '../screens/calls.ts'
import { lookupName, type SpecPrinter } from '../screens/spec.ts'
import { form, formSpec } from './form.ts'
import { list, listSpec } from './list.ts'
import { idsOf, printModule } from './parts.ts'
import type { ModuleContext, ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/access/${file}`

export const access: ViewPrinter<AccessScreenIR> = {
  as: ({ part }) => part,
  module: (screen, context) => {
    const { imports } = context.printer
    const policy = isAccessList(screen)
      ? policySpec(screen.policy, context.printer)
      : code(`${imports.use('screen', './list.gen.tsx')}.policy`)
    const { maker, component, spec } = partOf(screen, context)
    return printModule(
      screen,
      {
        type: isAccessList(screen) ? 'AccessList' : 'AccessForm',
        from: kit('screens.ts'),
        component: () => imports.use(component, kit(`${component}.tsx`)),
        spec: new Call(imports.use(maker, kit('screens.ts')), { screen: spec, policy }),
        hasSlots: isAccessList(screen),
      },
      context.printer,
    )
  },
  queries: (screen, printer) =>
    (isAccessList(screen) ? list.queries?.(plainList(screen), printer) : form.queries?.(plainForm(screen), printer)) ??
    [],
  hasQueries: (screen) =>
    (isAccessList(screen) ? list.hasQueries?.(plainList(screen)) : form.hasQueries?.(plainForm(screen))) === true,
  isEmbedded: (screen) => isAccessList(screen) && screen.embedded,
  slots: (screen, { imports }) =>
    isAccessList(screen)
      ? `${imports.type('ListSlots', '../../src/kit/slots.ts')}<${imports.type('AccessRow', '../../src/kit/access/rows.ts')}, ${idsOf(screen.columns)}>`
      : undefined,
  about: (screen) => (isAccessList(screen) ? screen.about : undefined),
}

function partOf(screen: AccessScreenIR, context: ModuleContext): { maker: string; component: string; spec: object } {
  if (isAccessList(screen))
    return { maker: 'accessList', component: 'AccessPage', spec: listSpec(plainList(screen), context) }
  const spec = formSpec(plainForm(screen), context.printer)
  return screen.part === 'create'
    ? { maker: 'addForm', component: 'AddAccess', spec }
    : { maker: 'changeForm', component: 'ChangeAccess', spec }
}

function policySpec({ read, above, me, identities, elsewhere, ...data }: PolicyIR, printer: SpecPrinter): object {
  const lookup = (id: string | undefined): unknown => (id === undefined ? undefined : lookupName(id, printer))
  return {
    ...data,
    read: readSpec(read, printer),
    above: above && { ...above, read: readSpec(above.read, printer) },
    me: { view: code(`() => ${printQuery(me.view, printer)}`), groups: printListSource(me.groups, printer) },
    identities: identities.map((one) => ({ ...one, lookup: lookup(one.lookup), elsewhere: lookup(one.elsewhere) })),
    elsewhere: elsewhere && { ...elsewhere, among: lookup(elsewhere.among) },
  }
}

const readSpec = ({ call, items }: PolicyReadIR, printer: SpecPrinter): object => ({
  query: code(`(${used('params', call.path.length + call.query.length > 0)}) => ${printQuery(call, printer)}`),
  items,
})
