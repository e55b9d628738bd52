/** Widgets of addresses and networks: what the contract and the manifest demand of them. */
import type { Lookups } from '../lookups/lookups.ts'
import type { Schema } from '../types/contract.ts'
import type { WidgetIR } from '../types/ir.ts'
import type { RawField } from '../types/manifest.ts'

export function ipWidget({ format }: Schema, { version, notBelow }: RawField): WidgetIR {
  const family = version ?? (format === 'ipv4' ? 'v4' : format === 'ipv6' ? 'v6' : undefined)
  return {
    kind: 'ip',
    ...(family === undefined ? {} : { version: family }),
    ...(notBelow === undefined ? {} : { notBelow }),
  }
}

export function cidrWidget(schema: Schema, { version, width, inside }: RawField): WidgetIR {
  const family = version ?? networkVersion(schema)
  return {
    kind: 'cidr',
    ...(family === undefined ? {} : { version: family }),
    ...(width === undefined ? {} : { width: typeof width === 'number' ? [width, width] : width }),
    ...(inside === undefined ? {} : { inside }),
  }
}

/** The widget of a network that lies apart from those of a list. Of one that cannot be asked for there, the server says what is in the way. */
export function withApart(
  widget: WidgetIR,
  { path, apart }: { path: string; apart: string | undefined },
  { at, lookups }: { at: string; lookups: Lookups },
): WidgetIR {
  if (widget.kind !== 'cidr' || apart === undefined) return widget
  const lookup = lookups.find(apart, at)
  return lookup === undefined ? widget : { ...widget, apart: { lookup: lookup.id, by: path } }
}

/** The version of a network that is always of the same one. */
const networkVersion = ({ format }: Schema): 'v4' | 'v6' | undefined =>
  format === 'ipv4-net' ? 'v4' : format === 'ipv6-net' ? 'v6' : undefined
