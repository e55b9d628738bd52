// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { loopbackAddressLookup } from '../loopback-address/lookup.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import { switchPortLookup } from '../switch-port/lookup.gen.ts'
import { switchLookup } from '../switch/lookup.gen.ts'
import { uninitializedSledLookup } from '../uninitialized-sled/lookup.gen.ts'

export const relations: Relations = {
  param: 'rackId',
  field: 'id',
  dependsOn: [],
  usedBy: [
    { path: 'rackId', label: 'Rack', value: 'id', lookup: sledLookup },
    { path: 'rackId', label: 'Rack', value: 'id', lookup: uninitializedSledLookup },
    { path: 'rackId', label: 'Rack', value: 'id', lookup: switchLookup },
    { path: 'rackId', label: 'Rack', value: 'id', lookup: switchPortLookup },
    { path: 'rackId', label: 'Rack', value: 'id', lookup: loopbackAddressLookup },
  ],
  contains: [],
}
