/** Pages of charts: what they name of contract and manifest. */
import { linkCall } from '../../calls.ts'
import { linkCondition } from '../../conditions.ts'
import type { Context } from '../../context.ts'
import { below, placed, type Fault, type Read } from '../../faults.ts'
import type { Site } from '../../lists.ts'
import { suggestAmong, type Resource } from '../../resources.ts'
import { linkText } from '../../texts.ts'
import type { BoundCall } from '../../../model/types/ir.ts'
import type { WholePage } from '../../../model/types/raw-page.ts'
import type { RawCharts } from '../../../model/types/raw-charts.ts'
import type { PageKind } from '../view.ts'

export const charts: PageKind = {
  uses: ({ charts: raw }) => (raw === undefined ? [] : [{ op: raw.ask, steps: ['charts', 'ask'] }]),
  faults: ({ raw, place }, site) =>
    raw.charts === undefined ? [] : placed(below(chartFaults(raw, raw.charts, site), 'charts'), place),
}

/** The request that puts a question, and the field of its body that has it. */
export function linkAsk(
  { ask }: RawCharts,
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
  // That there is no such entity is said with all other pages.
  const row = page.under === undefined ? undefined : context.resource(page.under)
  return [
    ...below(linkAsk(raw, page.at, context)?.faults ?? [], 'ask'),
    ...besideFaults(raw, context),
    ...(row === undefined ? [] : rowFaults(raw, row, context)),
    ...partFaults(raw, page.at, site),
  ]
}

function besideFaults({ beside = [] }: RawCharts, { manifest }: Context): Fault[] {
  const pages = manifest.pages.filter(({ raw }) => raw.charts !== undefined).map(({ raw }) => raw.page)
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

function rowFaults({ where, measured }: RawCharts, { viewSchema: schema }: Resource, context: Context): Fault[] {
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

function partFaults({ parts }: RawCharts, at: string, { context, lookups }: Site): Fault[] {
  if (parts === undefined || lookups.find(parts.list, at) !== undefined) return []
  const lists = context.resources.map(({ id }) => id)
  return [
    {
      code: 'UNKNOWN_ENTITY',
      steps: ['parts', 'list'],
      cause: `there is no list of \`${parts.list}\` that can be asked for here`,
      suggestion:
        suggestAmong(parts.list, lists.includes(parts.list) ? [] : lists) ??
        'name a list whose parents the address has',
    },
  ]
}
