/** Printers by kind of screen. Adding a kind means a file beside this one, and a line here. */
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import type { AboutIR } from '../../model/types/part-ir.ts'
import type { RelationsIR } from '../../model/types/relation-ir.ts'
import type { SpecPrinter } from '../screens/spec.ts'
import { access } from './access.ts'
import { across } from './across.ts'
import { bespoke } from './bespoke.ts'
import { charts } from './charts.ts'
import { detail } from './detail.ts'
import { form } from './form.ts'
import { list } from './list.ts'
import { operation } from './operation.ts'
import { overview } from './overview.ts'
import { placeholder } from './placeholder.ts'
import type { ModuleContext, RowActions, SlotsContext, ViewPrinter } from './view.ts'

/** A printer of one screen. */
export interface BoundPrinter {
  as: string
  isByHand: boolean
  isFrame: boolean
  hasQueries: boolean
  isEmbedded: boolean
  module: (context: ModuleContext) => string | undefined
  queries: (printer: SpecPrinter) => readonly string[]
  slots: (context: SlotsContext) => string | undefined
  rowActions: RowActions | undefined
  relations: RelationsIR | undefined
  about: AboutIR | undefined
}

export function printerOf(screen: ScreenIR): BoundPrinter {
  switch (screen.kind) {
    case 'list':
      return bind(list, screen)
    case 'create':
    case 'edit':
      return bind(form, screen)
    case 'detail':
      return bind(detail, screen)
    case 'placeholder':
      return bind(placeholder, screen)
    case 'bespoke':
      return bind(bespoke, screen)
    case 'access':
      return bind(access, screen)
    case 'charts':
      return bind(charts, screen)
    case 'overview':
      return bind(overview, screen)
    case 'across':
      return bind(across, screen)
    case 'operation':
      return bind(operation, screen)
  }
}

const bind = <S extends ScreenIR>(view: ViewPrinter<S>, screen: S): BoundPrinter => ({
  as: view.as?.(screen) ?? screen.kind,
  isByHand: view.isByHand === true,
  isFrame: view.isFrame === true,
  hasQueries: view.hasQueries?.(screen) === true,
  isEmbedded: view.isEmbedded?.(screen) === true,
  module: (context) => view.module?.(screen, context),
  queries: (printer) => view.queries?.(screen, printer) ?? [],
  slots: (context) => view.slots?.(screen, context),
  rowActions: view.rowActions?.(screen),
  relations: view.relations?.(screen),
  about: view.about?.(screen),
})
