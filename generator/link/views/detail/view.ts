/** Pages of rows: as a view operation answers, or picked from the list. */
import type { ResourceView } from '../view.ts'

export const detail: ResourceView = {
  exists: ({ ops, raw, document }) =>
    raw.detail !== false &&
    !document &&
    (ops.view !== undefined || (ops.list !== undefined && raw.detail !== undefined)),
  path: ({ item }) => item,
  ofRow: true,
  isHome: true,
  isRowPage: true,
}
