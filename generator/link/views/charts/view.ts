/** Pages of charts: what they name of contract and manifest. */
import { linkCall } from '../../calls.ts'
import { linkCondition } from '../../conditions.ts'
import type { Context } from '../../context.ts'
import { below, placed, type Fault, type Read } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { paramsOf } from '../../paths.ts'
import { type Resource } from '../../resources.ts'
import { suggestAmong } from '../../suggest.ts'
import { linkText } from '../../texts.ts'
import type { BoundCall } from '../../../model/types/ir.ts'
import type { WholePage } from '../../../model/types/raw-page.ts'
import type { RawCharts, RawQuestions, RawSamples } from '../../../model/types/raw-charts.ts'
import { plainUses, type PageKind } from '../view.ts'
import { sampleFaults } from './samples.ts'

export const charts: PageKind = {
  // Its own first: what is written by hand into it comes besides.
  uses: (page) => [...ownUses(page), ...plainUses(page)],
  faults: ({ raw, place }, site) =>
    raw.charts === undefined ? [] : placed(below(chartFaults(raw, raw.charts, site), 'charts'), place),
}

function ownUses({ charts: raw }: WholePage): ReturnType<PageKind['uses']> {
  if (raw === undefined) return []
  return raw.samples === undefined
    ? [{ op: raw.ask, steps: ['charts', 'ask'] }]
    : [{ op: raw.samples.op, steps: ['charts', 'samples', 'op'] }]
}

/** The request that puts a question, and the field of its body that has it. */
export function linkAsk(
  { ask }: RawQuestions,
  at: string,
  context: Context,
): (Read<BoundCall> & { body: string }) | undefined {
  const op = context.operations.get(ask)
  if (op === undefined) return undefined
  const fields = op.request.schema === undefined ? [] : context.schemas.properties(op.request.schema)
  const text = fields.find(({ required, own }) => required && context.schemas.resolve(own).schema.type === 'string')
  const isQuestion = op.isQuery && text !== undefined
  const { value, faults } = linkCall({ op, at }, context)
  return {
    value,
    body: text?.client ?? '',
    faults: isQuestion
      ? faults
      : [
          {
            code: 'NOT_A_QUESTION',
            steps: [],
            cause: `\`${ask}\` takes no question as a text, or may change something`,
            suggestion:
              'name the operation that takes queries; if it is a POST, list it under `queries` of the console',
          },
        ],
  }
}

function chartFaults(page: WholePage, raw: RawCharts, site: Site): Fault[] {
  const { context } = site
  if (raw.samples !== undefined)
    return [
      ...sampleFaults(raw, page.at, context),
      ...exploreFaults(raw, context),
      ...wholeFaults(raw, context),
      ...listFaults(raw, page.at, site),
    ]
  // That there is no such entity is said with all other pages.
  const row = page.under === undefined ? undefined : context.resource(page.under)
  return [
    ...below(linkAsk(raw, page.at, context)?.faults ?? [], 'ask'),
    ...besideFaults(raw, context),
    ...exploreFaults(raw, context),
    ...(row === undefined ? [] : rowFaults(raw, row, context)),
    ...listFaults(raw, page.at, site),
  ]
}

function besideFaults({ beside = [] }: RawQuestions, { manifest }: Context): Fault[] {
  const pages = manifest.pages.flatMap(({ raw }) =>
    raw.charts !== undefined && raw.charts.samples === undefined ? [raw.page] : [],
  )
  return beside.flatMap((id, i): Fault[] =>
    pages.includes(id)
      ? []
      : [
          {
            code: 'UNKNOWN_SCREEN',
            steps: ['beside', i],
            cause: `there is no page of charts \`${id}\``,
            suggestion: suggestAmong(id, pages, 'there are'),
          },
        ],
  )
}

/** A question goes along in the address: the page may need nothing else from it. */
function exploreFaults({ explore }: RawCharts, { manifest }: Context): Fault[] {
  if (explore === undefined) return []
  const pages = manifest.pages.flatMap(({ raw }) =>
    raw.kind === 'bespoke' && paramsOf(raw.at).length === 0 ? [raw.page] : [],
  )
  if (pages.includes(explore.page)) return []
  return [
    {
      code: 'UNKNOWN_SCREEN',
      steps: ['explore', 'page'],
      cause: `there is no bespoke page \`${explore.page}\` whose address names nothing`,
      suggestion: suggestAmong(explore.page, pages, 'there are'),
    },
  ]
}

/** The id of all together is one that the signed-in person has. */
function wholeFaults({ explore }: RawSamples, context: Context): Fault[] {
  const { identities } = context.manifest.console.raw
  const me = identities === undefined ? undefined : context.resource(identities.me)
  const field = explore?.whole
  if (field === undefined || (me !== undefined && context.schemas.at(me.viewSchema, field) !== undefined)) return []
  const names = me === undefined ? [] : context.schemas.properties(me.viewSchema).map(({ client }) => client)
  return [
    {
      code: 'UNKNOWN_FIELD',
      steps: ['explore', 'whole'],
      cause: `the signed-in person has no field \`${field}\``,
      suggestion:
        suggestAmong(field, names) ?? 'name the entity of the signed-in person under `identities` of the console',
    },
  ]
}

function rowFaults({ where, measured }: RawQuestions, { viewSchema: schema }: Resource, context: Context): Fault[] {
  const names = context.schemas.properties(schema).map(({ client }) => client)
  return [
    ...Object.entries(where).flatMap(([field, path]): Fault[] =>
      context.schemas.at(schema, path) !== undefined
        ? []
        : [
            {
              code: 'UNKNOWN_FIELD',
              steps: ['where', field],
              cause: `the row has no field \`${path}\``,
              suggestion: suggestAmong(path, names),
            },
          ],
    ),
    ...(measured === undefined
      ? []
      : below(
          [
            ...below(linkCondition(measured.when, { schema }, context).faults, 'when'),
            ...below(linkText(measured.say, { row: schema, form: [] }, context).faults, 'say'),
          ],
          'measured',
        )),
  ]
}

/** The list whose rows have lines of their own, or can be looked at alone. */
function listFaults(raw: RawCharts, at: string, { context, lookups }: Site): Fault[] {
  const { key, list } =
    raw.samples === undefined ? { key: 'parts', list: raw.parts?.list } : { key: 'narrow', list: raw.narrow?.list }
  if (list === undefined || lookups.find(list, at) !== undefined) return []
  const lists = context.resources.map(({ id }) => id)
  return [
    {
      code: 'UNKNOWN_ENTITY',
      steps: [key, 'list'],
      cause: `there is no list of \`${list}\` that can be asked for here`,
      suggestion: suggestAmong(list, lists.includes(list) ? [] : lists) ?? 'name a list whose parents the address has',
    },
  ]
}
