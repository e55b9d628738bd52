import { finders } from '../../../generated/finder/index.gen.ts'
import { queryClient } from '../../api/query-client.ts'
import { withCallOptions } from '../../api/raw.ts'
import { queryOptionsOf, statusOf } from '../../kit/queries/query.ts'
import type { Params, Query } from '../../kit/spec.ts'
import { plainText } from '../../kit/format/view.ts'
import { readPath } from '../../lib/condition.ts'
import { isApart } from '../frame/navigation.ts'

export interface Asked {
  /** The route parameter that holds the id. */
  param: string
  /** All of the page, this one too. */
  params: Params
  /** Of the console: what only the system has is not asked for elsewhere. */
  level: string | undefined
}

/** What the thing with that id is called; undefined where nothing is asked for by its id alone: its own page says it then. @throws what the calls throw */
export async function nameOfId({ param, params, level }: Asked): Promise<string | undefined> {
  const loaded = await Promise.all(
    finders
      .filter((finder) => finder.level === level || !(isApart(finder.level) || isApart(level ?? '')))
      .map(({ load }) => load()),
  )
  for (const { byId, text } of loaded.flat()) {
    if (byId?.param !== param) continue
    // oxlint-disable-next-line no-await-in-loop -- a parameter may stand for rows of several lists: one after the other
    const name = plainText(readPath(await rowOf(byId.query(params)), text))
    if (name !== '') return name
  }
  return undefined
}

async function rowOf(query: Query): Promise<unknown> {
  try {
    return await queryClient().fetchQuery(queryOptionsOf(withCallOptions(query, { expected: [404] })))
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}
