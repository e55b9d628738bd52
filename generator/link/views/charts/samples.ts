/** Charts of samples: which operation lists them, and by which parameters. */
import { linkCall, pagingParams } from '../../calls.ts'
import type { Context } from '../../context.ts'
import type { Fault, Read } from '../../faults.ts'
import { routeName } from '../../names.ts'
import { paramsOf } from '../../paths.ts'
import { suggestAmong } from '../../suggest.ts'
import type { BoundCall, Operation, Param } from '../../../model/types/ir.ts'
import type { RawSamples } from '../../../model/types/raw-charts.ts'

/** The parameter of the path that names what is measured: the one that the address does not have. */
function metricParam(op: Operation, at: string): Param | undefined {
  const known = paramsOf(at)
  const [param, ...more] = op.pathParams.filter(({ client }) => !known.includes(routeName(client)))
  return more.length === 0 ? param : undefined
}

/** The call of one chart; undefined where there is no such operation, or it lists no samples. */
export function linkSamples(
  { samples, narrow }: RawSamples,
  { metric, at }: { metric: string; at: string },
  context: Context,
): Read<BoundCall> | undefined {
  const op = context.operations.get(samples.op)
  const param = op && metricParam(op, at)
  if (op === undefined || param === undefined || !op.isQuery) return undefined
  const own = [samples.from, samples.until, samples.order, ...(narrow === undefined ? [] : [narrow.param])]
  const ignore = new Set([...pagingParams(context), ...own])
  return linkCall({ op, at, path: { [param.client]: metric }, ignore }, context)
}

export function sampleFaults(raw: RawSamples, at: string, context: Context): Fault[] {
  const { samples, narrow, items } = raw
  const op = context.operations.get(samples.op)
  // That there is no such operation is said with all that pages use.
  if (op === undefined) return []
  const calls = items.map(({ metric }) => linkSamples(raw, { metric, at }, context))
  if (calls.includes(undefined))
    return [
      {
        code: 'NO_SAMPLES',
        steps: ['samples', 'op'],
        cause: `\`${samples.op}\` does not list the samples of one metric, which its path names`,
        suggestion: 'name an operation that does',
      },
    ]
  const names = op.queryParams.map(({ client }) => client)
  const params = [
    ...(['from', 'until', 'order'] as const).map((key) => ({ steps: ['samples', key], name: samples[key] })),
    ...(narrow === undefined ? [] : [{ steps: ['narrow', 'param'], name: narrow.param }]),
  ]
  return [
    ...params.flatMap(({ steps, name }): Fault[] =>
      names.includes(name)
        ? []
        : [
            {
              code: 'UNKNOWN_PARAM',
              steps,
              cause: `\`${op.id}\` has no query parameter \`${name}\``,
              suggestion: suggestAmong(name, names),
            },
          ],
    ),
    ...calls.flatMap((call, i) => (call?.faults ?? []).map((fault) => ({ ...fault, steps: ['items', i, 'metric'] }))),
  ]
}
