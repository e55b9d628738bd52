// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreen } from '../../../src/kit/spec.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

export const screen: DetailScreen = {
  kind: 'detail',
  id: 'user_builtin.detail',
  entity: 'user_builtin',
  title: (params) => params['user'] ?? 'Built-in user',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    {
      id: 'description',
      label: 'Description',
      help: 'Purpose of the built-in account.',
      path: 'description',
      cell: { kind: 'description' },
    },
    {
      id: 'timeCreated',
      label: 'Created',
      help: 'Date and time at which the built-in user was created, set by the server.',
      path: 'timeCreated',
      cell: { kind: 'date' },
    },
    {
      id: 'timeModified',
      label: 'Last modified',
      help: 'Date and time of the last change to the built-in user.',
      path: 'timeModified',
      cell: { kind: 'date' },
    },
    {
      id: 'id',
      label: 'ID',
      help: 'Unique ID of the built-in user, assigned by the server and never reused.',
      path: 'id',
      cell: { kind: 'id' },
    },
  ],
  links: [],
  actions: [],
  tabs: [],
  refresh: [],
}

export default function UserBuiltinDetail(props: { slots?: Slots['user_builtin.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
