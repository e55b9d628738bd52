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
  /** Of a field that may be left out: versions that require it. */
  needed?: readonly string[]
}

/** Something that not every version has. */
export interface Versioned {
  versions?: Versions
}

/** What the server would refuse of a form. */
export interface Refusal {
  /** Why all of it. */
  call?: string | undefined
  /** Why a field. */
  field: (field: string) => string | undefined
  /** Whether it is refused without a field that may be left out otherwise. */
  needs: (field: string) => boolean
}

export interface OtherVersion {
  /** Undefined: the server refuses ours and does not say what it has. */
  version: string | undefined
  /** Why the server does not have something; undefined when it has it. */
  lack: (versions: Versions) => string | undefined
  /** The same of the operation of a call, or of a field that it is sent (`diskSource.imageId`). */
  lackIn: (call: ApiRequest, field?: string) => string | undefined
  /** Whether the server requires a field that ours may be without. */
  needs: (versions: Versions | undefined) => boolean
  /** Why the server would refuse a call whatever is filled in. @param make makes it; nothing is sent @param asked fields of the form */
  refuses: (make: () => unknown, asked: readonly string[]) => Refusal
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
