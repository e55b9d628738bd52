/** A page of charts. */
import { readCondition } from '../../../link/conditions.ts'
import { byCodePoint, inSentence } from '../../../link/names.ts'
import { sourceOf } from '../../../link/own-calls.ts'
import { unique } from '../../../link/resources.ts'
import { linkAsk } from '../../../link/views/charts/view.ts'
import { linkSamples } from '../../../link/views/charts/samples.ts'
import type { ChartsScreenIR, QuestionsIR, SamplesIR } from '../../types/charts-ir.ts'
import type { WholePage } from '../../types/raw-page.ts'
import type { RawChoice, RawExplore, RawParts, RawQuestions, RawSamples } from '../../types/raw-charts.ts'
import type { ScreenBase } from '../../types/screen-ir.ts'
import { usesOf, type Workspace } from '../../workspace.ts'

/** Undefined where something of it is not there. */
export function makeCharts(raw: WholePage, shared: ScreenBase, workspace: Workspace): ChartsScreenIR | undefined {
  const { charts } = raw
  if (charts === undefined) return undefined
  return charts.samples === undefined
    ? makeQuestions(raw, { charts, shared }, workspace)
    : makeSamples(raw, { charts, shared }, workspace)
}

function makeSamples(
  { at, uses = [] }: WholePage,
  { charts, shared }: { charts: RawSamples; shared: ScreenBase },
  workspace: Workspace,
): SamplesIR | undefined {
  const { context, lookups } = workspace
  const { samples, line, range, narrow, explore } = charts
  const lookup = narrow && lookups.find(narrow.list, at)
  const items = charts.items.flatMap(({ title, help, metric, unit }) => {
    const call = linkSamples(charts, { metric, at }, context)?.value
    const series = explore === undefined ? {} : { metric: `${explore.target}:${metric}` }
    return call === undefined ? [] : [{ title, help, unit, call, ...series }]
  })
  if (items.length < charts.items.length) return undefined
  const { from, until, order } = samples
  const explorer = explorerOf(explore, workspace)
  const own = usesOf({ calls: [...items.map(({ call }) => call), lookup?.list] }, lookups.all())
  return {
    ...shared,
    kind: 'charts',
    file: 'charts',
    samples: { from, until, order },
    line,
    ...(range === undefined ? {} : { range }),
    ...(narrow === undefined || lookup === undefined
      ? {}
      : { narrow: { lookup: lookup.id, param: narrow.param, label: narrow.label, all: narrow.all } }),
    ...(explore === undefined || explorer === undefined
      ? {}
      : {
          explore: { ...explorer, by: explore.by, ...(explore.whole === undefined ? {} : { whole: explore.whole }) },
        }),
    charts: items,
    uses: unique([...own, ...uses]).sort(byCodePoint),
  }
}

function makeQuestions(
  page: WholePage,
  { charts, shared }: { charts: RawQuestions; shared: ScreenBase },
  workspace: Workspace,
): QuestionsIR | undefined {
  const { context, lookups } = workspace
  const { under, at, uses = [] } = page
  const row = under === undefined ? undefined : context.resource(under)
  const source = row && sourceOf(row, at, workspace)
  const ask = linkAsk(charts, at, context)
  if (row === undefined || source === undefined || ask === undefined) return undefined
  const { measured, parts, choice, range, beside = [], explore } = charts
  const lookup = parts && lookups.find(parts.list, at)
  const when = measured && readCondition(measured.when, { schema: row.viewSchema }, context)
  const pages = beside.flatMap((id) => pageOf(id, workspace) ?? [])
  const explorer = explorerOf(explore, workspace)
  return {
    ...shared,
    kind: 'charts',
    file: 'charts',
    group: page.crumb ?? page.title,
    source,
    about: inSentence(row.label.one),
    ask: ask.value,
    body: ask.body,
    pages: pages.map((one) => ({ label: one.title, path: one.at })),
    ...(explorer === undefined ? {} : { explore: explorer }),
    ...(range === undefined ? {} : { range }),
    where: charts.where,
    ...(measured === undefined || when === undefined ? {} : { measured: { when, say: measured.say } }),
    by: charts.by,
    reduce: charts.reduce ?? 'sum',
    type: charts.type ?? 'cumulative',
    ...(choice === undefined ? {} : { choice: choiceOf(choice) }),
    ...(parts === undefined || lookup === undefined ? {} : { parts: partsOf(parts, lookup.id) }),
    charts: charts.items.map(({ title, help, metric, unit }) => ({ title, help, metric, unit })),
    uses: unique([...usesOf({ calls: [ask.value, source.call, lookup?.list] }, lookups.all()), ...uses]).sort(
      byCodePoint,
    ),
  }
}

const pageOf = (id: string, { context }: Workspace): WholePage | undefined =>
  context.manifest.pages.find((one) => one.raw.page === id)?.raw

/** Where questions go, and what is said of it. */
function explorerOf(raw: RawExplore | undefined, workspace: Workspace): QuestionsIR['explore'] {
  const at = raw && pageOf(raw.page, workspace)?.at
  return raw === undefined || at === undefined ? undefined : { path: at, say: raw.say }
}

const choiceOf = ({ param, label, all, values }: RawChoice): QuestionsIR['choice'] => ({
  param,
  label,
  all,
  values: values.map((one) => ({ id: one.value, label: one.label, help: one.help })),
})

const partsOf = ({ param, label, all, none, gone }: RawParts, lookup: string): QuestionsIR['parts'] => ({
  lookup,
  param,
  label,
  all,
  none,
  gone,
})
