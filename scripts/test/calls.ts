/** Calls by their method and path: those that a server no longer answers, and whether a text or code asks for one of them. */
import type { OpenEntry } from './open-entries.ts'

export interface Call {
  method: string
  /** Steps of the path; `{disk}` stands for any. */
  steps: readonly string[]
  /** A parameter of the query that it no longer takes: without it, it is answered. */
  without?: string
  /** Nothing is at that path any more: it needs no method to be told by. */
  isAlone: boolean
}

const METHODS = 'GET|PUT|POST|PATCH|DELETE|HEAD'

type Paths = Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>

/** Operations of a contract, and how each is asked for. @param contract text of `generated/openapi.json` */
export function operationsIn(contract: string): { id: string; method: string; path: string }[] {
  const { paths } = JSON.parse(contract) as { paths: Paths } // written by the generator
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id }]) =>
      id === undefined ? [] : [{ id, method: method.toUpperCase(), path }],
    ),
  )
}

/** `POST /v1/disks/{disk}/start`, as entries write it; `GET /v1/disks?project` where it is a parameter that is no longer taken. */
const AS_ENTRY = new RegExp(`^(${METHODS}) (/[^\\s?]+)(?:\\?(\\S+))?$`)

export const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '')

/** @param isThere whether anything is at that path now */
export function callOf(text: string, isThere: (path: string) => boolean): Call | undefined {
  const [, method = '', path = '', without] = AS_ENTRY.exec(text) ?? []
  if (path === '') return undefined
  const call = { method, steps: stepsOf(path) }
  return without === undefined ? { ...call, isAlone: !isThere(path) } : { ...call, without, isAlone: false }
}

/** An entry with a call that a text names: `POST /v1/disks?project=shop`, also of a whole URL; where nothing is at the path any more, `/v1/disks` alone. */
export function calledIn(text: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const asked = [...text.matchAll(ADDRESS)].map(([, method, path = '']) => ({ path, methods: method ? [method] : [] }))
  return entryFor(asked, entries)
}

/** With what stands before it, whichever it is. */
const ADDRESS = new RegExp(`(?:\\b(${METHODS})\\s+)?(?:https?://[^\\s/'"\`]+|(?<![\\w.}/-]))(/[^\\s'"\`,;)\\]>]+)`, 'g')

/** An entry with a call that code makes: the address in quotes, with the method in the same brackets, as in `send('POST', '/v1/disks')`; without one it is read. @param whole what makes what the code calls */
export const writtenIn = (code: string, entries: readonly OpenEntry[], whole = code): OpenEntry | undefined =>
  entryFor(askedIn(code, whole), entries)

/** Addresses in quotes, with how they are asked for. */
export const askedIn = (code: string, whole = code): Asked[] =>
  [...code.matchAll(IN_QUOTES)].map(({ index, 1: path = '' }) => ({
    path,
    methods: methodsAround(code, index, whole),
  }))

/** An entry with a call that an example makes: in code, or by a command, as of `curl -s -X POST "http://127.0.0.1:12220/v1/disks"`. */
export const exampleOf = (text: string, entries: readonly OpenEntry[]): OpenEntry | undefined =>
  curledIn(text, entries) ?? writtenIn(text, entries)

