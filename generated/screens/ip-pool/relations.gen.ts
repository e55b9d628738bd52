// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { ipPoolRangeLookup } from '../ip-pool-range/lookup.gen.ts'
import { ipPoolSiloPoolLookup } from '../ip-pool-silo/lookup.gen.ts'

export const relations: Relations = {
  param: 'pool',
  field: 'name',
  references: [],
  related: [
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: ipPoolRangeLookup },
    { relation: 'linked', labels: [], onDelete: 'unlinks', lookup: ipPoolSiloPoolLookup },
  ],
  unlisted: [
    {
      entity: 'floating_ip',
      label: { one: 'Floating IP', many: 'Floating IPs' },
      relation: 'uses',
      onDelete: 'none',
    },
    {
      entity: 'instance_external_ip',
      label: { one: 'External IP', many: 'External IPs' },
      relation: 'uses',
      onDelete: 'none',
    },
    {
      entity: 'internet_gateway_ip_pool',
      label: { one: 'Attachment to an internet gateway', many: 'Attachments to internet gateways' },
      relation: 'uses',
      onDelete: 'deletes',
    },
  ],
}
