/** Describes kinds of series tersely. */
import type {
  AuthzScope,
  DatumType,
  FieldSchema,
  FieldType,
  FieldValue,
  Units,
} from '../../../generated/api/wire.gen.ts'
import type { Kind, Source } from '../oxql/source.ts'

/** Name → its type and what it says. */
export type Fields = Readonly<Record<string, readonly [FieldType, string]>>

export interface Target {
  readonly name: string
  readonly description: string
  readonly scope: AuthzScope
  readonly fields: Fields
}

export interface Metric {
  readonly name: string
  readonly description: string
  readonly datum: DatumType
  readonly units: Units
  /** Fields of the metric itself. */
  readonly fields?: Fields
}

/** A kind of series with the series there are. */
export function kindOf(target: Target, metric: Metric, sources: Kind['sources']): [string, Kind] {
  const name = `${target.name}:${metric.name}`
  const schema: Kind['schema'] = {
    timeseries_name: name,
    description: { target: target.description, metric: metric.description },
    field_schema: [...fieldsOf(target.fields, 'target'), ...fieldsOf(metric.fields ?? {}, 'metric')],
    datum_type: metric.datum,
    version: 1,
    authz_scope: target.scope,
    units: metric.units,
  }
  return [name, { schema, sources }]
}

const fieldsOf = (fields: Fields, source: FieldSchema['source']): FieldSchema[] =>
  Object.entries(fields).map(([name, [type, description]]) => ({ name, field_type: type, source, description }))

/** Field values of the forms that our series have. */
export const uuid = (value: string): FieldValue => ({ type: 'uuid', value })
export const text = (value: string): FieldValue => ({ type: 'string', value })
export const u32 = (value: number): FieldValue => ({ type: 'u32', value })

/** Whether a query's filters leave a thing with this value of a field. */
export const wants = (wanted: ReadonlyMap<string, string>, field: string, value: string): boolean => {
  const asked = wanted.get(field)
  return asked === undefined || asked === value
}

/** What a counter adds in an interval, as whole numbers. */
export const counter = (
  source: Omit<Source, 'metric' | 'type' | 'at'> & { readonly at: (time: number) => number },
): Source => ({
  ...source,
  metric: 'delta',
  type: 'integer',
  at: (time) => Math.max(0, Math.round(source.at(time))),
})
