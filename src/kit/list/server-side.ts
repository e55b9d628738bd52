/** The part of a view that the server does itself: what it orders and leaves out need not be read to the end first. */
import type { ListSource, PageRequest } from '../spec.ts'

/** Query parameters beside those of the page. */
export type Asked = Readonly<Record<string, unknown>>

/** What to ask the server for, and whether the rows then come in the order of the view. */
export function askedOf({ server }: ListSource, search: URLSearchParams): { asked: Asked; ordered: boolean } {
  const asked: Record<string, unknown> = {}
  const sort = search.get('sort') ?? ''
  const modes = server?.order?.[sort.replace(/^-/, '')]
  const mode = sort.startsWith('-') ? modes?.falling : modes?.rising
  if (mode !== undefined) asked['sortBy'] = mode
  for (const filter of search.getAll('filter')) {
    const [column = '', operator, ...rest] = filter.split(':')
    const known = server?.filters?.[column]
    const values = rest.join(':').split(',')
    if (known === undefined) continue
    if ('flags' in known) {
      if (operator === 'any') for (const flag of known.flags) if (values.includes(flag)) asked[flag] = true
    } else {
      const [from, to] = known.range
      const [first, second] = values.map((value) => new Date(value))
      if ((operator === 'after' || operator === 'between') && isDate(first)) asked[from] = first
      if (operator === 'before' && isDate(first)) asked[to] = first
      if (operator === 'between' && isDate(second)) asked[to] = second
    }
  }
  return { asked, ordered: mode !== undefined }
}

/** The request of a page with what is asked beside it. Generated queries pass on all that a request has. */
export const withAsked = (page: PageRequest, asked: Asked): PageRequest => ({ ...asked, ...page })

const isDate = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime())
