/** What the server can do of a list itself. */
import type { Column } from './spec.ts'

export interface ServerSide {
  /** Values of the parameter that orders, by the id of the column that is meant. */
  order?: Readonly<Record<string, { rising?: string; falling?: string }>>
  /** Made by `serverFilters` (src/kit/list/filter). */
  filters?: ServerFilters
}

/**
 * Query parameters that leave rows out, for filters as the URL has them: none that the filters do not leave out.
 * @param now milliseconds since the epoch
 */
export type ServerFilters = (
  filters: readonly string[],
  columns: readonly Column[],
  now: number,
) => Readonly<Record<string, unknown>>
