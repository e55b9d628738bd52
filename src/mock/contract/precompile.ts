/**
 * The contract as code for a page whose Content-Security-Policy forbids `new Function`: one module per area, made at
 * build time by ajv's standalone mode.
 */
import { Ajv, _ } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { ajvOptions } from './compile.ts'
import type { DeclaredAnswer } from './contract.ts'
import { formats } from './formats.ts'
import type { JsonSchema } from './json-schema.ts'
import { contractSchemas, type ContractDocument, type ContractSchemas } from './schemas.ts'

/** ajv is CommonJS: what `import` gives is the function, or an object that has it, by the loader. */
type StandaloneCode = (ajv: Ajv, references: Readonly<Record<string, string>>) => string
const loaded = standaloneModule as StandaloneCode | { default: StandaloneCode }
const standaloneCode = typeof loaded === 'function' ? loaded : loaded.default

/** Paths from which the code imports what it needs at run time. */
export interface RuntimePaths {
  formats: string
  runtime: string
}

/** Area → source of its module (see `AreaModule`). */
export function precompile(document: ContractDocument, paths: RuntimePaths): Map<string, string> {
  const schemas = contractSchemas(document)
  const areas = new Set([...schemas.operations.values()].map((operation) => operation.area))
  return new Map([...areas].sort().map((area) => [area, precompileArea(schemas, area, paths)]))
}

function precompileArea({ definitions, operations }: ContractSchemas, area: string, paths: RuntimePaths): string {
  const ajv = new Ajv({
    ...ajvOptions,
    schemas: [...definitions],
    formats: { ...formats },
    code: { source: true, esm: true, lines: false, optimize: 2, formats: _`formats` },
  })
  const validators = namedOnce('validator')
  const references: Record<string, string> = {}
  const validatorOf = (schema: JsonSchema): string => {
    const name = validators.nameOf(JSON.stringify(schema))
    references[name] ??= schemaId(ajv, schema, name)
    return name
  }
  const declared = namedOnce('declared')
  const answerOf = ({ types, headers }: DeclaredAnswer<JsonSchema>): string => {
    const checks = Object.entries(types).map(([type, schema]) => `${JSON.stringify(type)}: ${validatorOf(schema)}`)
    return declared.nameOf(`{ types: { ${checks.join(', ')} }, headers: ${JSON.stringify(headers)} }`)
  }
  const bodies: string[] = []
  const answers: string[] = []
  for (const [id, operation] of operations) {
    if (operation.area !== area) continue
    if (operation.body !== undefined) bodies.push(`  ${id}: ${validatorOf(operation.body)},`)
    const byStatus = Object.entries(operation.answers).map(([status, one]) => `'${status}': ${answerOf(one)}`)
    answers.push(`  ${id}: { ${byStatus.join(', ')} },`)
  }
  const code = Object.keys(references).length === 0 ? '' : standaloneCode(ajv, references)
  return [
    `import { formats } from ${JSON.stringify(paths.formats)}`,
    `import { equal, ucs2length } from ${JSON.stringify(paths.runtime)}`,
    asModule(code),
    ...declared.all().map(([text, name]) => `const ${name} = ${text}`),
    `export const bodies = {\n${bodies.join('\n')}\n}`,
    `export const answers = {\n${answers.join('\n')}\n}`,
    '',
  ].join('\n')
}

/** Gives each text one name, however often it comes. */
function namedOnce(word: string): { nameOf: (text: string) => string; all: () => [text: string, name: string][] } {
  const names = new Map<string, string>()
  return {
    nameOf: (text) => {
      const name = names.get(text) ?? `${word}_${names.size}`
      names.set(text, name)
      return name
    },
    all: () => [...names],
  }
}

function schemaId(ajv: Ajv, schema: JsonSchema, name: string): string {
  const reference = schema['$ref']
  if (typeof reference === 'string') return reference
  ajv.addSchema({ ...schema, $id: name })
  return name
}

/** Even its ES modules call `require` for two helpers: they are imported above instead. */
function asModule(code: string): string {
  const replaced = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'ucs2length')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'equal')
  const left = /require\("([^"]+)"\)/.exec(replaced)?.[1]
  if (left !== undefined) throw new Error(`precompiled validators need ${left}: add it to contract/runtime.ts`)
  return replaced
}
