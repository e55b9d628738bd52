/** The contract in Node: ajv compiles a validator when it is first asked for. */
import { Ajv } from 'ajv'
import { checkOf, type Check, type Contract, type Validator, type Violation } from './contract.ts'
import { formats } from './formats.ts'
import type { JsonSchema } from './json-schema.ts'
import { base, contractSchemas, type ContractDocument } from './schemas.ts'

/**
 * Options that Node and the precompiled code of the page share. All errors are collected: which one comes first in the
 * text of the request is for the parser to say.
 */
export const ajvOptions = {
  allErrors: true,
  messages: false,
  strict: false,
  discriminator: true,
  inlineRefs: false,
  unicodeRegExp: false,
} as const

/** Judges by a bundled document. */
export function compileContract(document: ContractDocument): Contract {
  const { definitions, operations } = contractSchemas(document)
  const ajv = new Ajv({ ...ajvOptions, schemas: [definitions], formats: { ...formats } })
  const compiled = new Map<JsonSchema, Check>()
  const check = (schema: JsonSchema | undefined): Promise<Check | undefined> => {
    if (schema === undefined) return Promise.resolve(undefined)
    let found = compiled.get(schema)
    if (found === undefined) {
      found = checkOf(ajv.compile(schema) as Validator)
      compiled.set(schema, found)
    }
    return Promise.resolve(found)
  }
  return {
    body: (operation) => check(operations.get(operation)?.body),
    answer: (operation) => check(operations.get(operation)?.answer),
  }
}

/** Judges values by the name of their schema; for tests of whatever makes such values. */
export function compileSchemas(document: ContractDocument): (schema: string, value: unknown) => readonly Violation[] {
  const ajv = new Ajv({ ...ajvOptions, schemas: [contractSchemas(document).definitions], formats: { ...formats } })
  return (schema, value) => {
    const validate = ajv.getSchema(`${base}#/$defs/${schema}`)
    if (validate === undefined) throw new Error(`${schema} is not a schema of the contract`)
    return checkOf(validate as Validator)(value)
  }
}
