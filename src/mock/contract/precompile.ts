/**
 * The contract as code for a page whose Content-Security-Policy forbids `new Function`: one module per area, made at
 * build time by ajv's standalone mode.
 */
import { Ajv, _ } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { ajvOptions } from './compile.ts'
import { formats } from './formats.ts'
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

/** Area → source of a module that exports `body_<operation>` and `answer_<operation>`. */
export function precompile(document: ContractDocument, paths: RuntimePaths): Map<string, string> {
  const schemas = contractSchemas(document)
  const areas = new Set([...schemas.operations.values()].map((operation) => operation.area))
  return new Map([...areas].sort().map((area) => [area, precompileArea(schemas, area, paths)]))
}

function precompileArea({ definitions, operations }: ContractSchemas, area: string, paths: RuntimePaths): string {
  const ajv = new Ajv({
    ...ajvOptions,
    schemas: [definitions],
    formats: { ...formats },
    code: { source: true, esm: true, lines: false, optimize: 2, formats: _`formats` },
  })
  // Several operations may have one schema: it is compiled once and exported under each name.
  const references: Record<string, string> = {}
  const aliases: string[] = []
  const names = new Map<string, string>()
  for (const [id, operation] of operations) {
    if (operation.area !== area) continue
    for (const [part, schema] of [
      ['body', operation.body],
      ['answer', operation.answer],
    ] as const) {
      if (schema === undefined) continue
      const name = `${part}_${id}`
      const text = JSON.stringify(schema)
      const same = names.get(text)
      if (same !== undefined) {
        aliases.push(`export { ${same} as ${name} }`)
        continue
      }
      names.set(text, name)
      references[name] = schemaId(ajv, schema, name)
    }
  }
  const code = Object.keys(references).length === 0 ? '' : standaloneCode(ajv, references)
  return [
    `import { formats } from ${JSON.stringify(paths.formats)}`,
    `import { equal, ucs2length } from ${JSON.stringify(paths.runtime)}`,
    asModule(code),
    ...aliases,
    '',
  ].join('\n')
}

function schemaId(ajv: Ajv, schema: Readonly<Record<string, unknown>>, name: string): string {
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
