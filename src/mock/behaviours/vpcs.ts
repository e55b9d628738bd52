/** VPCs (server-behaviour §23.1); what the rest of their life needs is data of the manifest. */
import { entitySpec, parentKey } from '../crud/select.ts'
import { createVpc } from '../networking/vpc-defaults.ts'
import type { Behaviours } from './behaviour.ts'

export const vpcs: Behaviours = {
  vpc_create: ({ query, body, ctx }) => createVpc(ctx, parentKey(ctx, entitySpec('vpc'), query) ?? '', body),
}
