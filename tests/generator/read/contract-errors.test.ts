/** Every fault of a contract that the read stage reports, provoked once. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput } from '../../../generator/read/input.ts'
import { createWorkspace } from '../workspace.ts'
import { contractFrom, contractOf, document, get } from './read.ts'

const frame = "openapi: 3.0.3\ninfo: { title: t, version: '1' }\n"
const pathParameter = (name: string, more: object = {}) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  ...more,
})

test.each([
  ['has no info', '', 'MISSING_KEY spec.yaml:1'],
  ['has info that is null', 'info: null\n', 'WRONG_TYPE spec.yaml:2'],
])('regression: a document that %s was called a defect of the generator', (_, info, expected) => {
  expect(contractOf({ 'spec.yaml': `openapi: 3.0.3\n${info}paths: {}\n` }, 'spec.yaml').codes).toEqual([expected])
})

describe('text that cannot be read', () => {
  test.each([
    ['broken YAML', 'spec.yaml', `${frame}paths: {\nx: [`, 'BROKEN_YAML spec.yaml:4'],
    ['two documents', 'spec.yaml', `${frame}paths: {}\n---\nmore: 1\n`, 'BROKEN_YAML spec.yaml:5'],
    ['an alias without anchor', 'spec.yaml', `${frame}paths: *gone\n`, 'BROKEN_YAML spec.yaml:3'],
    ['an alias inside its anchor', 'spec.yaml', `${frame}paths: &a { x: *a }\n`, 'BROKEN_YAML spec.yaml:3'],
    ['an unknown tag', 'spec.yaml', `${frame}paths: !!js/function x\n`, 'BROKEN_YAML spec.yaml:3'],
    ['a repeated key', 'spec.yaml', `${frame}paths: {}\npaths: {}\n`, 'DUPLICATE_KEY spec.yaml:4'],
    ['a key that is a map', 'spec.yaml', `${frame}paths:\n  ? { a: 1 }\n  : x\n`, 'NOT_JSON spec.yaml:4'],
    ['a number that is none', 'spec.yaml', `${frame}paths: .nan\n`, 'NOT_JSON spec.yaml:3'],
    [
      'nesting without end',
      'spec.yaml',
      `${frame}paths: ${'['.repeat(5000)}${']'.repeat(5000)}\n`,
      'TOO_DEEP spec.yaml:3',
    ],
    ['deep nesting', 'spec.yaml', `${frame}paths: ${'['.repeat(300)}${']'.repeat(300)}\n`, 'TOO_DEEP spec.yaml:3'],
    ['nothing', 'spec.yaml', '# only a comment\n', 'EMPTY_FILE spec.yaml'],
    ['broken JSON', 'spec.json', '{\n  "openapi": "3.0.3",\n  "info" {}\n}', 'BROKEN_JSON spec.json:3'],
    ['JSON that ends early', 'spec.json', '{\n  "openapi": "3.0.3"\n', 'BROKEN_JSON spec.json:3'],
    [
      'a repeated key in JSON',
      'spec.json',
      '{"openapi": "3.0.3",\n"a\\"b": 1, "c": ["}"],\n"a\\"b": 2}',
      'DUPLICATE_KEY spec.json:3',
    ],
    ['JSON nested without end', 'spec.json', `${'['.repeat(1e5)}${']'.repeat(1e5)}`, 'TOO_DEEP spec.json:1'],
    ['a number too large for JSON', 'spec.json', '{"openapi": 1e999}', 'NOT_JSON spec.json:1'],
  ])('%s', (_, file, text, code) => {
    const { result, codes } = contractOf({ [file]: text }, file)
    expect(result).toBeUndefined()
    expect(codes).toEqual([code])
  })

  test('an alias bomb is refused quickly', () => {
    const levels = Array.from({ length: 30 }, (_, i) => `x-${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(10)}]`)
    const started = performance.now()
    const { codes } = contractFrom(`${frame}paths: {}\nx-0: &a0 [lol]\n${levels.join('\n')}\n`)
    expect(codes).toEqual([expect.stringContaining('ALIAS_BOMB openapi/openapi.yaml')])
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('a file that is missing, a folder, a device, or not text', () => {
    const workspace = createWorkspace({ 'folder/x.yaml': '' })
    const codes = (spec: string): string[] => {
      const diagnostics = createDiagnostics()
      readContract(openInput({ root: workspace.root, spec: resolve(workspace.root, spec) }), diagnostics)
      return diagnostics.all.map((d) => `${d.code} ${d.cause}`)
    }
    expect(codes('none.yaml')).toEqual(['FILE_UNREADABLE none.yaml does not exist.'])
    expect(codes('folder')).toEqual(['FILE_UNREADABLE folder is not a file.'])
    // A device that never ends stands for pipes and the like.
    expect(codes('/dev/zero')).toEqual(['FILE_UNREADABLE zero is not a file.'])
    writeFileSync(workspace.path('latin.yaml'), Buffer.from([0x61, 0xe9, 0x62]))
    expect(codes('latin.yaml')).toEqual(['FILE_UNREADABLE latin.yaml is not UTF-8 text.'])
  })
})

describe('another version', () => {
  test.each([
    ['swagger: "2.0"\npaths: {}', 'The document is Swagger "2.0"; the generator reads OpenAPI 3.0.x.'],
    ['openapi: 3.1.0\npaths: {}', 'The document is OpenAPI 3.1.0; the generator reads OpenAPI 3.0.x.'],
    ['openapi: 3.0\npaths: {}', 'The version is the number 3.'],
    ['hello: world', 'This is not an OpenAPI document: it has no key "openapi".'],
    ['just text', 'This is not an OpenAPI document: it has no key "openapi".'],
    ['[]', 'This is not an OpenAPI document: it has no key "openapi".'],
  ])('%j', (text, cause) => {
    const { result, diagnostics } = contractFrom(text)
    expect(result).toBeUndefined()
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'WRONG_VERSION', cause })])
  })
})

describe('form', () => {
  test.each([
    ['a wrong type', document([]), 'WRONG_TYPE'],
    ['a wrong type of a keyword', document({}, { A: { minLength: -1 } }), 'WRONG_TYPE'],
    ['a reference that is no text', document({}, { A: { $ref: 1 } }), 'WRONG_TYPE'],
    ['a missing key', document({ '/x': { get: { operationId: 'x' } } }), 'MISSING_KEY'],
    ['a value that does not exist', document({}, { A: { type: 'float' } }), 'WRONG_VALUE'],
    ['a pattern that is none', document({}, { A: { pattern: '(' } }), 'INVALID_PATTERN'],
    [
      'a keyword of JSON Schema that would be lost',
      document({}, { A: { patternProperties: {} } }),
      'UNSUPPORTED_KEYWORD',
    ],
    ['a name that cannot be a schema', document({}, { 'A b': {} }), 'SCHEMA_NAME'],
    ['a reference to nothing', document({}, { A: { items: { $ref: '#/components/schemas/B' } } }), 'REF_NOT_FOUND'],
    ['a malformed reference', document({}, { A: { items: { $ref: '#/%zz' } } }), 'REF_NOT_FOUND'],
    ['a reference to a host', document({}, { A: { items: { $ref: 'https://example.com/a.yaml#/A' } } }), 'REF_OUTSIDE'],
    ['a reference out of the folder', document({}, { A: { items: { $ref: '../../etc/passwd' } } }), 'REF_OUTSIDE'],
    ['a reference to a missing file', document({}, { A: { items: { $ref: 'b.yaml#/B' } } }), 'FILE_UNREADABLE'],
    [
      'a reference into a schema',
      document({}, { A: { properties: { b: {} }, items: { $ref: '#/components/schemas/A/properties/b' } } }),
      'REF_KIND',
    ],
    ['an operation without id', document({ '/x': { get: { responses: {} } } }), 'MISSING_OPERATION_ID'],
    [
      'an id that is used twice',
      document({ '/x': { get: get('x') }, '/y': { get: get('x') } }),
      'DUPLICATE_OPERATION_ID',
    ],
    ['a path that is none', document({ 'x?y=1': {} }), 'PATH_SYNTAX'],
    ['unbalanced braces', document({ '/x/{y': {} }), 'PATH_SYNTAX'],
    ['two paths that match the same', document({ '/x/{a}': {}, '/x/{b}': {} }), 'DUPLICATE_PATH'],
    ['an undeclared path parameter', document({ '/x/{id}': { get: get('x') } }), 'PATH_PARAMETER_MISSING'],
    [
      'a path parameter that is not in the path',
      document({ '/x': { get: get('x', { parameters: [pathParameter('id')] }) } }),
      'PATH_PARAMETER_UNUSED',
    ],
    [
      'an optional path parameter',
      document({ '/x/{id}': { get: get('x', { parameters: [pathParameter('id', { required: false })] }) } }),
      'PATH_PARAMETER_OPTIONAL',
    ],
    [
      'a repeated parameter',
      document({ '/x/{id}': { get: get('x', { parameters: [pathParameter('id'), pathParameter('id')] }) } }),
      'DUPLICATE_PARAMETER',
    ],
    [
      'a schema made of itself',
      document(
        {},
        { A: { allOf: [{ $ref: '#/components/schemas/B' }] }, B: { oneOf: [{ $ref: '#/components/schemas/A' }] } },
      ),
      'SCHEMA_CYCLE',
    ],
    ['a reference to itself', document({}, { A: { $ref: '#/components/schemas/A' } }), 'SCHEMA_CYCLE'],
  ])('%s', (_, text, code) => {
    const { result, codes, diagnostics } = contractFrom(text)
    expect(result).toBeUndefined()
    expect(codes).toEqual([expect.stringMatching(new RegExp(`^${code} spec.json:\\d+$`))])
    expect(diagnostics[0]?.cause).toMatch(/\.$/)
  })

  test('a response that refers to itself', () => {
    const responses = { A: { $ref: '#/components/responses/B' }, B: { $ref: '#/components/responses/A' } }
    const paths = { '/x': { get: get('x', { responses: { 200: { $ref: '#/components/responses/A' } } }) } }
    const { codes } = contractFrom({ ...document(paths), components: { responses } })
    expect(codes).toEqual([expect.stringContaining('REF_CYCLE')])
  })

  test('one name for two schemas', () => {
    const files = {
      'openapi/openapi.yaml': `${frame}paths: {}\ncomponents: { schemas: { One: { $ref: 'a.yaml#/Thing' }, Two: { $ref: 'b.yaml#/Thing' } } }\n`,
      'openapi/a.yaml': 'Thing: { type: string }\n',
      'openapi/b.yaml': 'Thing: { type: integer }\n',
    }
    const { codes, diagnostics } = contractOf(files)
    expect(codes).toEqual(['DUPLICATE_SCHEMA openapi/b.yaml:1'])
    expect(diagnostics[0]?.cause).toContain('openapi/a.yaml:1')
    expect(contractOf({ ...files, 'openapi/b.yaml': files['openapi/a.yaml'] }).codes).toEqual([])
  })

  test('a suggestion names what was probably meant', () => {
    const schemas = {
      Thing: { type: 'string', propertys: {} },
      Other: { items: { $ref: '#/components/schemas/Thign' } },
    }
    const { diagnostics } = contractFrom(document({}, schemas))
    expect(diagnostics.map((d) => d.suggestion)).toEqual(['Did you mean "properties"?', 'Did you mean "Thing"?'])
  })

  test('all faults of a document are reported together, each at its line', () => {
    const { codes } = contractOf({
      'openapi/openapi.yaml': `${frame}paths:
  /a:
    get:
      responses: {}
  /b/{id}:
    get:
      operationId: b
      responses: { 200: { $ref: '#/components/responses/None' } }
components:
  schemas:
    A:
      minimum: zero
`,
    })
    expect(codes).toEqual([
      'REF_NOT_FOUND openapi/openapi.yaml:10',
      'WRONG_TYPE openapi/openapi.yaml:14',
      'MISSING_OPERATION_ID openapi/openapi.yaml:5',
      'PATH_PARAMETER_MISSING openapi/openapi.yaml:8',
    ])
  })
})

describe('warnings', () => {
  test.each([
    ['an unknown keyword', document({}, { A: { typ: 'string' } }), 'UNKNOWN_KEYWORD'],
    ['something legal that is of no use', document({ '/x': { get: get('x', { callbacks: {} }) } }), 'IGNORED_KEYWORD'],
    ['an operation of a method that no console calls', document({ '/x': { trace: get('') } }), 'UNUSED_METHOD'],
    ['the same for browsers', document({ '/x': { options: get('x'), get: get('x') } }), 'UNUSED_METHOD'],
    [
      'a text beside a reference',
      document({}, { A: {}, B: { items: { $ref: '#/components/schemas/A', description: 'lost' } } }),
      'REF_SIBLING',
    ],
  ])('%s', (_, text, code) => {
    const { result, diagnostics } = contractFrom(text)
    expect(result).toBeDefined()
    expect(diagnostics).toEqual([expect.objectContaining({ code, severity: 'warning' })])
  })
})
