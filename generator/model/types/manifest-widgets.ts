/** What fields are shown and asked for with. */
export type RawWidget =
  | 'text'
  | 'textarea'
  | 'secret'
  | 'name'
  | 'description'
  | 'integer'
  | 'duration'
  | 'bytes'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'picker'
  | 'ip'
  | 'cidr'
  | 'ipRange'
  | 'portRange'
  | 'uuid'
  | 'date'
  | 'json'
  | 'file'
  | 'group'
  | 'union'
  | 'list'
  | 'map'
  | 'id'
  | 'mono'
  | 'mac'
  | 'dotted'
  | 'number'
  | 'boolean'
  | 'badge'

export const durationUnits = ['ns', 'µs', 'ms', 's', 'min', 'h', 'd'] as const

/** It names something (a port, an ASN), counts something, or is a length of time in this unit. */
export type NumberKind = 'identifier' | 'count' | (typeof durationUnits)[number]
