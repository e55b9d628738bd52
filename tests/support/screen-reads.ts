/** What screens ask for when they open, from the generated queries themselves. */
import { readFileSync, readdirSync } from 'node:fs'

import { bindClient } from '../../src/api/binding.ts'
import { operations } from '../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../src/mock/spec/operation-spec.ts'
import { createClient } from '../../src/api/client.ts'

const generated = new URL('../../generated/', import.meta.url)
const search = new URLSearchParams()
/** Any parameter has a value: only the operation is of interest. */
const params = new Proxy<Record<string, string>>({}, { get: () => 'some' })

const byCamel = new Map(
  Object.values(operations).map(({ id }) => [
    id.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    id,
  ]),
)

/** A generated query. */
export interface Keyed {
  queryKey: readonly [{ _id: string }, ...unknown[]]
}

/** What a screen's loader waits for, by screen. */
export async function queriesOfScreens(): Promise<ReadonlyMap<string, readonly Keyed[]>> {
  // Keys name the server that is asked; nobody asks here.
  bindClient(createClient())
  const routes = new URL('routes/', generated)
  const text = readdirSync(routes)
    .map((file) => readFileSync(new URL(file, routes), 'utf8'))
    .join('\n')
  const found = text.matchAll(
    /screen: '([^']+)'|queries: \(\) => import\('\.\.\/([^']+)'\)\.then\(\(m\) => m\.(\w+)\)/g,
  )
  const reads = new Map<string, readonly Keyed[]>()
  let screen = ''
  for (const [, named, file, name = ''] of found) {
    if (named !== undefined) {
      screen = named
      continue
    }
    const module = (await import(new URL(file ?? '', generated).href)) as Record<string, (...all: unknown[]) => Keyed[]>
    reads.set(screen, module[name]?.(params, search) ?? [])
  }
  return reads
}

/** Operations that a screen's loader waits for, by screen. */
export async function readsOfScreens(): Promise<ReadonlyMap<string, readonly OperationId[]>> {
  const ids = (queries: readonly Keyed[]) =>
    queries.map(({ queryKey: [{ _id }] }) => byCamel.get(_id)).filter((id) => id !== undefined)
  const all = [...(await queriesOfScreens())].map(([screen, queries]) => [screen, ids(queries)] as const)
  return new Map(all.filter(([, known]) => known.length > 0))
}
