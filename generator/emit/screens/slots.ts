/** `generated/screens/slots.gen.ts`: what may be registered in `src/overrides`, typed per screen. */
import { quote } from '../print.ts'
import { header, render } from '../template.ts'
import { schemaTypeNames } from '../type-names.ts'
import { createImports, type Imports } from './module.ts'
import type { EmittedFile, Model, ScreenIR } from '../../model/types/ir.ts'

export function emitSlots(model: Model): EmittedFile[] {
  const imports = createImports(['Slots', 'Overrides', 'Screen', 'SlotsOf'])
  const known = rowTypes(model)
  const slots = model.screens.flatMap((s) =>
    s.kind === 'placeholder' || s.kind === 'bespoke' ? [] : [`  ${quote(s.id)}: ${slotType(s, imports, known)}`],
  )
  const overrides = model.screens.flatMap((s) => overrideLines(s))
  const component = imports.type('ComponentType', 'react')
  const parts = [
    `/** Slots of each generated screen: leaving one out means the default. */\nexport interface Slots {\n${slots.join('\n')}\n}`,
    `type Screen = () => Promise<{ default: ${component} }>\n/** A module of slots for one screen. */\ntype SlotsOf<K extends keyof Slots> = () => Promise<{ default: Slots[K] }>`,
    `/** The registry of hand-written parts: bespoke screens are required, everything else is optional. */\nexport interface Overrides {\n${overrides.join('\n')}\n}`,
  ]
  return [
    {
      path: 'screens/slots.gen.ts',
      text: render('module', { header: header('the manifest'), imports: imports.lines(), parts }),
    },
  ]
}

/** Schemas that describe objects → the type of their rows. */
function rowTypes({ document }: Model): ReadonlyMap<string, string> {
  const types = schemaTypeNames(document)
  return new Map(
    Object.entries(document.components.schemas).flatMap(([name, s]): [string, string][] =>
      (s.properties ?? s.oneOf ?? s.allOf ?? s.anyOf) === undefined ? [] : [[name, types.get(name) ?? name]],
    ),
  )
}

function slotType(
  screen: Exclude<ScreenIR, { kind: 'placeholder' | 'bespoke' }>,
  imports: Imports,
  known: ReadonlyMap<string, string>,
): string {
  const ids = (list: readonly { id: string }[]): string =>
    list.length === 0 ? 'never' : list.map((x) => quote(x.id)).join(' | ')
  const row = (schema: string): string => {
    const type = known.get(schema)
    return type === undefined ? imports.type('Row', '../../src/kit/spec.ts') : imports.type(type, '../api/types.gen.ts')
  }
  switch (screen.kind) {
    case 'list':
      return `${imports.type('ListSlots', '../../src/kit/slots.ts')}<${row(screen.rowType)}, ${ids(screen.columns)}>`
    case 'detail':
      return `${imports.type('DetailSlots', '../../src/kit/slots.ts')}<${row(screen.rowType)}, ${ids(screen.rows)}>`
    case 'create':
    case 'edit':
      return `${imports.type('FormSlots', '../../src/kit/slots.ts')}<${row(screen.bodyType ?? '')}, ${ids(screen.fields)}>`
  }
}

function overrideLines(screen: ScreenIR): string[] {
  // The page that it is a part of hands its slots over.
  if (screen.kind === 'list' && screen.in !== undefined) return []
  if (screen.kind === 'bespoke') return [`  ${quote(screen.id)}: Screen`]
  const own = `  ${quote(screen.id)}?: Screen`
  return screen.kind === 'placeholder'
    ? [own]
    : [own, `  ${quote(`${screen.id}.slots`)}?: SlotsOf<${quote(screen.id)}>`]
}
