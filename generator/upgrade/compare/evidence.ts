/** What there has to be besides equal structure for a field that is gone and a new one to be one field. Otherwise each text could stand where another stood. */
import { singular, words } from '../../link/names.ts'
import type { Property } from '../../schema/schemas.ts'

/** Texts, numbers and switches without a name or values of their own, and lists of them: many fields are. */
const common = /^\[*(?:string|integer|number|boolean|any)\b[^${(]*$/

/** Words that any description has. */
const shortest = 4

/** Limits that few fields have. */
const telling = ['pattern', 'minLength', 'maxLength', 'maximum', 'minItems', 'maxItems'] as const

/** Whether a field that is gone is a new one of that structure, if there is no other. */
export const isLikely = (old: Property, now: Property, structure: string): boolean =>
  !common.test(structure) || haveLikeNames(old, now) || haveLikeTexts(old, now) || haveLikeLimits(old, now)

/** `cpus`, `vcpus`; `cert`, `cert_text`; `revision`, `hardware_revision`. */
function haveLikeNames({ wire: a }: Property, { wire: b }: Property): boolean {
  const [x, y] = [a, b].map((name) => words(name).map(singular))
  return (x ?? []).some((word) =>
    (y ?? []).some((other) => {
      const [short, long] = word.length < other.length ? [word, other] : [other, word]
      return word === other || (short.length >= 3 && long.includes(short))
    }),
  )
}

/** Whether most of what the shorter description says is said by the other one as well. */
function haveLikeTexts(old: Property, now: Property): boolean {
  const [a, b] = [wordsOf(old), wordsOf(now)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared * 3 >= Math.min(a.size, b.size) * 2
}

const wordsOf = ({ own, schema }: Property): Set<string> =>
  new Set(
    words(own.description ?? schema.description ?? '')
      .map(singular)
      .filter((word) => word.length >= shortest),
  )

function haveLikeLimits({ schema: a }: Property, { schema: b }: Property): boolean {
  const stated = telling.filter((limit) => a[limit] !== undefined)
  return stated.length > 0 && telling.every((limit) => a[limit] === b[limit])
}
