/** What it means that the contract writes refusals otherwise: the console reads them by what the conventions call their parts. */
import { conventionsFile } from '../../model/types/conventions.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { FieldChange } from '../compare/change.ts'
import type { ImpactInput, Verdict } from './impact.ts'
import { findInSource } from './sources.ts'
import { screensOf } from './places.ts'
import type { Touched } from './touched.ts'

/** Whether a change is one of refusals alone. */
export const isOfRefusals = ({ uses }: Pick<FieldChange, 'uses'>): boolean =>
  uses.length > 0 && uses.every(({ side }) => side === 'error')

/** The line of a name of the conventions. */
export function placeInConventions(
  { conventions = '' }: Pick<ImpactInput, 'conventions'>,
  part: string,
  key: string,
): Touched[] {
  const lines = conventions.split('\n')
  const begin = lines.findIndex((line) => new RegExp(`^${part}:`).test(line))
  const end = lines.findIndex((line, index) => index > begin && /^\w/.test(line))
  const own = new RegExp(`^\\s+${key}:`)
  const line = lines.findIndex((text, index) => index > begin && (end < 0 || index < end) && own.test(text))
  const name = `${part}.${key}`
  return begin < 0 || line < 0 ? [] : [{ what: 'manifest', name, place: { file: conventionsFile, line: line + 1 } }]
}

/** What the conventions call a field of refusals. */
function keyIn(field: string, { old }: Pick<ImpactInput, 'old'>): string | undefined {
  const { header: _header, ...errors } = old.conventions.errors
  return Object.entries(errors).find(([, name]) => name === field)?.[0]
}

/** Whether a change is about the text by which the console tells refusals apart. */
const isOfCodes = (change: FieldChange, { old }: ImpactInput): boolean => {
  if (change.type !== 'value-removed') return false
  return Object.values(old.conventions.codes).includes(change.value)
}

/** Whether nearly every call may be refused so: then no screen has more to do with it than any other. */
const isOfAll = ({ uses }: FieldChange, { old }: ImpactInput): boolean =>
  new Set(uses.map(({ operation }) => operation)).size * 2 > old.operations.length

export function touchedByRefusal(change: FieldChange, input: ImpactInput): Touched[] {
  const key = keyIn(change.field, input)
  const named = key === undefined ? [] : placeInConventions(input, 'errors', key)
  const codes = isOfCodes(change, input)
    ? Object.entries(input.old.conventions.codes).flatMap(([code, value]) =>
        'value' in change && value === change.value ? placeInConventions(input, 'codes', code) : [],
      )
    : []
  // The mock makes refusals in one place, of the same names.
  const made =
    change.type === 'field-added' && change.required
      ? findInSource(input.sources, ['[messageField]:'], () => true).filter(({ what }) => what === 'mock')
      : []
  const screens = isOfAll(change, input) ? [] : screensOf(new Set(change.uses.map(({ operation }) => operation)), input)
  return [...named, ...codes, ...made, ...screens]
}

export function judgeRefusal(change: FieldChange, touches: readonly Touched[], input: ImpactInput): Verdict {
  const key = keyIn(change.field, input)
  // Where only some calls are refused otherwise, the others are read as before.
  const weight = isOfAll(change, input) ? 'breaking' : 'warning'
  const info = (reason: string): Verdict => ({ weight: 'info', reason, touches: [] })
  switch (change.type) {
    case 'field-removed':
    case 'field-renamed':
    case 'field-moved': {
      if (key === undefined) return info('nothing reads it')
      const to = 'to' in change ? change.to : undefined
      const fix =
        to === undefined || weight !== 'breaking'
          ? `Say in \`errors\` of ${conventionsFile} what says the same, or read both in src/api/errors.ts.`
          : `Write \`${key}: ${to}\` in \`errors\` of ${conventionsFile}.`
      return { weight, reason: 'what the console says of refusals is read there', fix, touches: [] }
    }
    case 'field-changed': {
      const isRead = change.field === '' ? !saysWhatWasWrong(change.to, input) : key !== undefined
      return isRead
        ? {
            weight,
            reason: 'what the console says of refusals is read there',
            fix: `Say in \`errors\` of ${conventionsFile} what its parts are called, or read both in src/api/errors.ts.`,
            touches: [],
          }
        : info(change.field === '' ? 'it is read as before' : 'nothing reads it')
    }
    case 'field-added':
      return change.required && touches.some(({ what }) => what === 'mock')
        ? {
            weight: 'warning',
            reason: 'refusals of the mock do not have it',
            fix: 'Add it where the mock makes them.',
            touches: [],
          }
        : info('refusals have it; nothing reads it')
    case 'field-optional':
    case 'field-nullable':
      return key === undefined ? info('nothing reads it') : info('where it is missing, the status says what was wrong')
    case 'value-removed':
      return isOfCodes(change, input)
        ? {
            weight: 'breaking',
            reason: 'the console tells refusals apart by it',
            fix: `Say in \`codes\` of ${conventionsFile} what it is called now.`,
            touches: [],
          }
        : info('nothing tells it from others')
    default:
      return info('nothing to do')
  }
}

/** Whether what stands in the place of the schema of refusals has what the conventions call the message. */
function saysWhatWasWrong(schema: string, { now }: ImpactInput): boolean {
  const schemas = schemasOf(now.document)
  const named = schemas.named(schema)
  const { message } = now.conventions.errors
  return named !== undefined && schemas.allProperties(named).some(({ wire }) => wire === message)
}
