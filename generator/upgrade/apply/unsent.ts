/** Actions that have nothing left to send: without it they would ask for a whole body, or send one that changes nothing. */
import type { Model } from '../../model/types/ir.ts'
import type { Entry } from './manifest-names.ts'
import { dataOf, isRecord, merge, partIn, type At, type Path } from './yaml-text.ts'

export interface Unsent {
  /** The action, or the part of it that can go alone. */
  path: Path
  /** What stays although nothing is in it: `form: {fields: []}` asks for nothing, no form for everything. */
  stays?: At & { value: object }
  /** What somebody has to look at. */
  question?: string
}

interface Sent {
  text: string
  entry: Entry
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** What goes with a part of what an action sends; undefined where that is the part alone. */
export function unsentAt({ document, path }: At, cause: string, { text, entry, now }: Sent): Unsent | undefined {
  const data = dataOf(text)[document]
  const key = path.findIndex((step, index) => step === 'actions' && isSent(path.slice(index + 2)))
  const action = path.slice(0, key + 2)
  const raw = partIn(data, action)
  if (key === -1 || !isRecord(raw)) return undefined
  const name = String(action.at(-1))
  const operation = typeof raw['op'] === 'string' ? raw['op'] : `${entry.id}_${name}`
  // A call that takes nothing any more does all that it does.
  const known = now?.operations.find(({ id }) => id === operation)
  if (known !== undefined && known.request.schema === undefined) return undefined
  const [part, inner] = path.slice(key + 2)
  const { body } = raw
  const fields = partIn(raw, ['form', 'fields'])
  const asked = (Array.isArray(fields) ? fields.length : 0) - (part === 'form' ? 1 : 0)
  const bound = isRecord(body) ? Object.keys(body).length : body === undefined ? 0 : 1
  const given = part !== 'body' ? bound : inner === undefined ? 0 : bound - 1
  if (asked <= 0 && given <= 0) {
    const list = action.slice(0, -1)
    const own = partIn(data, list)
    const isOnly = isRecord(own) && Object.keys(own).length === 1
    return {
      path: action,
      // A view that states no actions has those of its entity.
      ...(isOnly && action.includes('views')
        ? { stays: { document, path: list.slice(0, -1), value: { actions: {} } } }
        : {}),
      question: `\`${[entry.id, ...action.slice(entry.path.length)].join('.')}\` is taken out, since nothing is left of what it sent with \`${operation}\`: ${cause}. Which call does that now?`,
    }
  }
  const isLast = part === 'form' && asked <= 0
  return isLast ? { path, stays: { document, path: action, value: { form: { fields: [] } } } } : undefined
}

const isSent = ([part, inner]: Path): boolean => part === 'body' || (part === 'form' && inner === 'fields')

/** With what stays, where that is gone by now. */
export const withWhatStays = (text: string, { stays }: Pick<Unsent, 'stays'>): string =>
  stays === undefined ? text : merge(text, stays, stays.value)
