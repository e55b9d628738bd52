// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Certificate } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Certificate> = {
  kind: 'detail',
  id: 'certificate.detail',
  entity: 'certificate',
  title: (params) => params['certificate'] ?? 'Certificate',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'service',
      label: 'Used for',
      help: 'Service that presents the certificate to its clients.',
      path: 'service',
      cell: { kind: 'badge', tones: {}, labels: { external_api: 'Console and API' } },
    },
    {
      id: 'cert',
      label: 'Certificate file',
      help: 'Certificate chain as PEM text, the leaf certificate first',
      path: 'cert',
      cell: { kind: 'text' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'silo.admin',
      to: (row) => fill('/settings/certificates-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function CertificateDetail(props: { slots?: Slots['certificate.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
