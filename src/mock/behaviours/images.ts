/** Images of projects and of the silo: reading and deleting (server-behaviour §7). */
import type { Image } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../ctx.ts'
import { select } from '../crud/select.ts'
import { isUuid } from '../uuid.ts'
import { invalidRequest, notFound } from '../errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const images: Behaviours = {
  // Without a project: the silo's own images, and those only.
  image_list: ({ query, ctx }) =>
    paged('image_list', query, ({ project }) =>
      ctx.store
        .table('image')
        .of(homeOf(ctx, project))
        .map(({ row }) => row),
    ),

  image_view: ({ path, query, ctx }) => imageOf(ctx, path.image, query.project).row,

  image_delete: ({ path, query, ctx }) => {
    ctx.store.table('image').remove(imageOf(ctx, path.image, query.project).key)
  },
}

/** What an image belongs to: a project, or the silo when none is named. */
const homeOf = (ctx: Ctx, project: string | undefined): string =>
  project === undefined ? ctx.user.silo_id : select(ctx, 'project', project).key

function imageOf(ctx: Ctx, nameOrId: string, project: string | undefined): Entry<Image & Row> {
  const table = ctx.store.table('image')
  if (!isUuid(nameOrId)) {
    const found = table.of(homeOf(ctx, project)).find(({ row }) => row.name === nameOrId)
    if (found === undefined) throw notFound(project === undefined ? 'silo-image' : 'project-image', { name: nameOrId })
    return found
  }
  if (project !== undefined) throw invalidRequest('when providing image as an ID, project should not be specified')
  const found = table.get(nameOrId)
  const silo =
    found?.parent === undefined ? undefined : (ctx.store.table('project').get(found.parent)?.parent ?? found.parent)
  if (found === undefined || silo !== ctx.user.silo_id) throw notFound('image', { id: nameOrId })
  return found
}
