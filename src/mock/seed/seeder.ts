/** The tools of a seed: rows with times in the past, and addresses by name, so that the story reads like a list. */
import { entitySpec } from '../crud/select.ts'
import { createRow } from '../crud/rows.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Rows } from '../store/rows.ts'
import type { Hidden } from '../store/collection.ts'

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

/** Tools that write into the context's store. */
export function createSeeder(ctx: Ctx): Seeder {
  const ago = (days: number): string => new Date(ctx.now().getTime() - Math.round(days * day)).toISOString()
  return {
    ctx,
    ago,
    add: (entity, row, { parent, days = 1, hidden } = {}) => {
      const times = Object.fromEntries((entitySpec(entity).times ?? []).map((field) => [field, ago(days)]))
      return createRow({
        ctx,
        entity,
        parent,
        body: {},
        extra: { ...times, ...row },
        ...(hidden === undefined ? {} : { hidden }),
      }).key
    },
  }
}
