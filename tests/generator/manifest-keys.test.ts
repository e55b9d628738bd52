/**
 * Every key that the manifest may have is read by the generator. One that nobody reads would look like a setting and do nothing.
 * Keys are followed by type, not by name: `result` of an action is not `result` of anything else.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

import { filesBelow } from './support/fixture.ts'
import { root } from './support/folders.ts'

const typeFolder = join(root, 'generator/model/types')
/** The manifest, and parts of it that have files of their own. */
const types = filesBelow(typeFolder)
  .filter((path) => /^(manifest|raw-[a-z-]+)\.ts$/.test(path))
  .map((path) => join(typeFolder, path))
const files = filesBelow(join(root, 'generator'))
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => join(root, 'generator', path))
const program = ts.createProgram(files, {
  noEmit: true,
  strict: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  types: ['node'],
})
const checker = program.getTypeChecker()

/** `RawAction.result` → its declaration. */
const declared = new Map<string, ts.Declaration>()
for (const node of interfaces()) {
  if (!node.name.text.startsWith('Raw')) continue
  for (const member of node.members) {
    if (ts.isPropertySignature(member) && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)))
      declared.set(`${node.name.text}.${member.name.text}`, member)
  }
}

function interfaces(): ts.InterfaceDeclaration[] {
  return types.flatMap((path) => program.getSourceFile(path)?.statements.filter(ts.isInterfaceDeclaration) ?? [])
}

const read = new Set<ts.Declaration>()
const note = (type: ts.Type, name: string): void => {
  for (const part of type.isUnion() ? type.types : [type])
    for (const declaration of checker.getPropertyOfType(part, name)?.declarations ?? []) read.add(declaration)
}
const visit = (node: ts.Node): void => {
  if (ts.isPropertyAccessExpression(node)) note(checker.getTypeAtLocation(node.expression), node.name.text)
  if (ts.isElementAccessExpression(node)) {
    const keys = checker.getTypeAtLocation(node.argumentExpression)
    for (const key of keys.isUnion() ? keys.types : [keys])
      if (key.isStringLiteral()) note(checker.getTypeAtLocation(node.expression), key.value)
  }
  if (ts.isObjectBindingPattern(node)) {
    const type = checker.getTypeAtLocation(node)
    for (const { name, propertyName = name } of node.elements)
      if (ts.isIdentifier(propertyName)) note(type, propertyName.text)
  }
  ts.forEachChild(node, visit)
}
for (const file of files) {
  const source = types.includes(file) ? undefined : program.getSourceFile(file)
  if (source) visit(source)
}

it('the types of the manifest are found, and so is where they are read', () => {
  expect(declared.size).toBeGreaterThan(100)
  expect([...declared.keys()]).toEqual(expect.arrayContaining(['RawFormer.otherwise', 'RawTaken.each']))
  expect(read.has(declared.get('RawAction.toast') ?? (undefined as never))).toBe(true)
})

it('no key of the manifest is read by nobody', () => {
  expect([...declared].filter(([, declaration]) => !read.has(declaration)).map(([name]) => name)).toEqual([])
})

/** Definition of the schema → the type that it is read as. */
const typeOf: Readonly<Record<string, string>> = {
  entity: 'RawEntity',
  child: 'RawEntity',
  view: 'RawView',
  link: 'RawLink',
  page: 'RawPage',
  console: 'RawConsole',
  field: 'RawField',
  column: 'RawColumn',
  list: 'RawList',
  form: 'RawForm',
  detail: 'RawDetail',
  action: 'RawAction',
  mock: 'RawMock',
  single: 'RawSingle',
  document: 'RawDocument',
  access: 'RawAccess',
  questions: 'RawQuestions',
  samples: 'RawSamples',
  identities: 'RawIdentities',
  operation: 'RawOperation',
  operations: 'RawOperations',
  former: 'RawFormer',
  taken: 'RawTaken',
  terraform: 'RawTerraform',
}

it('every key of the schema is one that the generator knows', () => {
  const { definitions } = JSON.parse(readFileSync(join(root, 'openapi/resources/manifest.schema.json'), 'utf8')) as {
    definitions: Record<string, { properties?: Record<string, unknown> }>
  }
  const names = new Set<string>()
  for (const node of interfaces())
    for (const { name } of checker.getTypeAtLocation(node).getProperties()) names.add(`${node.name.text}.${name}`)
  const unknown = Object.entries(typeOf).flatMap(([definition, type]) =>
    Object.keys(definitions[definition]?.properties ?? {}).flatMap((key) =>
      names.has(`${type}.${key}`) ? [] : [`${definition}.${key}`],
    ),
  )
  expect(unknown).toEqual([])
})
