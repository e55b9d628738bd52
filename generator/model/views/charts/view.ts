/** Pages of charts. */
import type { ChartsScreenIR } from '../../types/charts-ir.ts'
import { describe, entryOf, partOrigin, rung } from '../explain-parts.ts'
import type { View } from '../view.ts'

export const charts: View<ChartsScreenIR> = {
  served: 'generated',
  explain: (screen, model) => [
    ...rung(screen, model),
    ...(screen.samples === undefined
      ? [
          `  row        ${describe(screen.source.call, model)}`,
          `  asks       ${describe(screen.ask, model)}`,
          ...screen.charts.map(
            ({ title, metric, unit }) =>
              `  chart      "${title}": ${metric} by ${screen.by} (${screen.reduce}), in ${unit}${partOrigin(model, screen, [['charts', title]])}`,
          ),
        ]
      : screen.charts.map(
          ({ title, unit, call }) =>
            `  chart      "${title}": ${describe(call, model)}, in ${unit}${partOrigin(model, screen, [['charts', title]])}`,
        )),
    `  to change: charts and texts in ${entryOf(screen)} (charts)`,
  ],
}
