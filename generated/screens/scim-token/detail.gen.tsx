// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { ScimClientBearerToken } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<ScimClientBearerToken> = {
  kind: 'detail',
  id: 'scim_token.detail',
  entity: 'scim_token',
  title: (params) => params['tokenId'] ?? 'SCIM token',
  rowName: 'id',
  source: { query: detailRow },
  rows: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'timeExpires',
      label: 'Expires',
      help: 'Valid until deleted if no date is set',
      path: 'timeExpires',
      cell: { kind: 'date' },
    },
  ],
  links: [],
  actions: actions,
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function ScimTokenDetail(props: { slots?: Slots['scim_token.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
