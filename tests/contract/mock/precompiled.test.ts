import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { faker } from '@faker-js/faker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../../generated/mock/operations.gen.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { checkOf, type Validator } from '../../../src/mock/contract/contract.ts'
import { precompile } from '../../../src/mock/contract/precompile.ts'
import { document } from './support/backend.ts'
import { sampleRequest } from './support/sample-request.ts'

const contractFolder = new URL('../../../src/mock/contract/', import.meta.url)
const pathOf = (file: string): string => fileURLToPath(new URL(file, contractFolder)).replaceAll('\\', '/')

/** What the page runs, against what Node compiles from the same document. */
describe('validators made while building', () => {
  const modules = new Map<string, Readonly<Record<string, Validator>>>()
  const areas = precompile(document, { formats: pathOf('formats.ts'), runtime: pathOf('runtime.ts') })
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cairn-precompiled-'))
    for (const [area, code] of areas) {
      const file = join(folder, `${area}.mjs`)
      writeFileSync(file, code)
      modules.set(
        area,
        (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Readonly<Record<string, Validator>>,
      )
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('areas are those of the operation table', () => {
    expect([...areas.keys()].sort()).toEqual([...new Set(Object.values(operations).map(({ area }) => area))].sort())
  })

  test('nothing in them makes code', () => {
    for (const code of areas.values()) expect(code).not.toMatch(/new Function|\beval\(|\brequire\(/)
  })

  test('they judge as the compiled contract does', async () => {
    const contract = compileContract(document)
    faker.seed(3)
    for (const id of Object.keys(operations) as OperationId[]) {
      const module = modules.get(operations[id].area)
      const compiled = await contract.body(id)
      const made = module?.[`body_${id}`]
      expect(made === undefined, id).toBe(compiled === undefined)
      if (compiled === undefined || made === undefined) continue
      const good = sampleRequest(id).body
      for (const value of [good, {}, [], null, 'text', broken(good)]) {
        expect(rules(checkOf(made)(value)), `${id} ${JSON.stringify(value)}`).toEqual(rules(compiled(value)))
      }
      expect((await contract.answer(id)) === undefined).toBe(module?.[`answer_${id}`] === undefined)
    }
  })
})

const rules = (violations: readonly { instancePath: string; keyword: string }[]): string[] =>
  violations.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

/** The same body with a wrong type in each property. */
const broken = (body: unknown): unknown =>
  Object.fromEntries(
    Object.keys((body ?? {}) as object).map((key, index) => [key, index % 2 === 0 ? { no: 1 } : 'No Such Thing']),
  )
