/** Facts of other versions: what is wrong with a file, and that what is written is read back as it was. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { readOperations } from '../../../generator/link/operations.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput, sameInputs } from '../../../generator/read/input.ts'
import { factsOf } from '../../../generator/schema/facts.ts'
import { factsText } from '../../../generator/upgrade/facts/versions.ts'
import { root } from '../support/folders.ts'
import { createWorkspace } from '../workspace.ts'
import { contractOf } from './read.ts'

const contract = `openapi: 3.0.3
info: {title: Things, version: 2.0.0}
paths: {}
components: {schemas: {}}
`
const read = (text: string) => contractOf({ 'openapi/openapi.yaml': contract, 'openapi/versions/old.yaml': text })

describe('a file with the facts of a version', () => {
  it('is read', () => {
    const { result, codes } = read(
      'version: 1.0.0\noperations: {a: {call: GET /a, query: [b], answer: A}}\nschemas: {A: {optional: {c: string}}}\n',
    )
    expect(codes).toEqual([])
    expect(result?.others).toEqual([
      {
        version: '1.0.0',
        operations: { a: { method: 'GET', path: '/a', query: ['b'], answer: 'A' } },
        schemas: { A: { c: { type: 'string', required: false } } },
      },
    ])
  })

  it.each([
    ['no version', 'operations: {}\nschemas: {}\n', 'WRONG_FACTS openapi/versions/old.yaml:1'],
    ['a number as version', 'version: 1.5\noperations: {}\nschemas: {}\n', 'WRONG_FACTS openapi/versions/old.yaml:1'],
    ['no operations', 'version: 1.0.0\nschemas: {}\n', 'WRONG_FACTS openapi/versions/old.yaml:1'],
    [
      'a call without a method',
      'version: 1.0.0\noperations:\n  a: {call: /a}\nschemas: {}\n',
      'WRONG_FACTS openapi/versions/old.yaml:3',
    ],
    [
      'a query that is no list',
      'version: 1.0.0\noperations:\n  a: {call: GET /a, query: b}\nschemas: {}\n',
      'WRONG_FACTS openapi/versions/old.yaml:3',
    ],
    [
      'a key that nobody knows',
      'version: 1.0.0\noperations: {}\nschemas:\n  A:\n    fields: {}\n',
      'WRONG_FACTS openapi/versions/old.yaml:5',
    ],
    [
      'a field without a type',
      'version: 1.0.0\noperations: {}\nschemas:\n  A:\n    required:\n      b: 5\n',
      'WRONG_FACTS openapi/versions/old.yaml:6',
    ],
    [
      'the version of the contract',
      'version: 2.0.0\noperations: {}\nschemas: {}\n',
      'DUPLICATE_VERSION openapi/versions/old.yaml:1',
    ],
    ['broken YAML', 'version: {\n', 'BROKEN_YAML openapi/versions/old.yaml:2'],
  ])('with %s is refused at its place', (_, text, code) => {
    const { result, codes } = read(text)
    expect(codes).toEqual([code])
    expect(result).toBeUndefined()
  })

  it('is written from a document as it is read', () => {
    const own = readContract(openInput({ root }), createDiagnostics())
    if (own === undefined) throw new Error('the contract cannot be read')
    const { document } = own
    const facts = factsOf({ document, operations: readOperations(own, createDiagnostics()) })
    const text = factsText({ ...facts, version: '1.0.0' })
    const { result, codes } = contractOf({ 'openapi/openapi.yaml': contract, 'openapi/versions/old.yaml': text })
    expect(codes).toEqual([])
    // What is a list is known of a contract that is read as a whole.
    const schemas = Object.entries(facts.schemas).map(([name, fields]) => [
      name,
      Object.fromEntries(Object.entries(fields).map(([field, { type, required }]) => [field, { type, required }])),
    ])
    expect(result?.others).toEqual([{ ...facts, schemas: Object.fromEntries(schemas), version: '1.0.0' }])
    expect(text).toMatch(/query: \[.*"\w+!"/)
    expect(Object.keys(facts.operations)).toHaveLength(Object.values(document.paths).flatMap(Object.keys).length)
    expect(facts.schemas['DiskState']).toEqual({
      state: { type: 'string', required: true },
      instance: { type: 'string', required: false },
    })
  })

  it('that comes or goes makes the output stale', () => {
    const { root: folder, write, path } = createWorkspace({ 'openapi/openapi.yaml': contract })
    const locations = { root: folder }
    const recorded = () => {
      const input = openInput(locations)
      readContract(input, createDiagnostics())
      return { contract: input.nameOf(input.spec), inputs: input.hashes() }
    }
    const before = recorded()
    expect(sameInputs(locations, before)).toBe(true)
    write({ 'openapi/versions/old.yaml': 'version: 1.0.0\noperations: {}\nschemas: {}\n' })
    expect(sameInputs(locations, before)).toBe(false)
    const after = recorded()
    expect(sameInputs(locations, after)).toBe(true)
    write({
      'openapi/versions/old.yaml': readFileSync(path('openapi/versions/old.yaml'), 'utf8').replace('1.0.0', '1.0.1'),
    })
    expect(sameInputs(locations, after)).toBe(false)
  })

  it('of the project is as it would be written', () => {
    const { others = [] } = readContract(openInput({ root }), createDiagnostics()) ?? {}
    for (const facts of others) {
      const text = readFileSync(join(root, 'openapi/versions', `${facts.version}.yaml`), 'utf8')
      expect(text.replace(/^#.*\n/gm, '')).toBe(factsText(facts).replace(/^#.*\n/gm, ''))
    }
  })
})
