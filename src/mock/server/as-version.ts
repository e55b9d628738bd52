/** Plays a server of another version of the contract: what that version lacks is not there, and what it has besides is made up. */
import { versionHeaders } from '../../../generated/mock/conventions.gen.ts'
import { added, answers, demands, needs, operations, requests, versions } from '../../../generated/mock/presence.gen.ts'
import { mapChecks, type Check, type Contract, type Violation } from '../contract/contract.ts'
import type { Answer } from '../http/answer.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'

export interface PlayedVersion {
  /** Where an operation is; undefined when it is not there. */
  pathOf: (spec: OperationSpec) => string | undefined
  /** What its query has to have besides. */
  queryNeeds: (operation: string) => readonly string[]
  /** The contract with what the version lacks: such fields are unknown, and nobody misses them. */
  contract: (own: Contract) => Contract
  /** The answer as that version gives it. */
  finish: (reply: Answer, spec: OperationSpec | undefined) => Answer
}

/** The versions that can be played, oldest first. */
export const playableVersions: readonly string[] = versions

type Spans = Readonly<Record<string, { since?: string; until?: string }>>

/** @throws Error when nothing is known of the version */
export function playVersion(version: string): PlayedVersion {
  const at = versions.indexOf(version)
  if (at === -1) throw new Error(`nothing is known of version ${version}; known: ${versions.join(', ')}`)
  const isLacking = ({ since, until }: Spans[string]): boolean =>
    (since !== undefined && at < versions.indexOf(since)) || (until !== undefined && at >= versions.indexOf(until))
  const lackingIn = (table: Readonly<Record<string, Spans>>, operation: string): readonly string[] =>
    Object.entries(table[operation] ?? {}).flatMap(([path, span]) => (isLacking(span) ? [path] : []))
  const wantedOf = (operation: string): string[] =>
    [demands, needs].flatMap((table) =>
      Object.entries(table[operation] ?? {}).flatMap(([path, those]) => (those.includes(version) ? path : [])),
    )
  return {
    queryNeeds: (operation) => wantedOf(operation).flatMap((path) => (path.startsWith('?') ? path.slice(1) : [])),
    pathOf: ({ id, path }) => {
      const known = operations[id]
      if (known === undefined) return path
      return isLacking(known) ? undefined : (known.paths?.[version] ?? path)
    },
    contract: (own) => ({
      body: async (operation) => {
        const check = await own.body(operation)
        const demanded = wantedOf(operation).filter((path) => !path.startsWith('?'))
        return (
          check && withDemands(withoutFields(check, lackingIn(requests, operation), { areRefused: true }), demanded)
        )
      },
      answers: async (operation) => {
        const lacking = lackingIn(answers, operation)
        const declared = await own.answers(operation)
        return mapChecks(declared, (check) => withoutFields(check, lacking, { areRefused: false }))
      },
    }),
    finish: ({ status, headers, body }, spec) => {
      for (const name of Object.keys(versionHeaders)) headers.set(name, version)
      const isRead = spec !== undefined && status < 300 && typeof body === 'string'
      if (!isRead || headers.get('content-type') !== 'application/json') return { status, headers, body }
      const lacking = lackingIn(answers, spec.id)
      const more = Object.entries(added[version]?.[spec.id] ?? {})
      if (lacking.length + more.length === 0) return { status, headers, body }
      const value: unknown = JSON.parse(body)
      for (const path of lacking) eachHolder(value, path, (holder, field) => Reflect.deleteProperty(holder, field))
      for (const [path, type] of more)
        eachHolder(value, path, (holder, field) => Reflect.set(holder, field, madeUp(type)))
      headers.delete('content-length')
      return { status, headers, body: JSON.stringify(value) }
    },
  }
}

/** A check that takes a value for right without some fields. @param areRefused values that have them are wrong */
function withoutFields(check: Check, lacking: readonly string[], { areRefused }: { areRefused: boolean }): Check {
  if (lacking.length === 0) return check
  return (value) => {
    const others = check(value).filter((one) => !lacking.some((path) => isMissing(one, path)))
    if (!areRefused) return others
    return [...others, ...lacking.flatMap((path) => fieldsWhere(value, path, { isThere: true }))]
  }
}

/** A check that knows fields which ours does not have, and misses them. What is inside of something is missed where that is there. */
function withDemands(check: Check, demanded: readonly string[]): Check {
  if (demanded.length === 0) return check
  const paths = demanded.map((path) => path.replaceAll('?.', '.'))
  const isOf = (violation: Violation): boolean =>
    violation.keyword === 'additionalProperties' &&
    paths.includes(pathOfRule(violation, violation.params['additionalProperty']))
  return (value) => [
    ...check(value).filter((one) => !isOf(one)),
    ...paths.flatMap((path) => fieldsWhere(value, path, { isThere: false })),
  ]
}

/** The path of what a rule names, without the places of items. */
const pathOfRule = ({ instancePath }: Violation, name: unknown): string =>
  [...instancePath.split('/').filter((step) => step !== '' && !/^\d+$/.test(step)), name].join('.')

/** Whether the rule says that a field has to be there. */
const isMissing = (violation: Violation, path: string): boolean =>
  violation.keyword === 'required' && pathOfRule(violation, violation.params['missingProperty']) === path

/** What is wrong with the objects that have a field, or miss it. */
function fieldsWhere(value: unknown, path: string, { isThere }: { isThere: boolean }): Violation[] {
  const found: Violation[] = []
  const instancePath = path
    .split('.')
    .slice(0, -1)
    .map((step) => `/${step}`)
    .join('')
  eachHolder(value, path, (holder, field) => {
    if (Object.hasOwn(holder, field) !== isThere) return
    found.push(
      isThere
        ? { instancePath, keyword: 'additionalProperties', params: { additionalProperty: field } }
        : { instancePath, keyword: 'required', params: { missingProperty: field } },
    )
  })
  return found
}

/** Every object that has, or may have, the field at a path; lists on the way are gone through. */
function eachHolder(value: unknown, path: string, visit: (holder: object, field: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) eachHolder(item, path, visit)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const [field = '', ...rest] = path.split('.')
  if (rest.length === 0) visit(value, field)
  else if (Object.hasOwn(value, field)) eachHolder(Reflect.get(value, field), rest.join('.'), visit)
}

/** A value of a type that nothing more is known of. */
function madeUp(type: string): unknown {
  switch (type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1500
    case 'object':
      return {}
    default:
      return 'made up'
  }
}
