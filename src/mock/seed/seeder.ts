/** The tools of a seed: rows with times in the past, and addresses by name, so that the story reads like a list. */
import { idField } from '../../../generated/mock/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { entitySpec } from '../crud/select.ts'
import { createRow } from '../crud/rows.ts'
import type { Ctx } from '../context/ctx.ts'
import type { EntitySpec } from '../spec/entity-spec.ts'
import type { Rows } from '../store/rows.ts'
import type { Hidden, Row } from '../store/collection.ts'

export interface Seeder {
  readonly ctx: Ctx
  /** RFC 3339 time that many days before now. */
  ago(days: number): string
  /** Adds a row and returns its key. `days` is its age; the rest are its fields. */
  add<K extends keyof Rows>(
    entity: K,
    row: Fields<K>,
    more?: { parent?: string; days?: number; hidden?: Hidden },
  ): string
}

/** Fields a seed states: the entity's table supplies id, times and smallest values. */
type Fields<K extends keyof Rows> = Partial<Rows[K]>

const day = 86_400_000

/** Tools that write into the context's store. @param file the seed that uses them, from the root of the repository */
export function createSeeder(ctx: Ctx, file: string): Seeder {
  const ago = (days: number): string => new Date(ctx.now().getTime() - Math.round(days * day)).toISOString()
  const told = new Set<string>()
  /** The key of a row that is in no list. */
  const leaveOut = (spec: EntitySpec, unknown: readonly string[], because: string): string => {
    if (!told.has(spec.entity)) ctx.leaveOut(leftOut({ file, spec, unknown, because }))
    told.add(spec.entity)
    return ctx.newId()
  }
  return {
    ctx,
    ago,
    add: (entity, row, { parent, days = 1, hidden } = {}) => {
      const spec = entitySpec(entity)
      const times = Object.fromEntries((spec.times ?? []).map((field) => [field, ago(days)]))
      const unknown = unknownFields(spec, row)
      if (unknown.length > 0 && !tellsKey(spec, row))
        return leaveOut(spec, unknown, `rows are told apart by ${spec.key}, which it does not write`)
      try {
        return createRow({
          ctx,
          entity,
          parent,
          body: {},
          extra: { ...times, ...row },
          ...(hidden === undefined ? {} : { hidden }),
        }).key
      } catch (error) {
        if (unknown.length === 0) throw error
        return leaveOut(spec, unknown, messageOf(error))
      }
    },
  }
}

/**
 * Runs the seed of a file. What breaks it is told with the file, and the others write what they have: a document that is tried (`--spec`) may
 * have no place for some of it.
 *
 * @returns what the seed returns; undefined where it broke
 */
export function runSeed<T>(ctx: Ctx, file: string, seed: (seeder: Seeder) => T): T | undefined {
  try {
    return seed(createSeeder(ctx, file))
  } catch (error) {
    // Whoever listens may not want to go on.
    ctx.leaveOut(`${file} writes a part of its rows only: ${messageOf(error)}`)
    return undefined
  }
}

/** Fields that a seed writes and the contract does not have. Of what is no row of the contract, nothing is known. */
const unknownFields = ({ schema, fields }: EntitySpec, row: Row): string[] =>
  schema === '' ? [] : Object.keys(row).filter((field) => !fields.includes(field))

/** Whether the key of a row is its own: what the contract fills in is the same for all. */
const tellsKey = ({ link, fields, key, fill = {} }: EntitySpec, row: Row): boolean =>
  link === undefined
    ? fields.includes(idField) || readPath(row, key) !== undefined || typeof readPath(fill, key) !== 'string'
    : link.ends.every(({ field }) => row[field] !== undefined)

function leftOut(of: { file: string; spec: EntitySpec; unknown: readonly string[]; because: string }): string {
  const { file, spec, unknown, because } = of
  const names = unknown.map((field) => `${spec.schema}.${field}`).join(' and ')
  return `${file} writes rows of ${spec.entity} that are left out: ${because}. This contract has no ${names}: write there what it has, ${spec.fields.join(', ')}.`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
