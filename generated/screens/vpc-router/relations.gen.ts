// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'router',
  field: 'name',
  references: [],
  related: [
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: vpcRouterRouteLookup },
    {
      relation: 'uses',
      labels: ['System router'],
      match: [{ path: 'systemRouterId', value: 'id' }],
      onDelete: 'keeps',
      lookup: vpcLookup,
    },
    {
      relation: 'uses',
      labels: ['Custom router'],
      match: [{ path: 'customRouterId', value: 'id' }],
      onDelete: 'detaches',
      lookup: vpcSubnetLookup,
    },
  ],
  unlisted: [],
}
