/** Resources for tests of the search: their rows come from a function, and what is asked for is noted. */
import { QueryClient } from '@tanstack/react-query'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'

export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

interface Options {
  params?: readonly string[]
  within?: string
  owner?: Findable['owner']
  addresses?: readonly string[]
  above?: Findable['above']
  view?: (id: string) => Row | undefined
}

/** A resource whose rows a function gives, and a note of what was asked. */
export function findable(
  id: string,
  rows: (params: Params) => readonly Row[],
  asked: string[],
  options: Options = {},
): Findable {
  const { params = [], addresses = [], within, owner, above, view } = options
  return {
    id,
    entity: id,
    label: { one: id, many: `${id}s` },
    params,
    source: {
      query: (where) => ({
        queryKey: [{ _id: id, query: where }],
        queryFn: () => {
          asked.push([id, ...Object.values(where)].join(' '))
          return Promise.resolve({ items: rows(where) })
        },
      }),
      shape: { kind: 'page' },
      paged: true,
    },
    text: 'name',
    addresses,
    identifiers: [],
    ...(within && { within }),
    ...(owner && { owner }),
    to: (row) => `/${String(row['name'])}`,
    ...(view && {
      byId: {
        param: id,
        query: (where: Params) => ({
          queryKey: [{ _id: `${id}View`, path: where }],
          queryFn: () => {
            const row = view(where[id] ?? '')
            return row ? Promise.resolve(row) : Promise.reject(new Error('not found'))
          },
        }),
      },
    }),
    ...(above && { above }),
  }
}

export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
