// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { CurrentUser } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<CurrentUser> = {
  kind: 'detail',
  id: 'current_user.detail',
  entity: 'current_user',
  title: () => 'Profile',
  rowName: 'displayName',
  source: { query: detailRow },
  rows: [
    { id: 'displayName', label: 'Display name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloName', label: 'Silo', path: 'siloName', cell: { kind: 'text' } },
    {
      id: 'fleetViewer',
      label: 'System access',
      help: 'Whether you may look at the system pages, through any fleet role.',
      path: 'fleetViewer',
      cell: { kind: 'boolean' },
    },
    {
      id: 'siloAdmin',
      label: 'Silo admin',
      help: 'Whether you may change settings of your own silo.',
      path: 'siloAdmin',
      cell: { kind: 'boolean' },
    },
  ],
  links: [],
  actions: [],
  tabs: [{ label: 'Groups', to: () => '/settings/profile' }],
  refresh: [],
}

export default function CurrentUserDetail(props: { slots?: Slots['current_user.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
