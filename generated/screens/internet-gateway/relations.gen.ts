// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { internetGatewayIpAddressLookup } from '../internet-gateway-ip-address/lookup.gen.ts'
import { internetGatewayIpPoolLookup } from '../internet-gateway-ip-pool/lookup.gen.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'

export const relations: Relations = {
  param: 'gateway',
  field: 'name',
  references: [],
  related: [
    {
      relation: 'contained',
      labels: [],
      onDelete: 'blocks',
      chosen: { field: 'cascade', onDelete: 'deletes' },
      lookup: internetGatewayIpPoolLookup,
    },
    {
      relation: 'contained',
      labels: [],
      onDelete: 'blocks',
      chosen: { field: 'cascade', onDelete: 'deletes' },
      lookup: internetGatewayIpAddressLookup,
    },
    {
      relation: 'uses',
      labels: ['Internet gateway'],
      match: [{ path: 'target[internet_gateway].value', value: 'name', tag: 'type' }],
      onDelete: 'keeps',
      chosen: { field: 'cascade', onDelete: 'deletes' },
      via: [{ lookup: vpcRouterLookup, param: 'router', field: 'name' }],
      lookup: vpcRouterRouteLookup,
    },
  ],
  unlisted: [],
}
