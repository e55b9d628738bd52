/** A request as a command line. */
import { isJson as isJsonType } from '../../lib/media-type.ts'
import type { WrittenRequest } from '../../api/client.ts'
import { parseJson } from '../../api/json.ts'
import { jsonSyntax, layOut } from './layout.ts'
import { shellWord } from './shell.ts'

/** The command for a request whose URL is whole. The token comes from the environment: `$TOKEN`. */
export function curlText({ url, init }: Pick<WrittenRequest, 'url' | 'init'>): string {
  const method = init.method ?? 'GET'
  const words = [
    method === 'GET' ? `curl ${shellWord(url)}` : `curl -X ${method} ${shellWord(url)}`,
    '-H "Authorization: Bearer $TOKEN"',
  ]
  for (const [name, value] of init.headers) {
    if (name !== 'authorization') words.push(`-H ${shellWord(`${titleCase(name)}: ${value}`)}`)
  }
  const body = bodyWords(init)
  if (body !== undefined) words.push(body)
  return words.join(' \\\n  ')
}

function bodyWords({ body, headers }: WrittenRequest['init']): string | undefined {
  if (body === undefined || body === null) return undefined
  if (body instanceof FormData) return [...body].map(([name, value]) => partWords(name, value)).join(' \\\n  ')
  if (typeof body !== 'string') return `--data-binary ${shellWord(`@${fileNameOf(body)}`)}`
  const isJson = isJsonType(headers.get('content-type') ?? undefined)
  // `--data-raw`, since a body may begin with an @.
  return `--data-raw ${shellWord(isJson ? layOut(parseJson(body), jsonSyntax, '  ') : body)}`
}

/** A text is given as one: with `-F`, one that begins with `@` or `<` would be a file of whoever runs it. */
const partWords = (name: string, value: FormDataEntryValue): string =>
  typeof value === 'string'
    ? `--form-string ${shellWord(`${name}=${value}`)}`
    : `-F ${shellWord(`${name}=@${partFile(fileNameOf(value))}`)}`

/** After `;` and `,` curl expects something else. */
const partFile = (name: string): string =>
  /[;,"\\]/.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name

/** What a body that is no text is called on disk. */
export const fileNameOf = (body: unknown): string =>
  typeof File !== 'undefined' && body instanceof File && body.name !== '' ? body.name : 'file'

const titleCase = (name: string): string => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
