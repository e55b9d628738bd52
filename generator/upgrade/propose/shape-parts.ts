/** What proposals of all shapes are written with. */
import { plural, singular, words } from '../../link/names.ts'
import type { Model, Operation } from '../../model/types/ir.ts'
import { stepsOf } from '../compare/operations.ts'
import type { Property, Schemas } from '../../schema/schemas.ts'
import type { Collection, Role } from './collections.ts'
import type { Viewed } from './jobs.ts'

/** Where entries go that are of no area yet. */
export const proposed = 'openapi/resources/proposed.yaml'

/** What a collection is held against. */
export interface Site {
  now: Model
  /** The entity that has a row at this path, stated or proposed. */
  ownerOf: (path: string) => { id: string; isNew: boolean } | undefined
  /** The entity whose rows a parameter selects, stated or proposed. */
  selectedBy: (parameter: string) => string | undefined
  /** What rows of an entity, stated or proposed, lie in. */
  parentOf: (entity: string) => string | undefined
  fileOf: (entity: string) => string
  /** Schema of what an operation answers. */
  answerOf: (operation: Operation | undefined) => string | undefined
  /** The entity, stated or proposed, whose rows a list answers as well. */
  sameRows: (list: Operation) => string | undefined
  /** The client's names of the fields that rows of a list have. */
  fieldsOf: (operation: Operation | undefined) => readonly string[]
  schemas: Schemas
  /** The schema of an entity's rows, stated or proposed. */
  schemaOf: (entity: string) => string | undefined
  /** Fields of an entity's rows. */
  rowOf: (entity: string) => readonly Property[]
  /** Entities that have a page for each row, or will. */
  viewed: readonly Viewed[]
  /** The same of what an operation is sent, and whether each has to be. */
  sentBy: (operation: Operation) => readonly { client: string; required: boolean }[]
}

/** `thing` of `thing_list`, else of the last noun of the path. */
export function nameOf({ path, roles }: Collection): string {
  const stem = Object.entries(roles)
    .map(([role, { id }]) => (id.endsWith(`_${role}`) ? id.slice(0, -role.length - 1) : undefined))
    .find(Boolean)
  return stem ?? words(singular(lastNoun(path))).join('_')
}

export const lastNoun = (path: string): string =>
  stepsOf(path)
    .filter((step) => step !== '{}')
    .at(-1) ?? path

/** The path of the rows that this one is below. */
export function ownerPath(path: string): string | undefined {
  const steps = stepsOf(path)
  const row = steps.lastIndexOf('{}')
  return row < 1 ? undefined : steps.slice(0, row).join('/')
}

/** The operations of a collection that do not follow from its name, and those that do and are not meant. */
export function stated({ roles }: Collection, stem: string, without: readonly Role[] = []): string[] {
  const other = (Object.entries(roles) as [Role, Operation][]).filter(([role, { id }]) => id !== `${stem}_${role}`) // keys of the record
  const all = [...other.map(([role, { id }]) => `${role}: ${id}`), ...without.map((role) => `${role}: false`)]
  return all.length === 0 ? [] : [`operations: {${all.join(', ')}}`]
}

export const idsOf = ({ roles }: Collection): string[] => Object.values(roles).map(({ id }) => id)

export const yamlOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

export const indented = (lines: readonly string[], by: number): string[] => lines.map((line) => ' '.repeat(by) + line)

/** What has no plural in its path has none in its title. */
export function pluralOf({ path }: Collection): string[] {
  const noun = lastNoun(path)
  const text = words(noun).join(' ')
  return plural(singular(noun)) === noun ? [] : [`plural: ${text.charAt(0).toUpperCase()}${text.slice(1)}`]
}

/** A key of several parts is bound part by part, as far as rows have fields of those names. */
export function keyBinds({ roles }: Collection, site: Site): string[] {
  const fields = site.fieldsOf(roles.list)
  const lines = (['update', 'delete'] as const).flatMap((role) => {
    const params = (roles[role]?.pathParams ?? []).filter(({ client }) => fields.includes(client))
    const binds = params.map(({ client }) => `${client}: $row.${client}`)
    return binds.length === 0 ? [] : [`  ${role}: {path: {${binds.join(', ')}}}`]
  })
  return lines.length === 0 ? [] : ['actions:', ...lines]
}
