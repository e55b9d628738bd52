/** Projects (server-behaviour §11): what a new one starts with. All else comes from the manifest. */
import { createRow } from '../crud/rows.ts'
import { createVpc } from '../networking/vpc-defaults.ts'
import type { Behaviours } from './behaviour.ts'

export const projects: Behaviours = {
  project_create: ({ body, ctx }) => {
    const { row } = createRow({ ctx, entity: 'project', parent: ctx.user.silo_id, body: { ...body } })
    createVpc(ctx, row.id, { name: 'default', description: 'Default VPC', dns_name: 'default' })
    return row
  },
}
