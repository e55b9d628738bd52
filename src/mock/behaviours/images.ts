/** Images of projects and of the silo (server-behaviour §7). */
import type { Image } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { isUuid } from '../formats/uuid.ts'
import { alreadyExists, invalidRequest, notFound } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
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

  image_create: ({ query, body, ctx }) => {
    const home = homeOf(ctx, query.project)
    const snapshot = select(ctx, 'snapshot', body.source.id)
    const inProject = home !== ctx.user.silo_id
    if (inProject && snapshot.parent !== home) throw invalidRequest('snapshot does not belong to this project')
    assertFree(ctx, home, body.name)
    const { name, description, os, version } = body
    return createRow({
      ctx,
      entity: 'image',
      parent: home,
      body: { name, description, os, version },
      extra: {
        size: snapshot.row.size,
        block_size: Number(snapshot.hidden?.['block_size'] ?? 512),
        digest: null,
        project_id: inProject ? home : null,
      },
    }).row
  },

  image_promote: ({ path, query, ctx }) => {
    const image = imageOf(ctx, path.image, query.project)
    if (!accepts(ctx, 'image.promote', image.row)) throw invalidRequest('Cannot promote a silo image')
    return move(ctx, image, ctx.user.silo_id)
  },

  // The project of the query is where the image goes, never where it is looked up.
  image_demote: ({ path, query, ctx }) => {
    const target = select(ctx, 'project', query.project)
    const image = imageOf(ctx, path.image, undefined)
    if (!accepts(ctx, 'image.demote', image.row)) throw invalidRequest('Cannot demote a project image')
    return move(ctx, image, target.key)
  },

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
    const home = homeOf(ctx, project)
    const found = table.of(home).find(({ row }) => row.name === nameOrId)
    if (found === undefined) throw notFound(typeIn(ctx, home), { name: nameOrId })
    return found
  }
  if (project !== undefined) throw invalidRequest('when providing image as an ID, project should not be specified')
  const found = table.get(nameOrId)
  const silo =
    found?.parent === undefined ? undefined : (ctx.store.table('project').get(found.parent)?.parent ?? found.parent)
  if (found === undefined || silo !== ctx.user.silo_id) throw notFound('image', { id: nameOrId })
  return found
}

/** Messages call an image by where it is. */
const typeIn = (ctx: Ctx, home: string): string => (home === ctx.user.silo_id ? 'silo-image' : 'project-image')

function assertFree(ctx: Ctx, home: string, name: string): void {
  const taken = ctx.store
    .table('image')
    .of(home)
    .some(({ row }) => row.name === name)
  if (taken) throw alreadyExists(typeIn(ctx, home), name)
}

/** Same image, same id, another home. */
function move(ctx: Ctx, { key, row }: Entry<Image & Row>, home: string): Image {
  assertFree(ctx, home, row.name)
  const project = home === ctx.user.silo_id ? null : home
  const moved = { ...row, project_id: project, time_modified: ctx.timestamp() }
  return ctx.store.table('image').replace(key, moved, { parent: home }).row
}
