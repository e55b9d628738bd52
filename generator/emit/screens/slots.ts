/** `generated/screens/slots.gen.ts`: what may be registered in `src/overrides`, typed per screen. */
import { quote } from '../print.ts'
import { header, render } from '../template.ts'
import { rowTypes } from '../type-names.ts'
import { printerOf } from '../views/register.ts'
import { createImports } from './module.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'

export function emitSlots(model: Model): EmittedFile[] {
  const imports = createImports(['Slots', 'Overrides'])
  const known = rowTypes(model)
  const row = (schema: string): string => {
    const type = known.get(schema)
    return type === undefined ? imports.type('Row', '../../src/kit/spec.ts') : imports.type(type, '../api/types.gen.ts')
  }
  const types = new Map(model.screens.map((screen) => [screen, printerOf(screen).slots({ imports, row })]))
  const slots = [...types].flatMap(([{ id }, type]) => (type === undefined ? [] : [`  ${quote(`${id}`)}: ${type}`]))
  const kit = (name: string): string => imports.type(name, '../../src/kit/slots.ts')
  const overrides = [...types].flatMap(([screen, type]) => overrideLines(screen, { hasSlots: type !== undefined, kit }))
  const parts = [
    `/** Slots of each generated screen: leaving one out means the default. */\nexport interface Slots {\n${slots.join('\n')}\n}`,
    `/** The registry of hand-written parts: bespoke screens are required, everything else is optional. */\nexport interface Overrides {\n${overrides.join('\n')}\n}`,
  ]
  return [
    {
      path: 'screens/slots.gen.ts',
      text: render('module', { header: header('the manifest'), imports: imports.lines(), parts }),
    },
  ]
}

function overrideLines(
  screen: ScreenIR,
  { hasSlots, kit }: { hasSlots: boolean; kit: (name: string) => string },
): string[] {
  // The page that it is a part of hands its slots over.
  if (screen.in !== undefined) return []
  const id = quote(`${screen.id}`)
  const whole = kit('ScreenModule')
  if (printerOf(screen).isByHand) return [`  ${id}: ${whole}`]
  const slots = hasSlots ? [`  ${quote(screen.id.slots)}?: ${kit('SlotsModule')}<Slots[${id}]>`] : []
  return [`  ${id}?: ${whole}`, ...slots]
}
