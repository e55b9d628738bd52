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

interface Keyed {
  queryKey: readonly [{ _id: string }, ...unknown[]]
}

/** Operations that a screen's loader waits for, by screen. */
export async function readsOfScreens(): Promise<ReadonlyMap<string, readonly OperationId[]>> {
  // Keys name the server that is asked; nobody asks here.
  bindClient(createClient())
  const routes = new URL('routes/', generated)
  const text = readdirSync(routes)
    .map((file) => readFileSync(new URL(file, routes), 'utf8'))
    .join('\n')
  const found = text.matchAll(
    /screen: '([^']+)'|queries: \(\) => import\('\.\.\/([^']+)'\)\.then\(\(m\) => m\.(\w+)\)/g,
  )
  const reads = new Map<string, OperationId[]>()
  let screen = ''
  for (const [, named, file, name = ''] of found) {
    if (named !== undefined) {
      screen = named
      continue
    }
    const module = (await import(new URL(file ?? '', generated).href)) as Record<string, (...all: unknown[]) => Keyed[]>
    const ids = (module[name]?.(params, search) ?? []).map(({ queryKey: [{ _id }] }) => byCamel.get(_id))
    const known = ids.filter((id) => id !== undefined)
    if (known.length > 0) reads.set(screen, known)
  }
  return reads
}
