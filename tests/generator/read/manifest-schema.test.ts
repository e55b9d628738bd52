/** The JSON Schema of the manifest and the types of what it lets through are written twice: they must agree. */
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

interface SchemaPart {
  properties?: Record<string, SchemaPart>
  required?: string[]
  enum?: string[]
  additionalProperties?: boolean | SchemaPart
  definitions?: Record<string, SchemaPart>
}

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const schema = JSON.parse(file('openapi/resources/manifest.schema.json')) as SchemaPart
const { definitions = {} } = schema
// The last builds upon the others.
const parts = ['manifest-rules', 'raw-document', 'raw-mock', 'raw-naming', 'raw-page', 'manifest']
const types = interfaces(parts.map((part) => file(`generator/model/types/${part}.ts`)).join('\n'))

/** Interface → the part of the schema that describes it. */
const pairs: Record<string, SchemaPart | undefined> = {
  RawOperation: definitions['operation'],
  RawOperations: definitions['operations'],
  RawField: definitions['field'],
  RawColumn: definitions['column'],
  RawFind: definitions['find'],
  RawPlaceholder: definitions['placeholder'],
  RawList: definitions['list'],
  RawForm: definitions['form'],
  RawDetail: definitions['detail'],
  RawAction: definitions['action'],
  RawMock: definitions['mock'],
  RawSingle: definitions['single'],
  RawDocument: definitions['document'],
  RawView: definitions['view'],
  RawEntity: definitions['entity'],
  RawLink: definitions['link'],
  RawLinkSide: definitions['link']?.properties?.['sides']?.additionalProperties as SchemaPart,
  RawPage: definitions['page'],
  RawConsole: definitions['console'],
}

/** Keys that a type shares with a relative, but that have a meaning only there. */
const elsewhere: Record<string, string[]> = {
  RawView: ['into'],
  RawEntity: ['into'],
  RawColumn: [
    'apart',
    'flat',
    'holds',
    'offers',
    'order',
    'refused',
    'relation',
    'inside',
    'keys',
    'known',
    'knownBy',
    'needs',
    'notBelow',
    'unique',
    'version',
    'width',
  ],
}

test.each(Object.entries(pairs))('%s has the keys of its schema', (name, part) => {
  const members = types.get(name) ?? new Map<string, boolean>()
  const expected = [...members.keys()].filter((key) => !elsewhere[name]?.includes(key))
  expect(Object.keys(part?.properties ?? {}).sort()).toEqual(expected.sort())
  const required = [...members].flatMap(([key, optional]) => (optional ? [] : [key]))
  expect((part?.required ?? []).toSorted()).toEqual(required.sort())
})

test('is a JSON Schema: a run of the generator takes that for granted', () => {
  const ajv = new Ajv({ allowUnionTypes: true })
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true)
})

test('a child has the keys of an entity but name and parent', () => {
  const entity = [...(types.get('RawEntity')?.keys() ?? [])].filter((key) => key !== 'entity' && key !== 'parent')
  expect(Object.keys(definitions['child']?.properties ?? {}).sort()).toEqual(entity.sort())
})

test('every widget is known on both sides', () => {
  const text = file('generator/model/types/manifest-widgets.ts')
  const union = /type RawWidget =([^;]*?)\n(?:\n|$)/.exec(text)?.[1] ?? ''
  const widgets = [...union.matchAll(/'(\w+)'/g)].map((match) => match[1])
  const known = definitions['field']?.properties?.['widget']?.enum ?? []
  expect(known.toSorted()).toEqual(widgets.sort())
})

/** Interface → member → whether it is optional; inherited members included. */
function interfaces(source: string): Map<string, Map<string, boolean>> {
  const found = new Map<string, Map<string, boolean>>()
  ts.createSourceFile('manifest.ts', source, ts.ScriptTarget.Latest).forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node)) return
    const members = new Map<string, boolean>()
    for (const base of node.heritageClauses?.flatMap((clause) => clause.types) ?? []) {
      const inherited = ts.isIdentifier(base.expression) ? found.get(base.expression.text) : undefined
      for (const [key, optional] of inherited ?? []) members.set(key, optional)
    }
    for (const member of node.members) {
      if (ts.isPropertySignature(member) && ts.isIdentifier(member.name)) {
        members.set(member.name.text, member.questionToken !== undefined)
      }
    }
    found.set(node.name.text, members)
  })
  return found
}
