/**
 * Conversion between the wire view (snake_case, dates as text) and the client view (camelCase, `Date`), driven by
 * the table that the generator makes of the contract.
 *
 * Names convert mechanically unless the table says otherwise. Keys of free maps are user data and never renamed;
 * opaque values are passed on as they are. Nothing is dropped: unknown fields are renamed when the way back is
 * the same name, and `__proto__` stays an ordinary key.
 */
import { isPlainObject } from '../lib/plain-object.ts'
import { unreadable, unreadableIn, type WithUnreadable } from '../lib/unreadable.ts'

/** What to do with a value; in an array, with each element. The generator's `emit/codec/kinds.ts` explains each. */
export type Kind = 'auto' | 'date' | 'opaque' | 'fraction' | { readonly map: Kind } | { readonly shape: number }

type Literal = string | number | boolean | null

interface FormShape {
  readonly when?: {
    readonly tags?: Readonly<Record<string, readonly Literal[]>>
    readonly required?: readonly string[]
  }
  readonly properties?: Readonly<Record<string, Kind>>
  readonly known?: readonly string[]
  readonly rest?: Kind
}

interface Shape {
  readonly date?: true
  readonly items?: Kind
  readonly objects?: readonly FormShape[]
}

/** How an operation's bodies are converted; what is left out is `auto`. */
export interface OperationCodec {
  readonly request?: Kind
  readonly response?: Kind
  readonly error?: Kind
  /** The answer need not be JSON. */
  readonly raw?: true
}

/** `generated/model/codec.gen.ts`. Names are wire names unless said otherwise. */
export interface CodecTable {
  /** Client name → wire name where that is not mechanical. */
  readonly irregular: Readonly<Record<string, string>>
  readonly dates: readonly string[]
  readonly opaque: readonly string[]
  /** Numbers with fractions: one that was written without is still no big integer. */
  readonly fractions: readonly string[]
  /** Name of a map → what to do with its values. */
  readonly maps: Readonly<Record<string, Kind>>
  readonly shapes: readonly Shape[]
  /** By `METHOD /path/{param}`, parameters in the client view. */
  readonly operations: Readonly<Record<string, OperationCodec>>
}

export interface Codec {
  toClientName: (wire: string) => string
  toWireName: (client: string) => string
  /** Wire view → client view. A text that is no valid date stays a text. */
  fromWire: (value: unknown, kind?: Kind) => unknown
  /** Client view → wire view. @throws RangeError for an invalid `Date` */
  toWire: (value: unknown, kind?: Kind) => unknown
  /** Path of a field in a body, `['disk_source', 'block_size']`, in the client view. Keys of maps stay. */
  toClientPath: (steps: readonly string[]) => string[]
  operation: (key: string) => OperationCodec
}

