/** Parts of an address that a row has in its fields, beside what selects it. */
import type { Conventions } from '../../model/types/conventions.ts'
import type { Operation, Param } from '../../model/types/ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Property } from '../../schema/schemas.ts'
import { lastParam, stepsOf } from '../compare/operations.ts'

const isParam = (step: string): boolean => step.startsWith('{')

/** `things/{}/{}/verb`: what selects a row takes several steps, each of which is bound to the field of its name. */
export function partsOfKey({ path }: Pick<Operation, 'path'>, row: readonly Property[]): string[] {
  const steps = stepsOf(path).slice(0, -1)
  const parts = steps.slice(steps.findLastIndex((step) => !isParam(step)) + 1)
  if (parts.length < 2) return []
  const names = parts.map((step) => camelCase(step.slice(1, -1)))
  return names.filter((name) => row.some(({ client }) => client === name)).map((name) => `${name}: $row.${name}`)
}

/**
 * The field of a row that always has the ID of what a parameter selects. What the last step of an address selects is what the row has where that is
 * taken from it; whatever else is done there may be done with another one.
 */
export function heldBy(
  { client, wire }: Param,
  { operation: { path, method }, row, conventions }: HeldSite,
): string | undefined {
  if (lastParam(path) === wire && method !== 'delete') return undefined
  const { idOf, referredBy } = rowFields(conventions)
  const name = referredBy(client) === undefined ? idOf(client) : client
  return row.find((one) => one.client === name && one.required && !one.nullable)?.client
}

interface HeldSite {
  operation: Operation
  row: readonly Property[]
  conventions: Conventions
}
