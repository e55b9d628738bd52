/**
 * What a cell shows for a value, decided without React: unknown enum values, unexpected types and missing fields
 * all end as text or a dash, never as an error.
 */
import { writeJson } from '../../api/json.ts'
import { readPath } from '../../lib/condition.ts'
import type { DurationUnit } from '../../lib/durations.ts'
import { isMissing } from '../../lib/missing.ts'
import { isUnreadable, type Unreadable, unreadableText } from '../../lib/unreadable.ts'
import type { Cell, Lookup, Row, Shown } from '../spec.ts'
import type { Tone } from '../../ui/tone.ts'

export type CellView =
  | { kind: 'empty' }
  | { kind: 'unreadable'; value: Unreadable }
  | { kind: 'text' | 'description' | 'mono'; text: string }
  /** `lookup`: it refers to a row of these. */
  | { kind: 'id'; text: string; lookup?: Lookup }
  | { kind: 'json'; value: unknown }
  | { kind: 'bytes'; value: number | bigint }
  | { kind: 'number'; value: number | bigint; unit?: string }
  | { kind: 'identifier'; value: number | bigint }
  | { kind: 'duration'; value: number | bigint; unit: DurationUnit }
  | { kind: 'date'; date: Date }
  | { kind: 'badge'; tone: Tone; text: string; isPassing?: true; since?: { date: Date; label: string } }
  | { kind: 'list'; items: readonly string[]; isMono?: true }
  | { kind: 'table'; labels: readonly string[]; rows: readonly (readonly CellView[])[] }

const empty: CellView = { kind: 'empty' }

/**
 * How a value looks in a cell. `ref` cells are resolved elsewhere; here they show the bare id.
 * @param row for cells that show more than the value: how long it has been so
 */
export function cellView(value: unknown, cell: Cell, row?: Row): CellView {
  if (cell.kind === 'words') return { kind: 'badge', tone: 'neutral', text: cell.text }
  if (isMissing(value)) return empty
  if (isUnreadable(value)) return { kind: 'unreadable', value }
  switch (cell.kind) {
    case 'number':
      return isNumber(value) ? { kind: cell.kind, value, ...(cell.unit && { unit: cell.unit }) } : asText(value)
    case 'duration':
      return isNumber(value) ? { kind: cell.kind, value, unit: cell.unit } : asText(value)
    case 'identifier':
    case 'bytes':
      return isNumber(value) ? { kind: cell.kind, value } : asText(value)
    case 'date': {
      const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)
      return Number.isNaN(date.getTime()) ? asText(value) : { kind: 'date', date }
    }
    case 'badge':
      return badge(value, cell, row)
    case 'list':
      return listView(value, cell.items === 'mono')
    case 'mac':
      return { kind: 'mono', text: Array.isArray(value) ? value.map(hexByte).join(':') : plainText(value) }
    case 'dotted':
      return { kind: 'mono', text: isNumber(value) ? dotted(value) : plainText(value) }
    case 'json':
      return { kind: 'json', value }
    case 'table':
      return tableView(value, cell.of)
    case 'ref':
      return { kind: 'id', text: plainText(value), lookup: cell.lookup }
    case 'description':
    case 'id':
    case 'mono':
      return { kind: cell.kind, text: plainText(value) }
    case 'link':
      return cell.mono ? { kind: 'mono', text: plainText(value) } : asText(value)
    case 'text':
    case 'named':
    case 'boolean':
    // None of its fields has a value, or the value is elsewhere.
    case 'first':
    case 'read':
      return asText(value)
  }
}

/** What does not fit into 32 bits stays the number it is. */
const dotted = (value: number | bigint): string => {
  const bits = Number(value)
  return bits === Math.trunc(bits) && bits >= 0 && bits < 2 ** 32
    ? [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
    : String(value)
}

const hexByte = (byte: unknown): string => Number(byte).toString(16).padStart(2, '0')

const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint'

function asText(value: unknown): CellView {
  if (Array.isArray(value)) return listView(value)
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) return { kind: 'json', value }
  return { kind: 'text', text: plainText(value) }
}

function badge(value: unknown, cell: Extract<Cell, { kind: 'badge' }>, row: Row | undefined): CellView {
  if (typeof value === 'object') return asText(value)
  const key = String(value)
  const tone = (Object.hasOwn(cell.tones, key) && cell.tones[key]) || 'neutral'
  const label = cell.labels && Object.hasOwn(cell.labels, key) ? cell.labels[key] : undefined
  const date = cell.since && readPath(row, cell.since.path)
  return {
    kind: 'badge',
    tone,
    text: label ?? plainText(value).replaceAll('_', ' '),
    ...(cell.passing?.includes(key) ? { isPassing: true } : {}),
    ...(cell.since && date instanceof Date ? { since: { date, label: cell.since.label } } : {}),
  }
}

function tableView(value: unknown, columns: readonly Shown[]): CellView {
  if (typeof value !== 'object' || value === null) return asText(value)
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value).map(([key, held]) => ({ key, value: held }))
  if (items.length === 0) return empty
  return {
    kind: 'table',
    labels: columns.map(({ label }) => label),
    rows: items.map((item) => columns.map(({ path, cell }) => cellView(readPath(item, path), cell))),
  }
}

function listView(value: unknown, isMono = false): CellView {
  const items = Array.isArray(value) ? value.map(plainText) : [plainText(value)]
  return items.length === 0 ? empty : { kind: 'list', items, ...(isMono && { isMono }) }
}

/** Any value as one line of text. */
export function plainText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'boolean':
      return value ? 'Yes' : 'No'
    case 'object':
      if (value === null) return ''
      if (isUnreadable(value)) return unreadableText
      return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : jsonText(value, 0)
    case 'undefined':
      return ''
    default:
      return String(value)
  }
}

/** A value as JSON text; integers beyond 2^53 keep all their digits. No value is no text. */
export const jsonText = (value: unknown, indent = 2): string => (value === undefined ? '' : writeJson(value, indent))
