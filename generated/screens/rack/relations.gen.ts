// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { loopbackAddressLookup } from '../loopback-address/lookup.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import { switchPortLookup } from '../switch-port/lookup.gen.ts'
import { switchLookup } from '../switch/lookup.gen.ts'
import { uninitializedSledLookup } from '../uninitialized-sled/lookup.gen.ts'

export const relations: Relations = {
  param: 'rackId',
  field: 'id',
  references: [],
  related: [
    {
      relation: 'partOf',
      labels: ['Rack'],
      match: [{ path: 'rackId', value: 'id' }],
      onDelete: 'keeps',
      lookup: sledLookup,
    },
    {
      relation: 'partOf',
      labels: ['Rack'],
      match: [{ path: 'rackId', value: 'id' }],
      onDelete: 'keeps',
      lookup: uninitializedSledLookup,
    },
    {
      relation: 'partOf',
      labels: ['Rack'],
      match: [{ path: 'rackId', value: 'id' }],
      onDelete: 'keeps',
      lookup: switchLookup,
    },
    {
      relation: 'partOf',
      labels: ['Rack'],
      match: [{ path: 'rackId', value: 'id' }],
      onDelete: 'keeps',
      lookup: switchPortLookup,
    },
    {
      relation: 'partOf',
      labels: ['Rack'],
      match: [{ path: 'rackId', value: 'id' }],
      onDelete: 'keeps',
      lookup: loopbackAddressLookup,
    },
  ],
  unlisted: [],
}
