/** The list below one row, made into that of the lists below all of them. */
import { limitParam } from '../../../generated/model/conventions.gen.ts'
import { hashKey } from '../../api/query-client.ts'
import { reachable } from '../links/links.ts'
import { indexBy, rowText } from '../lookup/names.ts'
import { rowAbove, rowsOfEach, withAbove } from '../lookup/rows-of-each.ts'
import type { Column, ListScreen, ListSource, Lookup, Params, Row, Shown } from '../spec.ts'
import { rowAt, textAt } from '../values.ts'
import type { AcrossScreen } from './spec.ts'

/** Milliseconds between two requests, at least, as long as such a list is only watched. */
const pause = 1_500

/** The source of such a list: it stays the same while the rows above change. */
export const sourceAcross = ({ list: { source }, each }: AcrossScreen): ListSource => rowsOfEach(source, each)

/** @param parents the rows above, as far as they are known */
export function listAcross(
  { id, title, list, each, of }: AcrossScreen,
  source: ListSource,
  parents: readonly Row[],
): ListScreen {
  const { create: _create, sort: _sort, ...rest } = list
  const parentOf = (row: Row): Row | undefined => indexBy(parents, each.lookup.value).get(textAt(row, of))
  // Columns that ask something for each row would ask it of each list as well.
  const columns = list.columns.map((column): Column => ({
    ...acrossShown(column, each),
    ...(column.cell.kind === 'read' && { hidden: true }),
  }))
  const isOf = ({ path }: Column): boolean => path === of
  const [first, ...others] = columns.filter((column) => !isOf(column))
  return {
    ...rest,
    id,
    heading: title,
    source,
    columns: [
      ...(first ? [first] : []),
      ...columns.filter(isOf).map((column) => ({ ...column, hidden: false })),
      ...others,
    ],
    // As many requests per minute as one list would take that is read to its end.
    refresh: list.refresh.map((rule) => ({
      ...rule,
      seconds: Math.max(rule.seconds, (parents.length * pause) / 1_000),
    })),
    empty: { ...list.empty, body: '' },
    paramsOf: (row, params) => ({
      ...params,
      [each.param]: textAt(reachable(parentOf(row) ?? {}), each.name) || textAt(row, of),
    }),
    placeOf: (row) => {
      const parent = parentOf(row)
      return parent === undefined ? textAt(row, of) : rowText(parent, each.lookup)
    },
  }
}

/** References to rows of a list that there is below each row above lead to all of these lists. */
function acrossShown<S extends Shown>(shown: S, each: AcrossScreen['each']): S {
  const { cell } = shown
  if (cell.kind === 'ref') return { ...shown, cell: { ...cell, lookup: lookupAcross(cell.lookup, each) } }
  if (cell.kind === 'first' || cell.kind === 'table')
    return { ...shown, cell: { ...cell, of: cell.of.map((one) => acrossShown(one, each)) } }
  return shown
}

function lookupAcross(lookup: Lookup, each: AcrossScreen['each']): Lookup {
  const { to, also } = lookup
  const common = {
    ...lookup,
    ...(also && { also: also.map((one) => ({ ...one, lookup: lookupAcross(one.lookup, each) })) }),
  }
  if (!isBelow(lookup.source, each.param)) return common
  return {
    ...common,
    source: rowsOfEach(lookup.source, { ...each, as: withAbove }),
    ...(to && {
      to: (row: Row, params: Params) =>
        to(row, { ...params, [each.param]: textAt(reachable(rowAt(row, rowAbove)), each.name) }),
    }),
  }
}

/** Whether it is another list below each row above. */
const isBelow = ({ query }: ListSource, param: string): boolean =>
  hashKey(query({ [param]: 'a' }, { [limitParam]: 1 }).queryKey) !==
  hashKey(query({ [param]: 'b' }, { [limitParam]: 1 }).queryKey)
