/** Finds a row of which only the id is known, and what it lies in. */
import { isUuid } from '../../kit/selectors.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { textOf } from './match.ts'
import type { ReadList } from './read-list.ts'
import { workOff } from '../../lib/work-off.ts'

/** The row of an id; undefined when there is none, or none that this person may see. Does not reject. */
export type View = (findable: Findable, id: string) => Promise<Row | undefined>

/** How many resources are asked at the same time. */
const atOnce = 4

/** Asks every resource that has a view by id, until one knows it. Not every id is one of a resource: most answers are 404. */
export async function findById(
  id: string,
  findables: readonly Findable[],
  { view, signal }: { view: View; signal: AbortSignal },
): Promise<ReadList | undefined> {
  if (!isUuid(id)) return undefined
  const found = new AbortController()
  let readList: ReadList | undefined
  await workOff(
    findables.filter((findable) => findable.byId !== undefined),
    async (findable) => {
      const row = await view(findable, id)
      const params = row && (await paramsAround(findable, row, { findables, view }))
      if (row === undefined || params === undefined) return
      readList = { findable, params, rows: [row] }
      found.abort()
    },
    { atOnce, signal: AbortSignal.any([signal, found.signal]) },
  )
  return readList
}

/** The route parameters around a row: an id leads from each thing to what it lies in. */
async function paramsAround(
  { above }: Findable,
  row: Row,
  known: { findables: readonly Findable[]; view: View },
): Promise<Params | undefined> {
  if (above === undefined) return {}
  const id = textOf(row, above.field)
  const outer = known.findables.find((findable) => findable.id === above.id)
  if (id === '' || outer === undefined) return undefined
  const parent = await known.view(outer, id)
  // An id is an address too, as long as nothing lies further out.
  if (parent === undefined) return outer.above === undefined ? { [above.param]: id } : undefined
  const further = await paramsAround(outer, parent, known)
  return further && { ...further, [above.param]: textOf(parent, outer.text) || id }
}
