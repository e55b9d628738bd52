/** The contract in Node: ajv compiles a validator when it is first asked for. */
import { Ajv } from 'ajv'
import {
  checkOf,
  mapChecks,
  type Check,
  type Contract,
  type DeclaredAnswers,
  type Validator,
  type Violation,
} from './contract.ts'
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
  // Of a format that it does not know it would write a line for each schema: an upgrade names it once, as new in the language of the contract.
  logger: false,
} as const

/** Judges by a bundled document. */
export function compileContract(document: ContractDocument): Contract {
  const { definitions, operations } = contractSchemas(document)
  const ajv = new Ajv({ ...ajvOptions, schemas: [...definitions], formats: { ...formats } })
  const compiled = new Map<JsonSchema, Check>()
  const check = (schema: JsonSchema): Check => {
    let found = compiled.get(schema)
    if (found === undefined) {
      found = checkOf(ajv.compile(schema) as Validator)
      compiled.set(schema, found)
    }
    return found
  }
  const declared = new Map<string, DeclaredAnswers>()
  const answersOf = (operation: string): DeclaredAnswers => {
    let found = declared.get(operation)
    if (found === undefined) {
      found = mapChecks(operations.get(operation)?.answers ?? {}, (schema) => (value) => check(schema)(value))
      declared.set(operation, found)
    }
    return found
  }
  return {
    body: (operation) => {
      const schema = operations.get(operation)?.body
      return Promise.resolve(schema === undefined ? undefined : check(schema))
    },
    answers: (operation) => Promise.resolve(answersOf(operation)),
  }
}

/** Judges values by the name of their schema; for tests of whatever makes such values. */
export function compileSchemas(document: ContractDocument): (schema: string, value: unknown) => readonly Violation[] {
  const ajv = new Ajv({ ...ajvOptions, schemas: [...contractSchemas(document).definitions], formats: { ...formats } })
  return (schema, value) => {
    const validate = ajv.getSchema(`${base}#/$defs/${schema}`)
    if (validate === undefined) throw new Error(`${schema} is not a schema of the contract`)
    return checkOf(validate as Validator)(value)
  }
}
