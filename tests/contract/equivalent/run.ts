/** Runs the texts that the console shows for a request, and writes down what they send. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

import { bindClient } from '../../../src/api/binding.ts'
import { type ClientOptions, createClient } from '../../../src/api/client.ts'
import { parseJson } from '../../../src/api/json.ts'

/** A request on the wire, in a form that can be compared. */
export interface Sent {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** What calls send while `run` goes on. `answer` is what requests get; without it there is no content. */
export async function sentBy(options: ClientOptions, run: () => unknown, answer?: Answer): Promise<Sent[]> {
  const { sent, fetch } = recorder(answer)
  const before = bindClient(createClient({ ...options, fetch }))
  try {
    await run()
  } finally {
    bindClient(before)
  }
  return sent
}

type Answer = (request: Pick<Sent, 'method' | 'url'>) => unknown

function recorder(answer?: Answer) {
  const sent: Sent[] = []
  const record: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const body = typeof init?.body === 'string' ? init.body : undefined
    const request = { method: init?.method ?? 'GET', url: String(input) }
    sent.push({
      ...request,
      headers: Object.fromEntries(headers),
      body: bodyOf(headers, body),
    })
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer(request))
  }
  return { sent, fetch: record }
}

const bodyOf = (headers: Headers, text: string | undefined): unknown =>
  text !== undefined && headers.get('content-type') === 'application/json' ? parseJson(text) : text

/** The words of a command line, as a shell hands them to the program. */
function shellWords(command: string, env: Readonly<Record<string, string>>, shell: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  return execFileSync(shell, [...(shell === 'bash' ? ['--norc'] : []), '-euc', script], {
    env: { ...env },
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1)
}

/** What a curl command sends. */
export function sentByCurl(command: string, env: Readonly<Record<string, string>>, shell = 'sh'): Sent {
  const words = shellWords(command, env, shell)
  const headers = new Headers()
  let method = 'GET'
  let url = ''
  let body: string | undefined
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') method = words.shift() ?? ''
    else if (word === '-H') {
      const [name = '', ...value] = (words.shift() ?? '').split(': ')
      headers.set(name, value.join(': '))
    } else if (word === '--data-raw') body = words.shift()
    else if (word.startsWith('-')) throw new Error(`unknown option ${word}`)
    else url = word
  }
  return { method, url, headers: Object.fromEntries(headers), body: bodyOf(headers, body) }
}

const root = new URL('../../../', import.meta.url)
const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<unknown>

/** What a program sends: its imports are real, only `fetch` is not. */
export async function sentByProgram(text: string, env: Readonly<Record<string, string>>): Promise<Sent[]> {
  const { sent, fetch } = recorder()
  const names = new Map<string, unknown>([['process', { env }]])
  const rest = []
  for (const line of text.split('\n')) {
    const [, name, from] = /^import \{ (\w+) \} from '([^']+)'$/.exec(line) ?? []
    if (name === undefined || from === undefined) {
      rest.push(line)
      continue
    }
    const module: unknown = await import(from.startsWith('.') ? pathToFileURL(new URL(from, root).pathname).href : from)
    const value: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined
    if (value === undefined) throw new Error(`${from} has no ${name}`)
    names.set(name, name === 'createClient' ? (options: ClientOptions) => createClient({ ...options, fetch }) : value)
  }
  const before = bindClient(undefined)
  try {
    await new AsyncFunction(...names.keys(), rest.join('\n'))(...names.values())
  } finally {
    bindClient(before)
  }
  return sent
}
