/** `generated/screens/slots.gen.ts`: what may be registered in `src/overrides`, typed per screen. */
import { quote } from '../print.ts'
import { header, render } from '../template.ts'
import { rowTypes } from '../type-names.ts'
import { printerOf } from '../views/register.ts'
import { createImports } from './module.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'

export function emitSlots(model: Model): EmittedFile[] {
  const imports = createImports(['Slots', 'Overrides', 'Screen', 'SlotsOf'])
  const known = rowTypes(model)
  const row = (schema: string): string => {
    const type = known.get(schema)
    return type === undefined ? imports.type('Row', '../../src/kit/spec.ts') : imports.type(type, '../api/types.gen.ts')
  }
  const types = new Map(model.screens.map((screen) => [screen, printerOf(screen).slots({ imports, row })]))
  const slots = [...types].flatMap(([{ id }, type]) => (type === undefined ? [] : [`  ${quote(`${id}`)}: ${type}`]))
  const overrides = [...types].flatMap(([screen, type]) => overrideLines(screen, type !== undefined))
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

function overrideLines(screen: ScreenIR, hasSlots: boolean): string[] {
  // The page that it is a part of hands its slots over.
  if (screen.in !== undefined) return []
  const id = quote(`${screen.id}`)
  if (printerOf(screen).isByHand) return [`  ${id}: Screen`]
  return [`  ${id}?: Screen`, ...(hasSlots ? [`  ${quote(screen.id.slots)}?: SlotsOf<${id}>`] : [])]
}
