// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { TimeseriesSchema } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<TimeseriesSchema> = {
  kind: 'list',
  id: 'timeseries_schema.list',
  entity: 'timeseries_schema',
  title: 'Time series',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'timeseriesName', label: 'Name', path: 'timeseriesName', cell: { kind: 'text' } },
    { id: 'description.target', label: 'Target', path: 'description.target', cell: { kind: 'text' } },
    { id: 'description.metric', label: 'Metric', path: 'description.metric', cell: { kind: 'text' } },
    {
      id: 'datumType',
      label: 'Type',
      help: 'Type of each recorded sample.',
      path: 'datumType',
      cell: { kind: 'badge', tones: {} },
      values: [
        'bool',
        'i8',
        'u8',
        'i16',
        'u16',
        'i32',
        'u32',
        'i64',
        'u64',
        'f32',
        'f64',
        'string',
        'bytes',
        'cumulative_i64',
        'cumulative_u64',
        'cumulative_f32',
        'cumulative_f64',
        'histogram_i8',
        'histogram_u8',
        'histogram_i16',
        'histogram_u16',
        'histogram_i32',
        'histogram_u32',
        'histogram_i64',
        'histogram_u64',
        'histogram_f32',
        'histogram_f64',
      ],
    },
    {
      id: 'units',
      label: 'Units',
      path: 'units',
      cell: { kind: 'badge', tones: {} },
      values: ['count', 'bytes', 'seconds', 'nanoseconds', 'volts', 'amps', 'watts', 'degrees_celsius', 'none', 'rpm'],
    },
    {
      id: 'authzScope',
      label: 'Visible in',
      help: 'Level at which a caller must have read access to see the samples.',
      path: 'authzScope',
      cell: { kind: 'badge', tones: {}, labels: { viewable_to_all: 'Everywhere' } },
      values: ['fleet', 'silo', 'project'],
    },
    { id: 'created', label: 'Created', path: 'created', cell: { kind: 'date' }, hidden: true },
    { id: 'version', label: 'Version', path: 'version', cell: { kind: 'identifier' }, hidden: true },
  ],
  rowKey: 'timeseriesName',
  rowName: 'timeseriesName',
  links: [],
  actions: [],
  empty: { title: 'No time series', body: 'No metrics recorded yet.' },
  refresh: [],
}

export default function TimeseriesSchemaList(props: { slots?: Slots['timeseries_schema.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
