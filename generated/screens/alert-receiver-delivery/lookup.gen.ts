// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { alertDeliveryListOptions } from '../../api/queries/system-alerts.gen.ts'
import type { AlertDelivery } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const alertReceiverDeliveryLookup: LookupOf<AlertDelivery> = {
  entity: 'alert_receiver_delivery',
  label: { one: 'Delivery', many: 'Deliveries' },
  source: {
    query: (params, page) => alertDeliveryListOptions({ path: { receiver: params['receiver'] ?? '' }, query: { sortBy: 'time_and_id_descending', ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  mono: true,
}
