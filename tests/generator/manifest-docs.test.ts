/** `docs/manifest.md` describes every key that a manifest may have, in its chapter, and none that it may not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import {
  type ManifestKinds,
  formProblems,
  loadManifestSchema,
  manifestKinds,
} from '../../generator/read/manifest-schema.ts'
import { root } from './support/folders.ts'

const text = readFileSync(join(root, 'docs/manifest.md'), 'utf8')

/** By heading, without the chapters inside of it. */
const chapters = new Map(
  text
    .split(/^##+ /m)
    .slice(1)
    .map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]),
)

const entity = ['Entity', 'Singles, documents, children', 'Actions', 'Mock']

/** Definition of the schema → the chapters that describe its keys. */
const placesOf: Readonly<Record<string, readonly string[]>> = {
  entity,
  view: entity,
  child: entity,
  operation: entity,
  operations: entity,
  operationOrFalse: entity,
  list: ['Entity'],
  form: ['Entity', 'Actions'],
  detail: ['Entity'],
  tab: ['Entity', 'Link'],
  find: ['Entity'],
  see: ['Entity', 'Actions'],
  placeholder: ['Entity', 'Page'],
  emptyText: ['Entity'],
  reveal: ['Actions'],
  field: ['Entity'],
  column: ['Entity', 'Columns from elsewhere'],
  filters: ['Entity'],
  taken: ['Entity'],
  refresh: ['Entity', 'Actions'],
  relations: ['Singles, documents, children'],
  single: [...entity, 'Singles, documents, children'],
  document: ['Singles, documents, children'],
  access: ['Singles, documents, children'],
  activity: ['Singles, documents, children'],
  terraform: ['Singles, documents, children'],
  identities: ['Console'],
  action: ['Actions', 'Entity'],
  condition: ['Actions'],
  former: ['Actions'],
  link: ['Link', ...entity],
  page: ['Page'],
  overview: ['Page'],
  questions: ['Page'],
  samples: ['Page'],
  console: ['Console'],
  nav: ['Console'],
  mock: ['Mock'],
}

type Schema = Readonly<Record<string, unknown>>

const { definitions } = JSON.parse(readFileSync(join(root, 'openapi/resources/manifest.schema.json'), 'utf8')) as {
  definitions: Record<string, Schema>
}

/** Names of keys that the schema itself states, at any depth: maps whose keys are the manifest's own have none. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(keysOf)
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword !== 'properties')
      return ['enum', 'required', 'const', 'description'].includes(keyword) ? [] : keysOf(value)
    return Object.entries(value as Schema).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  })
}

const isDescribed = (key: string, headings: readonly string[]): boolean => {
  const name = key.replaceAll(/\W/g, String.raw`\$&`)
  // As a key, or in backticks.
  const wanted = new RegExp(String.raw`(?<![\w.])${name}:|\`${name}\``)
  return headings.some((heading) => wanted.test(chapters.get(heading) ?? ''))
}

test('every key is described', () => {
  const all = Object.entries(definitions).flatMap(([name, schema]) => keysOf(schema).map((key) => [name, key] as const))
  expect(all.length).toBeGreaterThan(250)
  const missing = all.filter(([name, key]) => !isDescribed(key, placesOf[name] ?? []))
  expect(missing.map((one) => one.join('.'))).toEqual([])
})

test('every chapter that keys are looked for in is there', () => {
  expect(
    Object.values(placesOf)
      .flat()
      .filter((heading) => !chapters.has(heading)),
  ).toEqual([])
  expect(Object.keys(placesOf).filter((name) => definitions[name] === undefined)).toEqual([])
})

const examples = [...chapters].flatMap(([heading, chapter]) =>
  // A file beside the manifest: `read/conventions.test.ts`.
  heading === 'Conventions'
    ? []
    : [...chapter.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, source = '']) => ({ heading, source })),
)

/** A whole document of which an example shows a part. */
function around(heading: string, data: unknown): unknown {
  if (heading === 'Columns from elsewhere') return { entity: 'x', list: { columns: data } }
  if (typeof data !== 'object' || data === null || manifestKinds.some((kind) => kind in data)) return data
  return 'taken' in data ? { entity: 'x', fields: { y: data } } : { entity: 'x', ...data }
}

/** `…` stands for what everybody knows. */
function withoutDots(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((one) => one !== '…').map(withoutDots)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (key === '…' ? [] : [[key, withoutDots(value)]])),
  )
}

const kindOf = (data: unknown): keyof ManifestKinds =>
  manifestKinds.find((kind) => typeof data === 'object' && data !== null && kind in data) ?? 'entity'

test('there are examples', () => expect(examples.length).toBeGreaterThan(8))

test.each(examples)('$heading: an example is YAML and has no key that nobody reads', ({ heading, source }) => {
  const document = parseDocument(source)
  expect(document.errors.map(({ message }) => message)).toEqual([])
  const data = withoutDots(around(heading, document.toJS()))
  const validate = loadManifestSchema().validator(kindOf(data))
  validate(data)
  const unknown = formProblems(validate.errors ?? []).filter(({ code }) => code === 'UNKNOWN_KEY')
  expect(unknown.map(({ steps }) => steps.join('.'))).toEqual([])
})
