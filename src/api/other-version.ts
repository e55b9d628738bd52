/**
 * What is done about a server of another version: what it lacks is not asked for, what it does not know is not sent, and calls name
 * the version that it has. What versions have is in `generated/model/presence.gen.ts`; decision 0027 says why it is done like this.
 */
import { errorCodeField, messageField } from '../../generated/model/conventions.gen.ts'
import { demands, needs, operations, requests, versions as known } from '../../generated/model/presence.gen.ts'
import { readPath } from '../lib/condition.ts'
import { compareVersions, isOlder } from '../lib/versions.ts'
import { isPlainObject } from '../lib/plain-object.ts'
import type { ApiRequest } from './binding.ts'
import { codec } from './codec.ts'
import { recordRequest } from './dry-run.ts'
import { type OtherVersion, otherVersion, ownVersion, versionHeader, type Versions } from './server-version.ts'
import { buildUrl } from './url.ts'

/** The answer to a call, which may be of another version, or refuse ours. @param again sends the call anew, as is known by then */
export const look = (response: Response, call: ApiRequest, again: () => Promise<Response>): Promise<Response> =>
  settle(response, again, { call, tried: new Set([ownVersion]), before: otherVersion.get() })

interface Tries {
  call: ApiRequest
  /** The versions that the call has named so far. */
  tried: Set<string | undefined>
  /** What was known before it. */
  before: OtherVersion | undefined
}

async function settle(response: Response, again: () => Promise<Response>, tries: Tries): Promise<Response> {
  const { call, tried, before } = tries
  const said = saidBy(response)
  const refusal = response.status === 400 ? await refusalIn(response) : undefined
  if (refusal === undefined) {
    const isNew = said !== undefined && note(said)
    return (await isUnknownPath(response)) ? elsewhere(response, again, { ...tries, isNew }) : response
  }
  const version = said ?? known.find((one) => !tried.has(one) && refusal.includes(one))
  if (tried.has(version)) {
    // It was not about the version, or there is none that the server takes: people see what it says.
    otherVersion.set(before)
    return response
  }
  adopt(version)
  const why = otherVersion.get()?.lackIn(call)
  return why === undefined ? settle(await again(), again, { ...tries, tried: tried.add(version) }) : notOffered(why)
}

/** The server has nothing at the path: where it was asked before its version was known, it may have it at another one. */
async function elsewhere(
  response: Response,
  again: () => Promise<Response>,
  { isNew, ...tries }: Tries & { isNew: boolean },
): Promise<Response> {
  const other = otherVersion.get()
  if (other === undefined) return response
  const why = other.lackIn(tries.call)
  if (why === undefined && isNew) return settle(await again(), again, tries)
  return notOffered(why ?? `${serverOf(other.version)} does not offer this`, response.headers)
}

const saidBy = ({ headers }: Response): string | undefined =>
  (versionHeader === undefined ? undefined : headers.get(versionHeader)) ?? undefined

/** What a server says that takes calls of some versions only; undefined for all other refusals. */
async function refusalIn(response: Response): Promise<string | undefined> {
  const message = await messageWithoutCode(response)
  const isAboutVersion =
    (versionHeader !== undefined && message?.includes(versionHeader)) || /\bAPI version\b/i.test(message ?? '')
  return isAboutVersion ? message : undefined
}

/** What is refused before it gets to an operation has no code. */
async function messageWithoutCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (!isPlainObject(body) || readPath(body, codec.toWireName(errorCodeField)) !== undefined) return undefined
  const message = readPath(body, codec.toWireName(messageField))
  return typeof message === 'string' ? message : ''
}

/** Unlike an unknown thing, an unknown path has no code. */
const isUnknownPath = async (response: Response): Promise<boolean> =>
  (response.status === 404 || response.status === 405) && (await messageWithoutCode(response)) !== undefined

const wrapped = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, step) => ({ [step]: inner }), value)

/** As if the server had said so itself: what is not offered is missing in its place. */
const notOffered = (message: string, headers?: Headers): Response =>
  Response.json(wrapped(codec.toWireName(messageField), message), { status: 501, ...(headers && { headers }) })

/** A server says which version it has. Answers whether that is news. */
function note(said: string): boolean {
  if (said !== ownVersion) return adopt(said)
  if (otherVersion.get() !== undefined) otherVersion.set(undefined)
  return false
}

function adopt(version: string | undefined): boolean {
  const before = otherVersion.get()
  if (before !== undefined && before.version === version) return false
  otherVersion.set(otherOf(version))
  return true
}

