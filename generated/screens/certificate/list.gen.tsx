// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Certificate } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Certificate> = {
  kind: 'list',
  id: 'certificate.list',
  entity: 'certificate',
  title: 'Certificates',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row) => fill('/settings/certificates/:certificate', { certificate: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'service',
      label: 'Used for',
      help: 'Service that presents the certificate to its clients.',
      path: 'service',
      cell: { kind: 'badge', tones: {}, labels: { external_api: 'Console and API' } },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'cert', label: 'Certificate file', path: 'cert', cell: { kind: 'text' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'silo.admin',
      to: (row) => fill('/settings/certificates-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New certificate', to: () => '/settings/certificates-new', role: 'silo.admin' },
  empty: { title: 'No certificates', body: 'Add a certificate for the addresses at which people reach this silo.' },
  refresh: [],
}

export default function CertificateList(props: { slots?: Slots['certificate.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