/** `time_created` → `timeCreated`; anything but a lower-case letter or digit after `_` is left alone. */
export const mechanicalClient = (wire: string): string =>
  wire.replace(/(?<=[A-Za-z0-9])_([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** `timeCreated` → `time_created`. */
export const mechanicalWire = (client: string): string =>
  client.replace(/(?<=[a-z0-9])([A-Z])/g, (c) => `_${c.toLowerCase()}`)

const plain: OperationCodec = {}

/** Makes the conversions that a table describes. */
export function createCodec(table: CodecTable): Codec {
  const irregularWire = new Map(Object.entries(table.irregular))
  const irregularClient = new Map([...irregularWire].map(([client, wire]) => [wire, client]))
  const kinds = new Map<string, Kind>([
    ...table.dates.map((name): [string, Kind] => [name, 'date']),
    ...table.fractions.map((name): [string, Kind] => [name, 'fraction']),
    ...table.opaque.map((name): [string, Kind] => [name, 'opaque']),
    ...Object.entries(table.maps).map(([name, map]): [string, Kind] => [name, { map }]),
  ])

  const toWireName = cached((client) => irregularWire.get(client) ?? mechanicalWire(client))
  const toClientName = cached((wire) => {
    const irregular = irregularClient.get(wire)
    if (irregular !== undefined) return irregular
    const client = mechanicalClient(wire)
    // An unknown field whose name would not come back as it was keeps it.
    return toWireName(client) === wire ? client : wire
  })

  /** One direction of the conversion; both walk in the same way. */
  function converter(direction: Direction) {
    const { rename, wireName, leaf } = direction

    function convert(value: unknown, kind: Kind): unknown {
      if (value === null || value === undefined || kind === 'opaque') return value
      if (typeof value !== 'object' || value instanceof Date) return leaf(value, kind)
      const whole = (value as WithUnreadable)[unreadable]
      if (whole && 'raw' in whole && (whole === value || whole.neutral === value)) return convert(whole.raw, kind)
      if (Array.isArray(value)) {
        const items = shapeOf(kind) === undefined ? kind : (shapeOf(kind)?.items ?? 'auto')
        return value.map((item) => convert(item, items))
      }
      return isPlainObject(value) ? convertObject(value, kind) : value
    }

    function convertObject(value: Readonly<Record<string, unknown>>, kind: Kind): unknown {
      const form = formOf(value, kind)
      const result: Record<string, unknown> = {}
      for (const key of Object.keys(value)) {
        const wire = wireName(key)
        // What nobody has put another value in the place of goes back as it came.
        const mark = unreadableIn(value, key)
        const held = mark && Object.is(mark.neutral, value[key]) ? mark.raw : value[key]
        const isFree = form !== undefined && 'rest' in form && form.known?.includes(wire) !== true
        if (isFree) set(result, key, convert(held, form.rest ?? 'auto'))
        else {
          const name = rename(key)
          // Two keys that would fall together: the one that already has the name keeps it.
          const target = name !== key && Object.hasOwn(value, name) ? key : name
          set(result, target, convert(held, own(form?.properties, wire) ?? kinds.get(wire) ?? 'auto'))
        }
      }
      return result
    }

    /** The form that applies to an object; undefined: rename every key and go by the table of names. */
    function formOf(value: object, kind: Kind): FormShape | undefined {
      if (typeof kind === 'object' && 'map' in kind) return { known: [], rest: kind.map }
      const forms = shapeOf(kind)?.objects
      if (forms === undefined) return undefined
      return forms.find((form) => fits(value, form)) ?? forms[0]
    }

    function fits(value: object, { when }: FormShape): boolean {
      const at = (wire: string): string => (direction.fromWire ? wire : toClientName(wire))
      const missing = when?.required?.some((wire) => !Object.hasOwn(value, at(wire))) === true
      if (missing) return false
      return Object.entries(when?.tags ?? {}).every(([wire, allowed]) => {
        const tag: unknown = own(value, at(wire))
        return tag === undefined || allowed.some((literal) => literal === tag)
      })
    }

    return convert
  }

  function shapeOf(kind: Kind): Shape | undefined {
    return typeof kind === 'object' && 'shape' in kind ? table.shapes[kind.shape] : undefined
  }

  const isDateKind = (kind: Kind): boolean => kind === 'date' || shapeOf(kind)?.date === true

  const read = converter({
    fromWire: true,
    rename: toClientName,
    wireName: (key) => key,
    leaf: (value, kind) => {
      if (typeof value === 'string' && isDateKind(kind)) return parseDate(value) ?? value
      return typeof value === 'bigint' && kind === 'fraction' ? Number(value) : value
    },
  })
  const write = converter({
    fromWire: false,
    rename: toWireName,
    wireName: toWireName,
    leaf: (value) => (value instanceof Date ? value.toISOString() : value),
  })

  return {
    toClientName,
    toWireName,
    fromWire: (value, kind = 'auto') => read(value, kind),
    toWire: (value, kind = 'auto') => write(value, kind),
    toClientPath: (steps) => {
      let isUserKey = false
      return steps.map((step) => {
        const name = isUserKey ? step : toClientName(step)
        const kind = isUserKey ? undefined : kinds.get(step)
        isUserKey = typeof kind === 'object' && 'map' in kind
        return name
      })
    },
    operation: (key) => own(table.operations, key) ?? plain,
  }
}

interface Direction {
  fromWire: boolean
  rename: (key: string) => string
  /** The wire name behind a key of the value being read. */
  wireName: (key: string) => string
  leaf: (value: unknown, kind: Kind) => unknown
}

const own = <T>(record: Readonly<Record<string, T>> | object | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? (record as Readonly<Record<string, T>>)[key] : undefined

/** Plain assignment to `__proto__` would set the prototype. */
function set(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}

/** Names repeat in every row. Bounded, because unknown names may come in any number. */
function cached(compute: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = compute(name)
    if (known.size < 5_000) known.set(name, made)
    return made
  }
}

/** RFC 3339 as the API writes it. Anything else (February 30th, say) is not a date that `Date` can hold. */
export function parseDate(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)[Tt]\d\d:\d\d:(\d\d)(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.exec(text)
  if (parts === null) return undefined
  // A `Date` has no leap second: what happened in one was at the end of its minute (https://www.rfc-editor.org/rfc/rfc3339#appendix-D).
  const isLeap = parts[4] === '60'
  const date = new Date(isLeap ? text.replace(/:60(?:\.\d+)?/, ':59.999') : text)
  if (Number.isNaN(date.getTime()) || (isLeap && !date.toISOString().includes('T23:59:'))) return undefined
  const [, year, month, day] = parts.map(Number)
  const isRealDay =
    day !== undefined && day <= 28 ? true : new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDate() === day
  return isRealDay ? date : undefined
}
