/**
 * Whether the server has another version of the contract than the console. Most have the same one, or say none: then nothing more
 * than this is loaded. What is done about another one is in `other-version.ts`.
 */
import { versionHeaders } from '../../generated/model/conventions.gen.ts'
import { createStore } from '../lib/store.ts'
import type { ApiRequest } from './binding.ts'
import type { WrittenRequest } from './client.ts'

/** Sends a call; may send it again in another form, or not at all. */
export type Through = (
  call: ApiRequest,
  send: () => Promise<Response>,
  /** The same, written for what is known of the server by then. */
  again: () => Promise<Response>,
) => Promise<Response>

/** The first version that has something, and the first one that has it no more. */
export interface Versions {
  since?: string
  until?: string
}

/** Something that not every version has. */
export interface Versioned {
  versions?: Versions
}

export interface OtherVersion {
  /** Undefined: the server refuses ours and does not say what it has. */
  version: string | undefined
  /** Why the server does not have something; undefined when it has it. */
  lack: (versions: Versions) => string | undefined
  /** The same of the operation of a call, or of a field that it is sent (`diskSource.imageId`). */
  lackIn: (call: ApiRequest, field?: string) => string | undefined
  /** Why the server would refuse a call whatever is filled in. @param make makes it; nothing is sent */
  refuses: (make: () => unknown) => { call?: string | undefined; field: (field: string) => string | undefined }
  /** A call without what the server does not know. */
  adapt: (call: ApiRequest) => ApiRequest
  /** Puts it where the server has it, and names its version. */
  address: (written: WrittenRequest, call: ApiRequest) => WrittenRequest
  through: Through
}

/** Set as soon as a server says that it has another version. */
export const otherVersion = createStore<OtherVersion | undefined>(undefined)

/** The header of the version, and the console's own. */
export const [versionHeader, ownVersion] = Object.entries(versionHeaders)[0] ?? []

/** Looks which version answers. */
export const watchVersions: Through = async (call, send, again) => {
  const other = otherVersion.get()
  if (other) return other.through(call, send, again)
  const response = await send()
  const said = versionHeader && response.headers.get(versionHeader)
  if (said ? said === ownVersion : response.status !== 400) return response
  return import('./other-version.ts').then(
    ({ look }) => look(response, call, again),
    () => response,
  )
}

/** Why this server does not have something: its version has not. */
export const lackOf = ({ versions }: Versioned): string | undefined => versions && otherVersion.get()?.lack(versions)

/** Those that this server has. */
export const served = <T extends Versioned>(parts: readonly T[]): readonly T[] =>
  otherVersion.get() ? parts.filter((part) => lackOf(part) === undefined) : parts
