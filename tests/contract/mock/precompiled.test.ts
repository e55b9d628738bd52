import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { faker } from '@faker-js/faker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { compileContract } from '../../../src/mock/contract/compile.ts'
import { checkOf, mapChecks, type AreaModule } from '../../../src/mock/contract/contract.ts'
import { precompile } from '../../../src/mock/contract/precompile.ts'
import { document } from './support/backend.ts'
import { sampleAnswer, sampleRequest } from './support/sample-request.ts'

const all = Object.keys(operations) as OperationId[]

const contractFolder = new URL('../../../src/mock/contract/', import.meta.url)
const pathOf = (file: string): string => fileURLToPath(new URL(file, contractFolder)).replaceAll('\\', '/')

/** What the page runs, against what Node compiles from the same document. */
describe('validators made while building', () => {
  const modules = new Map<string, AreaModule>()
  const areas = precompile(document, { formats: pathOf('formats.ts'), runtime: pathOf('runtime.ts') })
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cairn-precompiled-'))
    for (const [area, code] of areas) {
      const file = join(folder, `${area}.mjs`)
      writeFileSync(file, code)
      modules.set(area, (await import(/* @vite-ignore */ pathToFileURL(file).href)) as AreaModule)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('areas are those of the operation table', () => {
    expect([...areas.keys()].sort()).toEqual([...new Set(Object.values(operations).map(({ area }) => area))].sort())
  })

  test('nothing in them makes code', () => {
    for (const code of areas.values()) expect(code).not.toMatch(/new Function|\beval\(|\brequire\(/)
  })

  test('they judge bodies as the compiled contract does', async () => {
    const contract = compileContract(document)
    faker.seed(3)
    for (const id of all) {
      const compiled = await contract.body(id)
      const made = modules.get(operations[id].area)?.bodies[id]
      expect(made === undefined, id).toBe(compiled === undefined)
      if (compiled === undefined || made === undefined) continue
      const good = sampleRequest(id).body
      for (const value of [good, {}, [], null, 'text', broken(good)]) {
        expect(rules(checkOf(made)(value)), `${id} ${JSON.stringify(value)}`).toEqual(rules(compiled(value)))
      }
    }
  })

  test('they judge answers as the compiled contract does, with the same statuses, types and headers', async () => {
    const contract = compileContract(document)
    for (const id of all) {
      const compiled = await contract.answers(id)
      const made = modules.get(operations[id].area)?.answers[id] ?? {}
      expect(
        mapChecks(made, () => 'check'),
        id,
      ).toEqual(mapChecks(compiled, () => 'check'))
      const good = sampleAnswer(id)
      for (const [status, { types }] of Object.entries(compiled)) {
        for (const [type, check] of Object.entries(types)) {
          const other = made[status]?.types[type]
          if (other === undefined) throw new Error(`${id} has no ${type} for ${status}`)
          for (const value of [good, {}, [], null, 'text', broken(good), { ...Object(good), planted_field: 1 }]) {
            expect(rules(checkOf(other)(value)), `${id} ${status} ${JSON.stringify(value)}`).toEqual(
              rules(check(value)),
            )
          }
        }
      }
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
