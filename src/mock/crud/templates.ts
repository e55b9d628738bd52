/** Texts and paths of the manifest, applied to rows. */
import { readPath } from '../../lib/condition.ts'
import type { Row } from '../store/collection.ts'

/** Replaces `{path}` in texts, at any depth, by the row's values. */
export function fillTemplates(value: unknown, row: Row): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([\w.]+)\}/g, (_, path: string) => String(readPath(row, path) ?? ''))
  if (Array.isArray(value)) return value.map((part) => fillTemplates(part, row))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTemplates(part, row)]))
}

/** Sets a dotted path; undefined takes away what is there. Objects on the way are copied, since the old row may share them. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const [step = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) delete target[step]
    else target[step] = value
    return
  }
  const inner = { ...objectOf(target[step]) }
  setPath(inner, rest.join('.'), value)
  target[step] = inner
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
