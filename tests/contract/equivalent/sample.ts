/** Values for forms and actions of any screen, made from what they ask for. */
import type { FormField, Row } from '../../../src/kit/spec.ts'

const uuid = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'
/** Everything that a shell, a terminal or a program could trip over: `'` and delete would end the word where it is pasted. */
const hostile = `it's "so" \\ $HOME \`id\` !x\n<é> \u2028 {name} ok'\u007F; \u001B]0;x\u0007 \u0085 \u202E \u200B \u{E0041}`

/** A request body with every field filled in; unions take their variant number `turn`. */
export const sampleBody = (fields: readonly FormField[], turn: number): Row =>
  Object.fromEntries(
    fields.reduce((entries, field) => {
      const [first = '', ...rest] = field.id.split('.')
      const value = sampleValue(field, turn)
      const nested = rest.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)
      const known = entries.get(first)
      return entries.set(first, isObject(known) && isObject(nested) ? { ...known, ...nested } : nested)
    }, new Map<string, unknown>()),
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function sampleValue({ widget }: FormField, turn: number): unknown {
  switch (widget.kind) {
    case 'text':
      return widget.secret ? 'hush' : hostile
    case 'name':
      return 'lantern-1'
    case 'description':
      return hostile
    case 'integer':
      return turn === 0 ? 7 : 2n ** 60n + 1n
    case 'bytes':
      return 2n ** 54n + 1n
    case 'select':
    case 'radio':
      return widget.options[turn % Math.max(1, widget.options.length)]?.value ?? 'other'
    case 'checkbox':
      return turn === 0
    case 'picker':
    case 'uuid':
      return uuid
    case 'ip':
      return 'fd00::1'
    case 'cidr':
      return '10.0.0.0/24'
    case 'portRange':
      return '22-80'
    case 'date':
      return new Date('2026-03-01T10:00:00.000Z')
    case 'json':
      return { any: [1, null, { deep_key: true, camelKey: 'x' }] }
    case 'ipRange':
      return { first: '10.0.0.1', last: '10.0.0.9' }
    case 'file':
      return 'contents of a file'
    case 'group':
      return sampleBody(widget.fields, turn)
    case 'union': {
      const variant = widget.variants[turn % Math.max(1, widget.variants.length)]
      return { [widget.tag]: variant?.value, ...sampleBody(variant?.fields ?? [], turn) }
    }
    case 'list':
      return [sampleValue(widget.item, turn), sampleValue(widget.item, turn + 1)]
    case 'grid':
      return Object.fromEntries(widget.rows.map(({ value }) => [value, [widget.options[turn]?.value]]))
    case 'map':
      return { 'key.with-odd_chars': sampleValue(widget.value, turn) }
  }
}

/** A record that has a value at every path that `call` reads from the thing called `name`. */
export function sampleFor(call: (...args: never[]) => unknown, name: string): Row {
  const text = call.toString()
  const row: Record<string, unknown> = {}
  const paths = [
    ...[...text.matchAll(new RegExp(`\\b${name}, ["']([\\w.]+)["']`, 'g'))].map(([, path = '']) => path),
    ...[...text.matchAll(new RegExp(`\\b${name}\\[["'](\\w+)["']\\]`, 'g'))].map(([, path = '']) => path),
  ]
  for (const path of paths) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let at = row
    for (const step of steps) {
      const next = at[step]
      at = isRecord(next) ? next : (at[step] = {})
    }
    const isNumber = new RegExp(`\\bNumber\\(.{0,60}\\b${name}, ["']${path}["']`).test(text)
    at[last] ??= /id$/i.test(last) ? uuid : isNumber ? '24' : `${last}'s value`
  }
  return row
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
