/** What it means that names of the conventions are others now, in all that they name or in a part of it. */
import { conventionsFile } from '../../model/types/conventions.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change, ConventionRenamed, FieldChange } from '../compare/change.ts'
import type { ImpactInput, Verdict } from './impact.ts'
import { placeInConventions } from './refusals.ts'
import type { Touched } from './touched.ts'

export function touchedByConvention({ convention }: ConventionRenamed, input: ImpactInput): Touched[] {
  const [part = '', key = ''] = convention.split('.')
  return placeInConventions(input, part, key)
}

/** Why a part of the conventions matters. */
const reasons: Readonly<Record<string, string>> = {
  paging: 'it decides how every list is read',
  schemas: 'it decides how all values of it are shown and asked for',
  rows: 'it decides how rows are shown and told apart',
  errors: 'what the console says of refusals is read by it',
  calls: 'every call says its version with it',
  session: 'who is signed in is read by it',
  marks: 'it decides what operations are',
}

/** `--apply` writes it, and tells so. */
export function judgeConvention({ convention, to }: ConventionRenamed): Verdict {
  const [part = '', key = ''] = convention.split('.')
  return {
    weight: 'breaking',
    reason: reasons[part] ?? 'the generator gives it a meaning',
    fix: `Write \`${key}: ${to}\` in \`${part}\` of ${conventionsFile}; --apply does that.`,
    touches: [],
  }
}

type Renamed = Extract<Change, { type: 'parameter-renamed' | 'field-renamed' | 'field-moved' }>

/**
 * A parameter or a field by which a list is read page by page, where the conventions have another name for it from now on.
 * Undefined for all others.
 */
export function judgePaging(change: Renamed, touches: readonly Touched[], input: ImpactInput): Verdict | undefined {
  const key = keyOf(change, input)
  if (key === undefined) return undefined
  const to = change.to ?? 'none'
  if (input.now.conventions.paging[key] === to)
    return touches.some(({ what }) => ['override', 'mock', 'source'].includes(what))
      ? undefined
      : { weight: 'info', reason: `\`paging.${key}\` of the conventions follows`, touches: [] }
  return {
    weight: 'breaking',
    reason: `\`paging.${key}\` of the conventions has one name for all lists: without it this one ${losses[key]}`,
    fix: `Say in ${conventionsFile} which name it is, or give such a list an override.`,
    touches: placeInConventions(input, 'paging', key),
  }
}

const losses = {
  limit: 'has pages of whatever length the server likes',
  token: 'ends after its first page',
  sort: 'is not sorted by the server',
  items: 'has no rows',
  next: 'ends after its first page',
} as const

function keyOf(change: Renamed, input: ImpactInput): keyof typeof losses | undefined {
  const { paging } = input.old.conventions
  const of = <K extends keyof typeof losses>(keys: readonly K[], name: string): K | undefined =>
    keys.find((key) => paging[key] === name)
  return change.type === 'parameter-renamed'
    ? of(['limit', 'token', 'sort'], change.parameter)
    : isOfPages(change, input)
      ? of(['items', 'next'], change.field)
      : undefined
}

/** Whether what has the field is, as a whole, what a list answers. */
function isOfPages({ owner, uses }: FieldChange, { old }: ImpactInput): boolean {
  const { token } = old.conventions.paging
  const calls = new Set(uses.map(({ operation }) => operation))
  const { resolve } = schemasOf(old.document)
  return old.operations.some(
    ({ id, response, queryParams }) =>
      calls.has(id) &&
      response.schema !== undefined &&
      (resolve(response.schema).name ?? `${id} answer`) === owner &&
      queryParams.some(({ wire }) => wire === token),
  )
}
