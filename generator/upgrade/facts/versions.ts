/** The facts of a version as a file of `openapi/versions`: a line per operation and schema. */
import type { FieldFacts, Facts, OperationFacts } from '../../model/types/facts.ts'

export const factsFile = (version: string): string => `openapi/versions/${version}.yaml`

export function factsText({ version, operations, schemas }: Facts): string {
  return [
    `# What version ${version} of the contract has, without its texts. See docs/upgrading.md.`,
    `version: ${quoted(version)}`,
    ...section('operations', operations, operationText),
    ...section('schemas', schemas, schemaText),
    '',
  ].join('\n')
}

function section<T>(name: string, table: Readonly<Record<string, T>>, textOf: (value: T) => string): string[] {
  const entries = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1))
  if (entries.length === 0) return [`${name}: {}`]
  return [`${name}:`, ...entries.map(([key, value]) => `  ${quoted(key)}: ${textOf(value)}`)]
}

const operationText = ({ method, path, query, needs = [], body, answer }: OperationFacts): string =>
  flow([
    ['call', JSON.stringify(`${method} ${path}`)],
    ...(query.length === 0
      ? []
      : [['query', `[${query.map((name) => quoted(needs.includes(name) ? `${name}!` : name)).join(', ')}]`] as const]),
    ...(body === undefined ? [] : [['body', quoted(body)] as const]),
    ...(answer === undefined ? [] : [['answer', quoted(answer)] as const]),
  ])

function schemaText(fields: Readonly<Record<string, FieldFacts>>): string {
  const of = (required: boolean): [string, string][] =>
    Object.entries(fields)
      .filter(([, field]) => field.required === required)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { type }]) => [quoted(name), quoted(type)])
  const [required, optional] = [of(true), of(false)]
  return flow([
    ...(required.length === 0 ? [] : [['required', flow(required)] as const]),
    ...(optional.length === 0 ? [] : [['optional', flow(optional)] as const]),
  ])
}

const flow = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, value]) => `${key}: ${value}`).join(', ')}}`

/** As it is where YAML reads it as text, else as JSON writes it. */
const quoted = (text: string): string =>
  /^[A-Za-z_][\w-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text)
