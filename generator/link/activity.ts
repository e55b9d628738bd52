/** The log whose entries pages of rows show: what was done to them. */
import { linkCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { below, type Fault, type Read } from './faults.ts'
import { type Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import type { Condition } from '../model/types/condition-ir.ts'
import type { RawActivity } from '../model/types/raw-activity.ts'

/** A log, as its entity states it. */
export interface LinkedActivity extends Omit<RawActivity, 'done'> {
  log: Resource
  done: Condition
}

/** What a resource states, if all of it is there. Undefined without a fault: it is no log. */
export function linkActivity(log: Resource, context: Context): Read<LinkedActivity | undefined> {
  const raw = log.view === undefined ? log.entry.raw.activity : undefined
  const list = log.ops.list?.op
  if (raw === undefined || list === undefined) return { value: undefined, faults: [] }
  const { uri, operation, started, ended, since, columns, callers } = raw
  const named = { uri, operation, started, ended }
  const steps: (readonly [path: string, ...steps: (string | number)[]])[] = [
    ...Object.entries(named).map(([key, path]) => [path, key] as const),
    ...Object.entries(callers).map(([scope, { entry }]) => [entry, 'callers', scope, 'entry'] as const),
    ...columns.map((path, index) => [path, 'columns', index] as const),
  ]
  const faults: Fault[] = steps.flatMap(([path, ...at]): Fault[] =>
    context.schemas.at(log.schema, path) === undefined
      ? [
          {
            code: 'UNKNOWN_FIELD',
            steps: at,
            cause: `a row of \`${log.id}\` has no field \`${path}\``,
            suggestion: suggest(
              path,
              context.schemas.properties(log.schema).map(({ client }) => client),
            ),
          },
        ]
      : [],
  )
  const params = list.queryParams.map(({ client }) => client)
  if (!params.includes(since))
    faults.push({
      code: 'UNKNOWN_PARAM',
      steps: ['since'],
      cause: `\`${list.id}\` has no parameter \`${since}\``,
      suggestion: suggest(since, params),
    })
  const done = linkCondition(raw.done, { schema: log.schema }, context)
  const all = below([...faults, ...below(done.faults, 'done')], 'activity')
  return all.length > 0 || done.value === undefined
    ? { value: undefined, faults: all }
    : { value: { ...raw, log, done: done.value }, faults: [] }
}
