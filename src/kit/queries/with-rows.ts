/** A thing with rows of other lists as fields of its own: what a form starts with that replaces all of it. */
import type { ListShape } from '../../api/drain.ts'
import { notFound } from '../../api/errors.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { neverFresh, queryClient } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import type { Params, Query, Row, RowSource } from '../spec.ts'
import { queryOptionsOf } from './query.ts'
import { rowsOf } from './rows.ts'

export interface FieldRows {
  query: Query
  shape: ListShape
  /** Property of an item → field of the row that it starts with. */
  fields: Readonly<Record<string, string>>
}

/** Past the cache: whoever replaces the whole of something has to start from what it is now. */
const readNow = (query: Query): Promise<unknown> =>
  queryClient().fetchQuery({ ...queryOptionsOf(query), staleTime: neverFresh })

/**
 * @param source the thing itself
 * @param lists by the field that has their rows as its items
 * @throws the query does, when there is no such thing
 */
export function withRows(
  params: Params,
  { query, pick }: { query: Query; pick?: RowSource['pick'] },
  lists: Readonly<Record<string, FieldRows>>,
): Query<Row> {
  const all = Object.entries(lists)
  const keys = [query, ...all.map(([, list]) => list.query)].map(({ queryKey }) => queryKey)
  const read = async (): Promise<Row> => {
    const [answer, ...answers] = await Promise.all([query, ...all.map(([, list]) => list.query)].map(readNow))
    const row: unknown = pick ? pick(answer, params) : answer
    if (typeof row !== 'object' || row === null) throw notFound()
    const fields = all.map(([field, { shape, fields: from }], i) => [
      field,
      rowsOf(answers[i], shape).map((one) =>
        Object.fromEntries(Object.entries(from).map(([name, path]) => [name, readPath(one, path)])),
      ),
    ])
    return { ...row, ...Object.fromEntries(fields) }
  }
  return { queryKey: [{ _id: 'with-rows', of: keys, tags: keys.flatMap(tagsOf) }], queryFn: read }
}
