// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { SiloAuthSettings } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SiloAuthSettings> = {
  kind: 'detail',
  id: 'auth_settings.detail',
  entity: 'auth_settings',
  title: () => 'Device tokens',
  rowName: '',
  source: { query: detailRow },
  rows: [
    {
      id: 'deviceTokenMaxTtlSeconds',
      label: 'Longest lifetime',
      help: 'Access tokens of devices expire after this time. No limit if blank; existing tokens keep their lifetime.',
      path: 'deviceTokenMaxTtlSeconds',
      cell: { kind: 'duration', unit: 's' },
    },
  ],
  links: [{ id: 'edit', label: 'Edit', role: 'silo.admin', to: () => '/settings/device-tokens/edit' }],
  actions: [],
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function AuthSettingsDetail(props: { slots?: Slots['auth_settings.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
