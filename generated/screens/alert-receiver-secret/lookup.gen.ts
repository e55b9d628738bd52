// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { webhookSecretsListOptions } from '../../api/queries/system-alerts.gen.ts'
import type { WebhookSecret } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const alertReceiverSecretLookup: LookupOf<WebhookSecret, 'secrets'> = {
  entity: 'alert_receiver_secret',
  label: { one: 'Secret', many: 'Secrets' },
  source: {
    query: (params) => webhookSecretsListOptions({ query: { receiver: params['receiver'] ?? '' } }),
    shape: { kind: 'wrapped', items: 'secrets' },
    paged: false,
  },
  value: 'id',
  text: 'id',
  mono: true,
}
