/** Operations that the manifest says hand-written code calls: it does. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMap, parseAllDocuments } from 'yaml'

import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { openInput } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { camelCase } from '../../../generator/schema/client-name.ts'

interface Claimed {
  operation: string
  /** `openapi/resources/disks.yaml:117` */
  at: string
}

const root = new URL('../../..', import.meta.url).pathname

function claimed(): Claimed[] {
  const entities = readManifest(openInput({ root }), createDiagnostics())?.entities ?? []
  return entities.flatMap(({ raw, place }) =>
    (['claims', 'reads'] as const).flatMap((key) =>
      Object.keys(raw[key] ?? {}).map((operation): Claimed => {
        const { file, line } = place(key, operation)
        return { operation, at: `${file}:${line}` }
      }),
    ),
  )
}

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')

/** What calls the API by hand; the mock answers, and tests prove nothing here. */
const written = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('src/mock/') && !/\.(test|fixture)\.tsx?$/.test(file))
  .map(read)

/** Generated queries that it takes from other screens. */
const queries = written
  .flatMap((text) => [...text.matchAll(/generated\/screens\/[\w-]+\/queries\.gen\.ts/g)])
  .map(([file]) => read(file))

const sources = [...written, ...queries]

/** Names that the client gives an operation: `diskView`, `diskViewOptions`, `diskViewMutation`. */
const isCalled = (operation: string): boolean => {
  const name = new RegExp(`\\b${camelCase(operation)}(?:Options|Mutation|QueryKey)?\\b`)
  return sources.some((text) => name.test(text))
}

test('none is overlooked', () => {
  const stated = globSync('openapi/resources/*.yaml', { cwd: root })
    .map(read)
    .filter((text) => /^(?:claims|reads):/m.test(text))
    .flatMap((text) => parseAllDocuments(text))
    .filter((entry) => entry.has('entity'))
    .flatMap((entry) => [entry.get('claims'), entry.get('reads')])
    .flatMap((part) => (isMap(part) ? part.items.map(({ key }) => String(key)) : []))
  expect(
    claimed()
      .map(({ operation }) => operation)
      .toSorted(),
  ).toEqual(stated.toSorted())
  expect(stated).not.toEqual([])
})

test('an operation that nothing calls is not called', () => expect(isCalled('disk_made_up_view')).toBe(false))

test.each(claimed())('$operation ($at)', ({ operation, at }) => {
  expect(isCalled(operation), `${at}: nothing in src calls ${operation}: remove the line`).toBe(true)
})
