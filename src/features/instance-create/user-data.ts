/** Data for the first boot: a text that is typed, or a file of any kind. */
import { base64 } from '../../kit/form/files.ts'
import { limits } from './limits.ts'

export type UserData = { kind: 'text'; text: string } | { kind: 'file'; name: string; size: number; base64: string }

/** Reads the form's value; null when there is none. */
export function asUserData(raw: unknown): UserData | null {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null
  if (raw.kind === 'text' && 'text' in raw && typeof raw.text === 'string') {
    return raw.text === '' ? null : { kind: 'text', text: raw.text }
  }
  if (raw.kind !== 'file' || !('base64' in raw) || !('name' in raw) || !('size' in raw)) return null
  const { base64: bytes, name, size } = raw
  return typeof bytes === 'string' && typeof name === 'string' && typeof size === 'number'
    ? { kind: 'file', name, size, base64: bytes }
    : null
}

/** How many bytes it has. */
export const sizeOf = (data: UserData): number =>
  data.kind === 'file' ? data.size : new TextEncoder().encode(data.text).length

/** What is wrong with it, or undefined. */
export const userDataProblem = (data: UserData): string | undefined =>
  sizeOf(data) > limits.userDataBytes ? `Must be 32 KiB or less, and is ${sizeOf(data)} bytes` : undefined

/** The bytes as they are sent. */
export function encodeUserData(data: UserData): string {
  if (data.kind === 'file') return data.base64
  return base64(new TextEncoder().encode(data.text))
}

/** What a chosen file becomes: a text to be read and changed if it is one, else the file. Larger ones are not read. */
export async function readUserData(file: Blob & { name: string }): Promise<UserData> {
  const { name, size } = file
  if (size > limits.userDataBytes) return { kind: 'file', name, size, base64: '' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = textOf(bytes)
  return text === undefined ? { kind: 'file', name, size, base64: base64(bytes) } : { kind: 'text', text }
}

/** What first-boot data is, by how it begins: only `cloud-config` is YAML. */
export function userDataFormat(text: string): 'cloud-config' | 'script' | 'other' | 'unknown' {
  // It may begin with a line that names the template language of the rest: then it is no YAML yet.
  if (/^## template: ?jinja/.test(text)) return 'other'
  if (/^#cloud-config\s*(\n|$)/.test(text)) return 'cloud-config'
  if (text.startsWith('#!')) return 'script'
  return /^(#include|#cloud-|#part-handler|#upstart-job|Content-Type:|MIME-Version:)/i.test(text) ? 'other' : 'unknown'
}

// Control characters other than white space are no text; neither is a byte order mark, which would not survive.
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return noText.test(text) || text.includes('\r') ? undefined : text
  } catch {
    return undefined
  }
}
