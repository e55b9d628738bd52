/** What a system measures, for tests. */
import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'

const field = (
  name: string,
  fieldType: 'string' | 'uuid' | 'u32' | 'bool',
  source: 'target' | 'metric' = 'target',
) => ({
  name,
  fieldType,
  source,
  description: `About ${name}`,
})

export const schemas: readonly TimeseriesSchema[] = [
  {
    timeseriesName: 'pump:strokes',
    description: { target: 'A pump', metric: 'Strokes of a pump.' },
    fieldSchema: [field('pump_id', 'uuid'), field('site', 'string'), field('valve', 'u32', 'metric')],
    datumType: 'cumulative_u64',
    units: 'count',
    version: 1,
    authzScope: 'fleet',
    created: new Date(0),
  },
  {
    timeseriesName: 'tank:level',
    description: { target: 'A tank', metric: 'How full it is' },
    fieldSchema: [field('tank_id', 'uuid'), field('open', 'bool')],
    datumType: 'f64',
    units: 'degrees_celsius',
    version: 1,
    authzScope: 'fleet',
    created: new Date(0),
  },
]
