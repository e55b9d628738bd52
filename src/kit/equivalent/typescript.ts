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
export function typeScriptText(call: RecordedRequest, origin: string): string | undefined {
  const { operation, path, query, body } = call
  const area = Object.keys(functions).find((name) => operation !== undefined && functions[name]?.includes(operation))
  if (operation === undefined || area === undefined) return undefined
  const options = { path: nonEmpty(path), query: nonEmpty(query), body, throwOnError: true }
  const argument = layOut(options, syntax)
  return [
    ...(argument.includes('openAsBlob(') ? [`import { openAsBlob } from 'node:fs'`] : []),
    `import { ${operation} } from './generated/api/sdk/${area}.gen.ts'`,
    `import { bindClient } from './src/api/binding.ts'`,
    `import { createClient } from './src/api/client.ts'`,
    '',
    `bindClient(createClient({ baseUrl: ${quote(origin)}, token: process.env.TOKEN }))`,
    '',
    `await ${operation}(${argument})`,
    '',
  ].join('\n')
}

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