function curledIn(text: string, entries: readonly OpenEntry[]): OpenEntry | undefined {
  const commands = text.match(/\bcurl .*/g) ?? []
  const asked = commands.map((command) => ({
    path: /https?:\/\/[^\s/'"`]+(\/[^\s'"`]+)/.exec(command)?.[1] ?? '',
    methods: [methodOf(command)],
  }))
  return entryFor(asked, entries)
}

/** What a body is sent with creates, unless it is said otherwise. */
const methodOf = (command: string): string =>
  / -X ?(\w+)/.exec(command)?.[1] ?? (/ (?:--json|-d|--data)\b/.test(command) ? 'POST' : 'GET')

/** An address from its root on, or behind one of a server; also after its method: `'POST /v1/disks'`. */
const IN_QUOTES =
  /['"`](?:(?:GET|PUT|POST|PATCH|DELETE|HEAD) )?(?:https?:\/\/[^\s/'"`]+|\$\{[^}]*\})?(\/(?:[^\s'"`$]|\$\{[^}]*\})+)/g

export interface Asked {
  /** Of one that begins with a value, `${instance}/serial-console`, what comes after it. */
  path: string
  /** Those that may be meant; none where nothing says it. */
  methods: readonly string[]
}

const entryFor = (asked: readonly Asked[], entries: readonly OpenEntry[]): OpenEntry | undefined =>
  entries.find(({ calls }) => calls.some((call) => asked.some((one) => isCallTo(one, call))))

function isCallTo({ path, methods }: Asked, { method, steps, without, isAlone }: Call): boolean {
  if (!isAlone && !methods.includes(method)) return false
  if (without !== undefined && !new RegExp(`[?&]${without}=`).test(path)) return false
  const own = fixedSteps(path)
  return own.length === steps.length && own.every((step, at) => isStep(step, at, steps))
}

const fixedSteps = (path: string): string[] => stepsOf(path.replace(/[?#].*$/, '').replace(/[.:]+$/, ''))

/** Whether an address may be that of a call, also where only its end is written out. */
export function isEndOf({ path, methods }: Asked, { method, steps }: Pick<Call, 'method' | 'steps'>): boolean {
  const own = fixedSteps(path)
  const end = steps.slice(-own.length)
  const isSame = own.length <= steps.length && own.every((step, at) => isStep(step, at, end))
  return isSame && own.some((step, at) => step === end[at]) && methods.includes(method)
}

/** What may be done with a row is written as a value where it is one of several: `/v1/disks/data/${verb}`. */
function isStep(step: string, at: number, steps: readonly string[]): boolean {
  const wanted = steps[at] ?? ''
  const isVerb = at === steps.length - 1 && steps[at - 1]?.startsWith('{') === true
  return wanted.startsWith('{') || step === wanted || (isVerb && /^\$\{[^}]*\}$/.test(step))
}

/** What stands with an address in the same brackets, or in what is called there: `post('/v1/disks')`. Where nothing says it, it is read. */
function methodsAround(code: string, at: number, whole: string): string[] {
  const around = bracketsAround(code, at)
  // An address that is made of its parts is sent by what is around it.
  const { caller, within } = /^(?:URL|Request)$/.test(around.caller) ? bracketsAround(code, around.from) : around
  const called = [caller, ...(within.match(/\b[a-z]\w*(?=\()/g) ?? [])].filter((name) => name !== '')
  const heads = [...new Set(called)].flatMap((name) => headOf(whole, name))
  const own = new RegExp(`^(?:${METHODS})$`, 'i').test(caller) ? [caller] : []
  const said = [within, ...heads].flatMap((text) => [...text.matchAll(METHOD)].map(([, one, other]) => one ?? other))
  const words = [...own, ...said].flatMap((word) => word?.toUpperCase() ?? [])
  // What has a name is used more than once: it may be read as well.
  const isNamed = /\b(?:const|let) \w+ = $/.test(code.slice(Math.max(0, at - 80), at))
  return words.length === 0 || isNamed ? [...words, 'GET'] : words
}

/** As it is sent, or in quotes in any letters. */
const METHOD = new RegExp(`(?<![\\w/])(${METHODS})(?![\\w/])|['"](${METHODS.toLowerCase()})['"]`, 'g')

/** The line in which something is made that is called so. */
const headOf = (code: string, name: string): string[] =>
  new RegExp(`(?:const|let|function\\*?) ${name}\\b.*`).exec(code) ?? []

/** What is in the innermost brackets that a place is in, and the word before them. */
function bracketsAround(code: string, at: number): { from: number; within: string; caller: string } {
  const from = openedBefore(code, at)
  const within = code.slice(from, closedAfter(code, at))
  return { from, within, caller: /(\w+)\s*$/.exec(code.slice(Math.max(0, from - 40), from))?.[1] ?? '' }
}

/** Where the bracket is that is open at a place; else the beginning of what stands together there. */
function openedBefore(text: string, at: number): number {
  const edge = text.lastIndexOf('\n\n', at) + 1
  let depth = 0
  for (let i = at - 1; i >= edge; i--) {
    const one = text[i] ?? ''
    if (')]}'.includes(one)) depth++
    else if ('([{'.includes(one) && --depth < 0) return i
  }
  return edge
}

function closedAfter(text: string, at: number): number {
  const end = text.indexOf('\n\n', at)
  const edge = end < 0 ? text.length : end
  let depth = 0
  for (let i = at; i < edge; i++) {
    const one = text[i] ?? ''
    if ('([{'.includes(one)) depth++
    else if (')]}'.includes(one) && --depth < 0) return i
  }
  return edge
}