/** What is known of a version; nothing is lacking of one that is not said. */
export function otherOf(version: string | undefined): OtherVersion {
  const lack = ({ since, until }: Versions): string | undefined => {
    if (version === undefined) return undefined
    const sorry = `${serverOf(version)} does not offer this`
    if (since !== undefined && isOlder(version, since)) return `${sorry}; it came with version ${since}`
    if (until !== undefined && isOlder(version, until) === false) return `${sorry}; version ${until} removed it`
    return undefined
  }
  const lackIn: OtherVersion['lackIn'] = (call, field) => {
    const versions = field === undefined ? operations[keyOf(call)] : requests[keyOf(call)]?.[field]
    return versions && lack(versions)
  }
  const at = version === undefined ? undefined : nearest(version)
  const isWanted = (versions: readonly string[] | undefined): boolean =>
    at !== undefined && versions?.includes(at) === true
  const wantedOf = (table: typeof demands, call: ApiRequest): string[] =>
    Object.entries(table[keyOf(call)] ?? {}).flatMap(([path, versions]) => (isWanted(versions) ? path : []))
  const sorryFor = (path: string | undefined): string | undefined =>
    path && `${serverOf(version)} requires ${wireName(path)}, which this console does not send`
  return {
    version,
    lack,
    lackIn,
    needs: (versions) => isWanted(versions?.needed),
    refuses: (make, asked) => {
      const call = recordRequest(make)
      const lacking = call ? wantedOf(demands, call) : []
      const needed = call ? wantedOf(needs, call) : []
      const isAsked = (path: string): boolean => asked.includes(path.replace(/^\?/, ''))
      return {
        // What nobody here can fill in: ours does not have it, or the form does not ask for it.
        call:
          call &&
          (lackIn(call) ??
            sorryFor(
              lacking.find((path) => !path.includes('?.') && !isSent(call, path)) ??
                needed.find((path) => !path.includes('.') && !isAsked(path) && !isSent(call, path)),
            )),
        field: (field) =>
          call && (lackIn(call, field) ?? sorryFor(lacking.find((path) => path.startsWith(`${field}?.`)))),
        needs: (field) => needed.includes(field) || needed.includes(`?${field}`),
      }
    },
    adapt: (call) => {
      const lacking = Object.entries(requests[keyOf(call)] ?? {})
        .filter(([, versions]) => lack(versions) !== undefined)
        .map(([path]) => path)
      if (lacking.length === 0) return call
      const query = lacking.flatMap((path) => (path.startsWith('?') ? [path.slice(1)] : []))
      const body = lacking.filter((path) => !path.startsWith('?'))
      return {
        ...call,
        query: query.reduce((left: unknown, name) => without(left, [name]), call.query),
        body: body.reduce((left: unknown, path) => without(left, path.split('.')), call.body),
      }
    },
    address: (written, call) => {
      if (versionHeader !== undefined) {
        if (version === undefined) written.init.headers.delete(versionHeader)
        // Who names one for a single call means that.
        else if (call.headers?.[versionHeader] === undefined) written.init.headers.set(versionHeader, version)
      }
      const there = version === undefined ? undefined : operations[keyOf(call)]?.paths?.[nearest(version)]
      if (there === undefined) return written
      const own = buildUrl(call.url, call.path, call.query)
      const base = written.url.slice(0, written.url.length - own.length)
      return { ...written, url: base + buildUrl(there, call.path, call.query) }
    },
    through: async (call, send, again) => {
      const why = lackIn(call)
      if (why !== undefined) return notOffered(why)
      return settle(await send(), again, { call, tried: new Set([version]), before: otherVersion.get() })
    },
  }
}

const serverOf = (version: string | undefined): string =>
  version === undefined ? 'This server' : `This server (version ${version})`

const isSent = ({ body, query }: ApiRequest, path: string): boolean =>
  readPath(path.startsWith('?') ? query : body, path.replace(/^\?/, '')) !== undefined

/** `?sortBy` of a query, or the path of a field, in the words of the API. */
export const wireName = (path: string): string =>
  path
    .replaceAll('?', '')
    .split('.')
    .map((step) => codec.toWireName(step))
    .join('.')

const keyOf = ({ method, url }: ApiRequest): string => `${method} ${url}`

/** The newest known version that is not newer; of an older one than all the oldest. */
function nearest(version: string): string {
  const before = known.filter((one) => compareVersions(one, version) <= 0)
  return before.at(-1) ?? known[0] ?? version
}

/** A value without a field, also in the items of lists. */
function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, [step ?? '', ...rest]))
  if (!isPlainObject(value) || step === undefined || !Object.hasOwn(value, step)) return value
  const { [step]: inner, ...others } = value as Readonly<Record<string, unknown>>
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) }
}
