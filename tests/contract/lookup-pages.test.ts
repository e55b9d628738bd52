/** Where rows lead that are named on other pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { bindClient } from '../../src/api/binding.ts'
import { limitParam } from '../../generated/model/conventions.gen.ts'
import { pathOf } from '../../src/kit/links/links.ts'
import type { Lookup, Params } from '../../src/kit/spec.ts'
import { generatedLists } from './support/generated-writes.ts'

const folder = fileURLToPath(new URL('../../generated/screens/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('lookup.gen.ts'),
)
const modules = await Promise.all(files.toSorted().map((file) => import(join(folder, file)) as Promise<object>))
const isLookup = (value: unknown): value is Lookup =>
  typeof value === 'object' && value !== null && 'source' in value && 'value' in value
const lookups = modules.flatMap((module) => Object.values(module).filter(isLookup))

// What is asked is told by its key, which names the server; nothing is sent.
bindClient({ baseUrl: undefined, request: () => Promise.reject(new Error('nothing is asked here')) })

/** All parameters of routes have a value. */
const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
const params: Params = Object.fromEntries([...texts.matchAll(/\/:(\w+)/g)].map(([, name]) => [name, 'some']))
// Some pages are named by another field of the row than its name.
const places = Object.fromEntries(Object.keys(params).map((name) => [`${name}Id`, 'some']))
const named = { ...params, ...places, id: 'id', name: 'name' }
// Rows of lists below each row of another one carry that row.
const row = { ...named, $over: named }
const pageOf = ({ to }: Lookup): string | undefined => to?.(row, params)
/** The operation that a list asks. */
const askedBy = ({ query }: Lookup['source']): string => JSON.stringify(query(params, { [limitParam]: 1 }).queryKey)

test('rows of a view had no page where the thing itself has one in the same project', () => {
  const withPage = lookups.flatMap((lookup) => (pageOf(lookup)?.startsWith('/projects/some/') ? [lookup.entity] : []))
  expect(withPage.length).toBeGreaterThan(5)
  const without = lookups.filter((lookup) => withPage.includes(lookup.entity) && lookup.to === undefined)
  expect(without.map(({ label, source }) => `${label.many}: ${askedBy(source)}`)).toEqual([])
})

test('regression: a name of more than 2,000 characters had a link that was cut, and led to nothing: it leads by the ID', async () => {
  const long = 'n'.repeat(2_001)
  const called = (name: string) => ({ ...row, name, $over: { ...named, name } })
  const links = [
    ...lookups.map(({ to, label }) => ({ what: `picker of ${label.many}`, to })),
    ...(await generatedLists()).flatMap(({ id, columns }) =>
      columns.map(({ cell }) => ({ what: id, to: cell.kind === 'link' ? cell.to : undefined })),
    ),
  ]
  const paths = links.flatMap(({ what, to }) => (to ? [{ what, to, path: pathOf(to, row, params) }] : []))
  const byName = paths.filter(({ path }) => path?.split('/').includes('name'))
  expect(byName.length).toBeGreaterThan(50)
  const led = byName.map(({ what, to }) => ({ what, path: pathOf(to, called(long), params) }))
  expect(led).toEqual(byName.map(({ what, path }) => ({ what, path: path?.replace(/\/name\b/, '/id') })))
  // As long as the name fits, it leads there.
  expect(byName.map(({ to }) => pathOf(to, called(long.slice(1)), params))).toEqual(
    byName.map(({ path }) => path?.replace(/\/name\b/, `/${long.slice(1)}`)),
  )
})
