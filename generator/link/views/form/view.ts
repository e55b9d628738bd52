/** Forms: of new rows, and of what rows are changed to. */
import { isSingleton } from '../../own-calls.ts'
import type { Resource, Role } from '../../resources.ts'
import { detail } from '../detail/view.ts'
import { list } from '../list/view.ts'
import type { ResourceView } from '../view.ts'

export const create: ResourceView = {
  exists: (resource) =>
    resource.raw.create !== false &&
    ((resource.ops.create ?? resource.ops.upsert) !== undefined || resource.document) &&
    list.exists(resource),
  path: (paths) => paths.create,
  ofRow: false,
  isHome: false,
  isRowPage: false,
}

export const edit: ResourceView = {
  exists: ({ ops, raw }) =>
    raw.edit !== false &&
    (ops.update !== undefined || (ops.upsert !== undefined && raw.edit !== undefined)) &&
    (ops.view ?? ops.list) !== undefined,
  path: (paths) => paths.edit,
  ofRow: true,
  isHome: true,
  isRowPage: false,
}

/** Whether the edit form opens over the list: unless the manifest puts it over the row's own page. */
export const editsOverList = (resource: Resource): boolean =>
  !isSingleton(resource) &&
  (resource.raw.edit === false || resource.raw.edit?.over !== 'detail' || !detail.exists(resource))

/** Which operation a form sends. */
export const formRole = (resource: Resource, kind: 'create' | 'edit'): Role =>
  kind === 'edit'
    ? resource.ops.update === undefined
      ? 'upsert'
      : 'update'
    : resource.document
      ? 'update'
      : resource.ops.create === undefined
        ? 'upsert'
        : 'create'
