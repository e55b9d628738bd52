// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { internetGatewayIpAddressLookup } from '../internet-gateway-ip-address/lookup.gen.ts'
import { internetGatewayIpPoolLookup } from '../internet-gateway-ip-pool/lookup.gen.ts'

export const relations: Relations = {
  param: 'gateway',
  field: 'name',
  dependsOn: [],
  usedBy: [],
  contains: [
    { blocks: false, lookup: internetGatewayIpPoolLookup },
    { blocks: false, lookup: internetGatewayIpAddressLookup },
  ],
}
