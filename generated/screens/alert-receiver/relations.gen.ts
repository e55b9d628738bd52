// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { alertReceiverDeliveryLookup } from '../alert-receiver-delivery/lookup.gen.ts'
import { alertReceiverSecretLookup } from '../alert-receiver-secret/lookup.gen.ts'

export const relations: Relations = {
  param: 'receiver',
  field: 'name',
  references: [],
  related: [
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: alertReceiverDeliveryLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: alertReceiverSecretLookup },
  ],
  unlisted: [],
}
