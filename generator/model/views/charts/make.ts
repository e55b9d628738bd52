/** A page of charts. */
import { readCondition } from '../../../link/conditions.ts'
import { inSentence } from '../../../link/names.ts'
import { sourceOf } from '../../../link/own-calls.ts'
import { linkAsk } from '../../../link/views/charts/view.ts'
import type { ChartsScreenIR } from '../../types/charts-ir.ts'
import type { WholePage } from '../../types/raw-page.ts'
import type { RawChoice, RawParts } from '../../types/raw-charts.ts'
import type { ScreenBase } from '../../types/screen-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

/** Undefined where something of it is not there. */
export function makeCharts(raw: WholePage, shared: ScreenBase, workspace: Workspace): ChartsScreenIR | undefined {
  const { context, lookups } = workspace
  const { charts, under, at } = raw
  const row = under === undefined ? undefined : context.resource(under)
  const source = row && sourceOf(row, at, workspace)
  const ask = charts && linkAsk(charts, at, context)
  if (charts === undefined || row === undefined || source === undefined || ask === undefined) return undefined
  const { measured, parts, choice, range, beside = [] } = charts
  const lookup = parts && lookups.find(parts.list, at)
  const when = measured && readCondition(measured.when, { schema: row.viewSchema }, context)
  const pages = beside.flatMap((id) => context.manifest.pages.find((page) => page.raw.page === id)?.raw ?? [])
  return {
    ...shared,
    kind: 'charts',
    file: 'charts',
    group: raw.crumb ?? raw.title,
    source,
    about: inSentence(row.label.one),
    ask: ask.value,
    body: ask.body,
    pages: pages.map((page) => ({ label: page.title, path: page.at })),
    ...(range === undefined ? {} : { range }),
    where: charts.where,
    ...(measured === undefined || when === undefined ? {} : { measured: { when, say: measured.say } }),
    by: charts.by,
    reduce: charts.reduce ?? 'sum',
    type: charts.type ?? 'cumulative',
    ...(choice === undefined ? {} : { choice: choiceOf(choice) }),
    ...(parts === undefined || lookup === undefined ? {} : { parts: partsOf(parts, lookup.id) }),
    charts: charts.items.map(({ title, help, metric, unit }) => ({ title, help, metric, unit })),
    uses: usesOf({ calls: [ask.value, source.call, lookup?.list] }, lookups.all()),
  }
}

const choiceOf = ({ param, label, all, values }: RawChoice): ChartsScreenIR['choice'] => ({
  param,
  label,
  all,
  values: values.map((one) => ({ id: one.value, label: one.label, help: one.help })),
})

const partsOf = ({ param, label, all, none, gone }: RawParts, lookup: string): ChartsScreenIR['parts'] => ({
  lookup,
  param,
  label,
  all,
  none,
  gone,
})
