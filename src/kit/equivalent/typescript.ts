/** A request as a program that uses this console's client. */
import { functions } from '../../../generated/model/functions.gen.ts'
import type { RecordedRequest } from '../../api/dry-run.ts'
import { fileNameOf } from './curl.ts'
import { inert, layOut, type Syntax } from './layout.ts'

const syntax: Syntax = {
  leaf,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  trailingComma: true,
  padding: ' ',
}

/** The program; it is run in a checkout of the console and takes the token from the environment. */
export const typeScriptText = (call: RecordedRequest, origin: string): string | undefined =>
  areaOf(call) === undefined ? undefined : programText([{ call }], origin)

export interface ProgramStep {
  /** A comment before it. */
  note?: string
  /** Without one, or where no function of the client makes it, the note stands alone. */
  call?: RecordedRequest
  /** What the id in its answer is called. */
  variable?: string
}

/** Requests one after the other. */
export function programText(steps: readonly ProgramStep[], origin: string): string {
  const imports = new Map<string, Set<string>>()
  const parts = steps.map(({ note, call, variable }) => {
    const comment = note === undefined ? '' : `// ${note}\n`
    const area = call && areaOf(call)
    if (area === undefined || call?.operation === undefined) return comment
    imports.set(area, (imports.get(area) ?? new Set()).add(call.operation))
    const { operation, path, query, body } = call
    const argument = layOut({ path: nonEmpty(path), query: nonEmpty(query), body, throwOnError: true }, syntax)
    const made = `await ${operation}(${argument})`
    return `${comment}${variable === undefined ? made : `const { data: { id: ${variable} } } = ${made}`}\n`
  })
  return [
    ...(parts.some((part) => part.includes('openAsBlob(')) ? [`import { openAsBlob } from 'node:fs'`] : []),
    ...[...imports].map(
      ([area, names]) => `import { ${[...names].join(', ')} } from './generated/api/sdk/${area}.gen.ts'`,
    ),
    `import { bindClient } from './src/api/binding.ts'`,
    `import { createClient } from './src/api/client.ts'`,
    '',
    `bindClient(createClient({ baseUrl: ${quote(origin)}, token: process.env.TOKEN }))`,
    '',
    parts.join('\n'),
  ].join('\n')
}

const areaOf = ({ operation }: RecordedRequest): string | undefined =>
  Object.keys(functions).find((name) => operation !== undefined && functions[name]?.includes(operation))

function leaf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'bigint':
      return `${value}n`
    case 'object':
      if (value instanceof Date) return `new Date(${quote(value.toISOString())})`
      return value === null ? 'null' : `await openAsBlob(${quote(fileNameOf(value))})`
    default:
      return String(value)
  }
}

/** A string literal in single quotes. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inert(inner)}'`
}

const nonEmpty = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && Object.values(record).some((value) => value !== undefined)
    ? record
    : undefined
