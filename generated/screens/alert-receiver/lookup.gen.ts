// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { alertReceiverListOptions } from '../../api/queries/system-alerts.gen.ts'
import type { AlertReceiver } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const alertReceiverLookup: LookupOf<AlertReceiver> = {
  entity: 'alert_receiver',
  label: { one: 'Alert receiver', many: 'Alert receivers' },
  source: {
    query: (_params, page) => alertReceiverListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/alerts/receivers/:receiver', { receiver: textAt(row, 'name') }),
}
