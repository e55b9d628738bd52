/** Drafts: what was filled into a form when the console had to leave the page, kept in this tab until it is back. */
import { readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { KeptTexts } from '../../lib/storage.ts'
import { textHash } from '../../lib/text-hash.ts'
import type { FormField } from '../spec.ts'
import { HeldList } from './held-list.ts'
import { type RawGroup, variantOf, withPath } from './raw.ts'
import { withoutSecrets } from './secrets.ts'

/**
 * How long a draft may be restored, in milliseconds by the server's clock: signing in takes a while, coming back tomorrow is another
 * matter.
 */
const draftLife = 60 * 60_000

type Kept = Pick<KeptTexts, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps the fields that differ from how the form started, without secrets and files: where only those do, that it was so. Returns
 * whether nothing is left to lose but those: not when storage is full or barred.
 *
 * With each field goes a mark of what it was before, by which a change of somebody else is known: a number, as a list may be megabytes.
 * Fields that are `undecided`, changed on both sides, get none: people are asked again.
 */
export function saveDraft(
  storage: Kept,
  key: string,
  draft: {
    fields: readonly FormField[]
    values: unknown
    start: unknown
    now: number
    undecided?: readonly string[]
  },
): boolean {
  const { fields, start, now, undecided = [] } = draft
  const touched = fields.filter(({ id }) => !sameRaw(readPath(draft.values, id), readPath(start, id)))
  if (touched.length === 0) {
    // What was restored may have been taken back by hand.
    dropDraft(storage, key)
    return true
  }
  const values = withoutSecrets(touched, draft.values)
  const begun = withoutSecrets(touched, start)
  const changed = touched
    .map(({ id }) => [id, readPath(values, id), readPath(begun, id)] as const)
    .filter(([, raw, was]) => !sameRaw(raw, was))
    .map(([id, raw, was]) => (undecided.includes(id) ? [id, raw] : [id, raw, markOf(was)]))
  return storage.setItem(key, JSON.stringify({ at: now, changed }))
}

export interface RestoredDraft {
  /** The raw values of the form. */
  values: RawGroup
  /**
   * Fields that may have been changed since the draft was begun, and not to what it has, with their value now. To find them in very long
   * lists takes a while.
   */
  doubtful: () => { field: FormField; raw: unknown }[]
}

/** A form with its draft, or undefined when there is none that still counts. */
export function restoreDraft(
  storage: Kept,
  key: string,
  form: { fields: readonly FormField[]; start: RawGroup; now: number; custom?: ReadonlySet<string> | undefined },
): RestoredDraft | undefined {
  const draft = readDraft(storage, key)
  // A draft from the future is of a computer whose clock was set back while somebody signed in, and of a server that tells no time.
  if (!draft || form.now - draft.at > draftLife) return undefined
  const changes = new Map(draft.changed.map((change) => [change[0], change]))
  // It may be of a version of the console whose fields were others.
  const fields = form.fields.filter((field) => {
    const change = changes.get(field.id)
    return change && (form.custom?.has(field.id) || fits(field, change[1]))
  })
  if (fields.length === 0 && changes.size > 0) return undefined
  const drafted = fields.reduce<unknown>((values, { id }) => withPath(values, id, changes.get(id)?.[1]), undefined)
  // As a form holds it.
  const held = withoutSecrets(fields, drafted)
  return {
    values: fields.reduce((values, { id }) => withPath(values, id, readPath(held, id)), form.start),
    doubtful: () => {
      const begun = withoutSecrets(fields, form.start)
      return fields
        .filter(({ id }) => {
          const is = readPath(begun, id)
          return changes.get(id)?.[2] !== markOf(is) && !sameRaw(readPath(held, id), is)
        })
        .map((field) => ({ field, raw: readPath(form.start, field.id) }))
    },
  }
}

const markOf = (raw: unknown): number => textHash(String(textOf(raw)))

/** Forgets a form's draft. */
export function dropDraft(storage: Kept, key: string): void {
  storage.removeItem(key)
}

/** Whether two raw values are the same; files are by identity elsewhere and never in drafts. */
export const sameRaw = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b)

const textOf = (raw: unknown): string | undefined => (raw instanceof HeldList ? raw.text : JSON.stringify(raw))

/** A field, what was filled in, and the mark of what it was before: in older drafts there is none. */
type Change = [id: string, raw: unknown, was?: unknown]

function readDraft(storage: Kept, key: string): { at: number; changed: Change[] } | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    const at = readPath(draft, 'at')
    const changed = readPath(draft, 'changed')
    if (typeof at !== 'number' || !Array.isArray(changed) || !changed.every(isChange)) return undefined
    return { at, changed }
  } catch {
    return undefined
  }
}

/** Whether a field can hold it; what is missing starts as in a new form. */
function fits({ widget }: FormField, raw: unknown): boolean {
  if (raw === undefined) return true
  switch (widget.kind) {
    case 'group':
      return fitAll(widget.fields, raw)
    case 'union': {
      const [tag, variants] = [readPath(raw, 'tag'), readPath(raw, 'variants')]
      return (
        isPlainObject(variants) &&
        widget.variants.every(({ value, fields }) => fitAll(fields, variants[value])) &&
        (tag === '' || (typeof tag === 'string' && (variantOf(widget, tag) ?? readPath(raw, 'other')) !== undefined))
      )
    }
    case 'list':
      return Array.isArray(raw) && raw.every((one) => fits(widget.item, readPath(one, 'value') ?? null))
    case 'map':
      return (
        Array.isArray(raw) &&
        raw.every(
          (one) => typeof readPath(one, 'key') === 'string' && fits(widget.value, readPath(one, 'value') ?? null),
        )
      )
    case 'ipRange':
      return [readPath(raw, 'first'), readPath(raw, 'last')].every(isText)
    case 'grid':
      return isPlainObject(raw) && Object.values(raw).every((chosen) => Array.isArray(chosen) && chosen.every(isText))
    case 'checkbox':
      return raw === null || typeof raw === 'boolean'
    case 'integer':
    case 'bytes':
      return raw === null || typeof raw === 'number' || isText(raw)
    case 'file':
      return raw === null
    default:
      return isText(raw)
  }
}

const fitAll = (fields: readonly FormField[], values: unknown): boolean =>
  values === undefined || (isPlainObject(values) && fields.every((field) => fits(field, readPath(values, field.id))))

const isText = (raw: unknown): boolean => typeof raw === 'string'

const isChange = (value: unknown): value is Change =>
  Array.isArray(value) && value.length > 1 && typeof value[0] === 'string'
