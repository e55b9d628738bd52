/** The rules of single values: is this text one of those? Empty values are not judged here. */
import { bytesText, toUnit } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { ipRangeProblem } from '../../lib/ip.ts'
import { durationText } from '../../lib/durations.ts'
import { jsonProblem } from '../../lib/json-syntax.ts'
import { descriptionProblem, nameProblem } from '../../lib/names.ts'
import { unitOf } from '../../lib/numbers.ts'
import { portsProblem } from '../../lib/ports.ts'
import { isUuid } from '../selectors.ts'
import type { Widget } from '../spec.ts'
import { addressProblem, type Around, networkProblem } from './address-rules.ts'
import { parseBytesIn, parseInteger } from './body.ts'
import type { Minimum } from './minimum.ts'

/** Bytes of a file whose contents are part of a request: of a disk image that was chosen by mistake nobody wants to wait for the end. */
export const mostContents = 8 * 1024 * 1024

/** What is known besides the value. */
export interface Beside extends Around {
  minimum?: Minimum | undefined
}

/** What is wrong with the raw value of a simple widget, or undefined. */
export function valueProblem(widget: Widget, raw: unknown, { minimum, ...around }: Beside = {}): string | undefined {
  const text = typeof raw === 'string' ? raw : ''
  switch (widget.kind) {
    case 'name':
      return nameProblem(text)
    case 'description':
      return descriptionProblem(text)
    case 'text':
      return textProblem(widget, text)
    case 'integer': {
      const value = parseInteger(raw)
      if (value === undefined) return 'Must be a whole number'
      const { length } = widget
      return boundsProblem(value, { ...widget, minimum }, length && ((n) => durationText(n, length)))
    }
    case 'bytes': {
      const value = parseBytesIn(raw, widget.unit)
      if (value === undefined) return 'Must be a number'
      return boundsProblem(value, { ...widget, minimum }, (n) => toUnit(n, widget.unit))
    }
    case 'ip':
      return addressProblem(widget, text.trim(), around)
    case 'cidr':
      return networkProblem(widget, text.trim(), around)
    case 'ipRange':
      return ipRangeProblem(String(readPath(raw, 'first')), String(readPath(raw, 'last')))
    case 'portRange':
      return portsProblem(text, widget.max)
    case 'uuid':
      return isUuid(text.trim()) ? undefined : 'Must be a UUID'
    case 'date':
      return Number.isNaN(Date.parse(text)) ? 'Not a valid date' : undefined
    case 'json':
      return jsonProblem(text) ?? missingProblem(text, widget.needs)
    case 'file':
      return widget.encoding !== 'bytes' && raw instanceof File && raw.size > mostContents
        ? `Must be ${bytesText(mostContents)} or less, and is ${bytesText(raw.size)}`
        : undefined
    case 'picker':
      // What is typed instead of chosen is checked as a name where names are what is held.
      return widget.free && widget.lookup.value === 'name' ? nameProblem(text) : undefined
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'group':
    case 'union':
    case 'list':
    case 'map':
    case 'grid':
      return undefined
  }
}

/** What a document has to have and has not. */
function missingProblem(text: string, needs: readonly string[] = []): string | undefined {
  const document: unknown = needs.length === 0 ? undefined : JSON.parse(text)
  const missing = needs.filter((path) => readPath(document, path) === undefined)
  return missing.length === 0 ? undefined : `Has no ${missing.join(', ')}`
}

function boundsProblem(
  value: number | bigint,
  { min, max, unit, minimum }: { min?: number; max?: number; unit?: string; minimum?: Minimum },
  show: (n: number) => number | string = (n) => n,
): string | undefined {
  const text = (bound: number) => {
    const shown = show(bound)
    return unit && typeof shown === 'number' ? `${shown} ${unitOf(shown, unit)}` : String(shown)
  }
  if (min !== undefined && value < min) return `Must be at least ${text(min)}`
  if (minimum !== undefined && value < minimum.value)
    return `Must be as large as the chosen ${minimum.what} (min ${text(minimum.value)})`
  if (max !== undefined && value > max) return `Can be at most ${text(max)}`
  return undefined
}

function textProblem(widget: Extract<Widget, { kind: 'text' }>, text: string): string | undefined {
  const { length } = [...text]
  if (widget.minLength !== undefined && length < widget.minLength) {
    return `Must be at least ${characters(widget.minLength)}`
  }
  if (widget.maxLength !== undefined && length > widget.maxLength)
    return `Must be ${characters(widget.maxLength)} or fewer`
  if (widget.pattern !== undefined && !matches(widget.pattern, text)) return 'Does not have the expected form'
  return undefined
}

const characters = (n: number): string => `${n} ${n === 1 ? 'character' : 'characters'}`

// Patterns come from the contract, whose dialect may know more than ours: what cannot be compiled is the server's to judge.
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
