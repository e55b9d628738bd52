/** The answer that refused calls have in common, which a contract in files writes once. */
import type { Json } from '../../model/types/contract.ts'
import { isSame } from './keep-texts.ts'
import { dataOf, merge, partIn, remove } from './yaml-text.ts'

type Part = Readonly<Record<string, Json>>

/** Where it is written, and how operations refer to it. */
const path = ['components', 'responses', 'Error'] as const
const sharedRefusal = `../openapi.yaml#/${path.join('/')}`

/** Of these statuses. */
const statuses = ['4XX', '5XX']

export interface Refusals {
  /** As the root file has it, with references as in the whole contract; undefined where it has none. */
  before: Json | undefined
  /** The one that most operations have by now. */
  now: Json | undefined
}

/** @param root the file that names all others @param answers of each operation of the newer contract, by status */
export function refusalsOf(root: string, answers: readonly Json[]): Refusals {
  const before = partIn(dataOf(root)[0], path) as Json | undefined // plain data, as the reader has checked
  if (before === undefined) return { before, now: undefined }
  const counts = new Map<string, number>()
  for (const one of answers.flatMap((all) => Object.entries(all as Part)))
    if (statuses.includes(one[0])) {
      const text = JSON.stringify(one[1])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  const own = JSON.parse(
    JSON.stringify(before).replaceAll(/"schemas\/[\w-]+\.yaml#\//g, '"#/components/schemas/'),
  ) as Json
  const [most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const)
  const all = [...counts.keys()].map((text) => JSON.parse(text) as Json)
  // What still is as before stays what they have in common, whatever most have.
  const now = all.some((one) => isSame(one, own)) || most === '' ? own : (JSON.parse(most) as Json)
  return { before: own, now }
}

/** Answers of an operation with a reference where they are what all have in common. */
export const withSharedRefusals = (answers: Part, { now }: Refusals): Part =>
  Object.fromEntries(
    Object.entries(answers).map(([status, one]) => [
      status,
      statuses.includes(status) && isSame(one, now) ? { $ref: sharedRefusal } : one,
    ]),
  )

/** The root file with what refused calls have in common by now. @param inRoot references as that file has to say them */
export function writeRefusal(root: string, { before, now }: Refusals, inRoot: (value: Json) => Json): string {
  if (before === undefined || now === undefined || isSame(before, now)) return root
  const own = { document: 0, path: [...path] }
  const content = partIn(now, ['content']) as Json | undefined // as above
  const bare = remove(root, { ...own, path: [...path, 'content'] })
  return bare === undefined || content === undefined ? root : merge(bare, own, { content: inRoot(content) })
}
