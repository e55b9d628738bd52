// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { physicalDiskSledLookup } from '../physical-disk/lookup.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import { sledInstanceLookup } from '../sled-instance/lookup.gen.ts'

export const relations: Relations = {
  param: 'sledId',
  field: 'id',
  references: [{ path: 'rackId', label: 'Rack', relation: 'partOf', lookup: rackLookup }],
  related: [
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: sledInstanceLookup },
    { relation: 'partOf', labels: ['Sled'], onDelete: 'keeps', lookup: physicalDiskSledLookup },
  ],
  unlisted: [{ entity: 'probe', label: { one: 'Probe', many: 'Probes' }, relation: 'uses', onDelete: 'keeps' }],
}
