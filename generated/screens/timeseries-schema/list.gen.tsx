// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreen } from '../../../src/kit/spec.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

export const screen: ListScreen = {
  kind: 'list',
  id: 'timeseries_schema.list',
  entity: 'timeseries_schema',
  title: 'Time Series',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'timeseriesName',
      label: 'Name',
      help: 'Full name to use in a query, such as virtual_disk:reads.',
      path: 'timeseriesName',
      cell: { kind: 'text' },
    },
    {
      id: 'description.target',
      label: 'Target',
      help: 'What kind of object the measurement is taken from, in words.',
      path: 'description.target',
      cell: { kind: 'text' },
    },
    {
      id: 'description.metric',
      label: 'Metric',
      help: 'What is measured, in words.',
      path: 'description.metric',
      cell: { kind: 'text' },
    },
    {
      id: 'datumType',
      label: 'Type',
      help: 'Type of each recorded sample.',
      path: 'datumType',
      cell: { kind: 'badge', tones: {} },
    },
    {
      id: 'units',
      label: 'Units',
      help: 'Unit in which the samples are recorded.',
      path: 'units',
      cell: { kind: 'badge', tones: {} },
    },
    {
      id: 'authzScope',
      label: 'Visible in',
      help: 'Level at which a caller must have read access to see the samples.',
      path: 'authzScope',
      cell: { kind: 'badge', tones: {}, labels: { viewable_to_all: 'Everywhere' } },
    },
  ],
  rowKey: 'timeseriesName',
  rowName: 'timeseriesName',
  links: [],
  actions: [],
  empty: { title: 'No time series', body: 'The system has not yet recorded a metric.' },
  refresh: [],
}

export default function TimeseriesSchemaList(props: { slots?: Slots['timeseries_schema.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
