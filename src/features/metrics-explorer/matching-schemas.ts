import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'

/** The schemas in whose name, descriptions or fields each word occurs; those whose name has them all come first. */
export function matchingSchemas(all: readonly TimeseriesSchema[], search: string): readonly TimeseriesSchema[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = all.filter(({ timeseriesName, description, fieldSchema }) =>
    has([timeseriesName, description.target, description.metric, ...fieldSchema.map(({ name }) => name)].join(' ')),
  )
  const byName = ({ timeseriesName }: TimeseriesSchema) => has(timeseriesName)
  return [...found.filter(byName), ...found.filter((one) => !byName(one))]
}
