/** The default story with a VPC that has very many routers: for pickers, which must not stop at a page. */
import type { Ctx } from '../context/ctx.ts'
import { seedStory } from '../seed/story.ts'

/** With the VPC's own system router there is one more. */
const customRouters = 10_000

/** The default VPC of web-shop gets the routers; the last one is the custom router of its default subnet. */
export function seedCrowded(ctx: Ctx): void {
  seedStory(ctx)
  const { store } = ctx
  const project = store
    .table('project')
    .all()
    .find(({ row }) => row.name === 'web-shop')
  const vpc = store
    .table('vpc')
    .of(project?.key ?? '')
    .find(({ row }) => row.name === 'default')
  if (vpc === undefined) throw new Error('the story has no default VPC')
  const time = ctx.now().toISOString()
  let last = ''
  for (let n = 1; n <= customRouters; n++) {
    last = ctx.newId()
    const name = `branch-${String(n).padStart(5, '0')}`
    store
      .table('vpc_router')
      .insert(
        last,
        { id: last, name, description: '', vpc_id: vpc.key, kind: 'custom', time_created: time, time_modified: time },
        { parent: vpc.key },
      )
  }
  const [subnet] = store.table('vpc_subnet').of(vpc.key)
  if (subnet !== undefined) store.table('vpc_subnet').patch(subnet.key, { custom_router_id: last })
}
