/** Whether the contract has what the conventions say of lists that come page by page: without it every list is read as a whole, or has no order. */
import { nearest } from '../diagnostics.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { Linking } from './context.ts'

/** A name of the conventions, and all that could have been meant by it. */
interface Naming {
  key: 'limit' | 'token' | 'items' | 'next' | 'sort' | 'rising'
  /** What does not have it. */
  lacks: string
  /** The names that lists have, once for each list. */
  there: readonly string[]
  /** What happens without it. */
  then: string
}

/** Names that no operation has are told where the table says them; a contract without a table says nothing of it. */
export function checkPaging(context: Linking): void {
  const { contract, operations, diagnostics } = context
  const lists = [...operations.values()].filter((one) => comesInPages(one, context))
  const { paging } = contract.conventions
  if (lists.length === 0 || contract.place('convention:paging.token').line === undefined) return
  for (const { key, lacks, there, then } of namings(lists, context)) {
    const others = there.filter((name) => !Object.values(paging).includes(name))
    const near = nearest(paging[key], others) ?? mostFrequent(others)
    diagnostics.warning('UNUSED_CONVENTION', contract.place(`convention:paging.${key}`), {
      cause: `\`paging.${key}\` is \`${paging[key]}\`, but ${lacks}: ${then}`,
      suggestion: near === undefined ? 'say what lists have instead' : `did you mean \`${near}\`?`,
    })
  }
}

function namings(lists: readonly Operation[], { contract, schemas }: Linking): Naming[] {
  const { limit, token, items, next, sort, rising, falling } = contract.conventions.paging
  const typesOf = (type: string): string[] =>
    lists.flatMap(({ queryParams }) =>
      queryParams.flatMap(({ wire, schema, required }) =>
        !required && schemas.resolve(schema).schema.type === type ? [wire] : [],
      ),
    )
  const fields = lists.flatMap((one) => fieldsOf(one, schemas))
  const isRows = ({ items: row = {} }: Schema): boolean => schemas.allProperties(row).length > 0
  const orders = lists.flatMap(({ queryParams }) =>
    queryParams.flatMap(({ wire, schema }) => {
      const values = (schemas.enumValues(schema) ?? []).map(String)
      return values.length === 0 ? [] : [{ wire, values }]
    }),
  )
  const isOrder = (value: string): boolean => value.endsWith(rising) || value.endsWith(falling)
  const sorted = orders.filter(({ wire }) => wire === sort)
  const all: (Naming & { has: boolean })[] = [
    {
      key: 'limit',
      has: lists.some(({ queryParams }) => queryParams.some(({ wire }) => wire === limit)),
      lacks: 'no list takes such a parameter',
      there: typesOf('integer'),
      then: 'pages are as long as the server likes',
    },
    {
      key: 'token',
      has: lists.some(({ queryParams }) => queryParams.some(({ wire }) => wire === token)),
      lacks: 'no list takes such a parameter',
      there: typesOf('string'),
      then: 'lists end after their first page',
    },
    {
      key: 'items',
      has: fields.some(({ wire }) => wire === items),
      lacks: 'no list answers such a field',
      there: fields.flatMap(({ wire, schema }) => (schema.type === 'array' && isRows(schema) ? [wire] : [])),
      then: 'lists have no rows',
    },
    {
      key: 'next',
      has: fields.some(({ wire }) => wire === next),
      lacks: 'no list answers such a field',
      there: fields.flatMap(({ wire, schema }) => (schema.type === 'string' ? [wire] : [])),
      then: 'lists end after their first page',
    },
    {
      key: 'sort',
      // An API need not have orders: what is there are values that end like them.
      has: sorted.length > 0 || !orders.some(({ values }) => values.some(isOrder)),
      lacks: 'no list takes such a parameter',
      there: orders.flatMap(({ wire, values }) => (values.some(isOrder) ? [wire] : [])),
      then: 'the server sorts no list',
    },
    {
      key: 'rising',
      has: sorted.length === 0 || sorted.some(({ values }) => values.some(isOrder)),
      lacks: 'no order ends so, or as `paging.falling` says',
      there: [],
      then: 'the server sorts no list',
    },
  ]
  return all.filter(({ has }) => !has)
}

const fieldsOf = ({ response }: Operation, schemas: Linking['schemas']) =>
  response.schema === undefined ? [] : schemas.allProperties(response.schema)

/** A list that says so; else one whose answer has rows and a text beside them, and that takes a text: that may be where a page begins. */
function comesInPages(operation: Operation, { contract, schemas }: Linking): boolean {
  const { token, next } = contract.conventions.paging
  const { isQuery, paged, queryParams } = operation
  if (!isQuery) return false
  if (paged !== undefined || queryParams.some(({ wire }) => wire === token)) return true
  const fields = fieldsOf(operation, schemas)
  const rows = fields.filter(({ schema }) => schema.type === 'array')
  const texts = fields.filter(({ schema }) => schema.type === 'string')
  if (rows.length !== 1 || fields.length > mostBeside + 1) return false
  if (texts.some(({ wire }) => wire === next)) return true
  const begins = queryParams.some(
    ({ schema, required }) => !required && schemas.resolve(schema).schema.type === 'string',
  )
  return texts.length > 0 && begins
}

/** A page has few fields beside its rows; what has more is one thing with a list in it. */
const mostBeside = 3

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most?.[0]
}
