/** A request as a command line. */
import type { WrittenRequest } from '../../api/client.ts'
import { parseJson } from '../../api/json.ts'
import { escapeInvisible, hasInvisible } from '../../lib/invisible.ts'
import { jsonSyntax, layOut } from './layout.ts'

/**
 * One word of a shell, whatever is in it. Pasted into a terminal it stays one: characters that a terminal acts upon
 * (delete, escape) or that nobody sees are written byte by byte, which bash, zsh and newer shells of POSIX read. Older ones, as dash, take
 * that for a plain quotation: so no quotation mark is in it.
 */
function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  // A body laid out over lines has them; quoted, a line break does nothing.
  if (!hasInvisible(text.replaceAll('\n', ''))) return `'${text.replaceAll("'", `'\\''`)}'`
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", '\\x27')
  return `$'${escapeInvisible(quoted, byteEscape)}'`
}

const byteEscape = (character: string): string =>
  Array.from(new TextEncoder().encode(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

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
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
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
