/** Reads the files that a form holds. */
import { readPath } from '../../lib/condition.ts'
import type { FormField } from '../spec.ts'
import { asEntries, asItems, asUnion } from './empty.ts'
import { variantOf } from './raw.ts'

/** The contents of all chosen files, in the encoding that their field wants. Rejects when one cannot be read. */
export async function readFiles(fields: readonly FormField[], values: unknown): Promise<ReadonlyMap<File, string>> {
  const found = fields.flatMap((field) => filesOf(field, readPath(values, field.id)))
  return new Map(
    await Promise.all(found.map(async ({ file, encoding }) => [file, await read(file, encoding)] as const)),
  )
}

/** What stands for the contents of all chosen files where a request is only shown. */
export function filePlaceholders(fields: readonly FormField[], values: unknown): ReadonlyMap<File, string> {
  const found = fields.flatMap((field) => filesOf(field, readPath(values, field.id)))
  return new Map(
    found.map(({ file, encoding }) => [file, `<${encoding === 'text' ? 'contents' : 'base64'} of ${file.name}>`]),
  )
}

interface Chosen {
  file: File
  encoding: 'text' | 'base64'
}

function filesOf({ widget }: FormField, raw: unknown): Chosen[] {
  switch (widget.kind) {
    case 'file':
      return raw instanceof File && widget.encoding !== 'bytes' ? [{ file: raw, encoding: widget.encoding }] : []
    case 'group':
      return widget.fields.flatMap((field) => filesOf(field, readPath(raw, field.id)))
    case 'union': {
      const { tag, variants } = asUnion(raw)
      return (variantOf(widget, tag)?.fields ?? []).flatMap((field) =>
        filesOf(field, readPath(variants[tag], field.id)),
      )
    }
    case 'list':
      return asItems(raw).flatMap(({ value }) => filesOf(widget.item, value))
    case 'map':
      return asEntries(raw).flatMap(({ value }) => filesOf(widget.value, value))
    default:
      return []
  }
}

async function read(file: File, encoding: 'text' | 'base64'): Promise<string> {
  return encoding === 'text' ? file.text() : base64(new Uint8Array(await file.arrayBuffer()))
}

const chunk = 0x8000

/** Base64 of any number of bytes: in pieces, since a call takes only so many arguments. */
export function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}
