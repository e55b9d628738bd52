/** `join`: one table of several aligned ones. */
import type { Series, Table, Values } from './table.ts'

/** Series with the same fields become one, at the times that all of them have; those without a like are left out. */
export function joinTables(tables: readonly Table[]): Table {
  const [first, ...others] = tables
  const name = tables.map((table) => table.name).join(',')
  const byFields = others.map(({ series }) => new Map(series.map((one) => [fieldsKey(one), one])))
  const series = (first?.series ?? []).flatMap((one) => {
    const alike = byFields.flatMap((known) => known.get(fieldsKey(one)) ?? [])
    return alike.length < others.length ? [] : joinSeries(one, alike)
  })
  return { name, series }
}

function joinSeries(first: Series, others: readonly Series[]): Series[] {
  const placesOf = [first, ...others].map(({ times }) => new Map(times.map((time, at) => [time, at])))
  const times = first.times.filter((time) => placesOf.every((places) => places.has(time)))
  if (times.length === 0) return []
  const [own, ...beside] = [first, ...others].map(({ metric, type, values }, at): Values => ({
    metric,
    type,
    values: times.map((time) => values[placesOf[at]?.get(time) ?? -1] ?? null),
  }))
  return [{ ...first, ...own, times, beside }]
}

const fieldsKey = ({ fields }: Series): string =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
