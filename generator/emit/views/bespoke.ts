/** Screens that are written by hand. */
import type { BespokeIR } from '../../model/types/screen-ir.ts'
import type { ViewPrinter } from './view.ts'

export const bespoke: ViewPrinter<BespokeIR> = { isByHand: true }
