/**
 * Which columns a list shows, in which order and how wide, and how dense its rows are: remembered per user and screen in this
 * browser. What is stored is read with care: another version of the console may have written it.
 */
import { readPath } from '../../../lib/condition.ts'
import { ownKey } from '../../routing/page-scope.ts'
import type { Column, Row } from '../../spec.ts'

export type Density = 'comfortable' | 'compact'

export interface ListSettings {
  /** Ids of columns in the order people gave them; those it does not name come after, in the screen's order. */
  order: readonly string[]
  /** Columns shown or hidden against the screen's default. */
  shown: Readonly<Record<string, boolean>>
  /** Widths in pixels, by column. */
  widths: Readonly<Record<string, number>>
  density: Density
}

const version = 1

const minWidth = 64
const maxWidth = 960

export const defaultSettings: ListSettings = { order: [], shown: {}, widths: {}, density: 'comfortable' }

/** Where the settings of a user's screen are stored; undefined until it is known who is signed in. */
export function settingsKey(me: Row, screen: string): string | undefined {
  const own = ownKey('cairn.list.', me)
  return own && `${own}.${screen}`
}

/** Stored settings; the defaults for whatever is missing or makes no sense. */
export function parseSettings(text: string | null): ListSettings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return defaultSettings
  }
  if (readPath(stored, 'v') !== version) return defaultSettings
  const order = readPath(stored, 'order')
  return {
    order: Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : [],
    shown: entriesOf(readPath(stored, 'shown'), (value) => typeof value === 'boolean'),
    widths: entriesOf(
      readPath(stored, 'widths'),
      (value) => typeof value === 'number' && value >= minWidth && value <= maxWidth,
    ),
    density: readPath(stored, 'density') === 'compact' ? 'compact' : 'comfortable',
  }
}

/** Settings as they are stored; null when there is nothing to remember. */
export const printSettings = (settings: ListSettings): string | null =>
  JSON.stringify(settings) === JSON.stringify(defaultSettings) ? null : JSON.stringify({ v: version, ...settings })

function entriesOf<T>(value: unknown, isLegal: (entry: T) => boolean): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value as Record<string, T>).filter(([, entry]) => isLegal(entry)))
}

/** All columns in the wanted order. */
export function orderedColumns(columns: readonly Column[], { order }: Pick<ListSettings, 'order'>): readonly Column[] {
  const place = new Map(order.map((id, index) => [id, index]))
  return columns.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length))
}

/** Whether a column is shown. */
const isShown = ({ id, hidden = false }: Column, { shown }: Pick<ListSettings, 'shown'>): boolean =>
  Object.hasOwn(shown, id) ? shown[id] === true : !hidden

/** The columns to show: never none, because a table without columns says nothing. */
export function shownColumns(columns: readonly Column[], settings: ListSettings): readonly Column[] {
  const shown = orderedColumns(columns, settings).filter((column) => isShown(column, settings))
  return shown.length > 0 ? shown : columns.slice(0, 1)
}

/** Settings that show these columns, in this order: ids with commas between them. */
export function withColumns(settings: ListSettings, columns: readonly Column[], ids: string): ListSettings {
  const order = ids.split(',').filter((id) => columns.some((column) => column.id === id))
  if (order.length === 0) return settings
  return { ...settings, order, shown: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])) }
}

/** Settings with a column of this width, in pixels; undefined lets the contents decide again. */
export function withWidth(settings: ListSettings, id: string, width: number | undefined): ListSettings {
  const { [id]: _former, ...others } = settings.widths
  if (width === undefined) return { ...settings, widths: others }
  return { ...settings, widths: { ...others, [id]: Math.round(Math.max(minWidth, Math.min(width, maxWidth))) } }
}
