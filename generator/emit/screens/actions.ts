/** `screens/<folder>/actions.gen.ts`: rows have the same actions in their list and on their own page, written once. */
import { camelCaseFile, sourceOf } from './names.ts'
import { from } from './module.ts'
import { actionSpec, forRows, type SpecPrinter } from './spec.ts'
import { print, quote } from '../print.ts'
import { header, render } from '../template.ts'
import { printerOf } from '../views/register.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'

export interface SharedActions {
  name: string
  /** The page: it has what only a page needs. */
  screen: ScreenIR
  /** Schema of the rows, where list and page have the same. */
  rowType: string | undefined
}

/** Actions that a page shares with the list of the same rows. */
export function sharedActions(screens: readonly ScreenIR[]): SharedActions[] {
  const on = (place: 'list' | 'page'): ScreenIR[] => screens.filter((s) => printerOf(s).rowActions?.on === place)
  const listed = new Map(on('list').map((s) => [s.id.of, printerOf(s).rowActions?.rowType]))
  const taken = new Set<string>()
  return on('page').flatMap((screen) => {
    const name = screen.variant === '' ? 'actions' : `${camelCaseFile(screen.variant)}Actions`
    const isShared = listed.has(screen.id.of) && printerOf(screen).rowActions?.actions.length !== 0
    if (!isShared || taken.has(name)) return []
    taken.add(name)
    const { rowType } = printerOf(screen).rowActions ?? {}
    return [{ name, screen, rowType: listed.get(screen.id.of) === rowType ? rowType : undefined }]
  })
}

export function emitActions(shared: readonly SharedActions[], printer: SpecPrinter): string {
  const type = printer.imports.type('Action', from.spec)
  const parts = shared.map(({ name, screen, rowType }) => {
    const { actions = [], relations } = printerOf(screen).rowActions ?? {}
    const ids = actions.map(({ id }) => quote(id)).join(' | ')
    return `export const ${name}: readonly ${type}<${ids}>[] = ${print(actions.map((a) => actionSpec(a, forRows(rowType, printer), relations)))}`
  })
  return render('module', { header: header(sourceOf(shared[0]?.screen)), imports: printer.imports.lines(), parts })
}
