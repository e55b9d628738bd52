/** When an action is offered, as far as the row says what was done with it last. */
import { words } from '../../link/names.ts'
import type { Operation } from '../../model/types/ir.ts'
import type { Property, Schemas } from '../../schema/schemas.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import { verbPairs, type VerbPair } from './verbs.ts'

/** A verb of a path, and which of its pair it is. */
export interface Verb extends VerbPair {
  isFirst: boolean
  /** The verb that undoes this one, or that this one undoes. */
  other: string
}

/** What is stated of an action: a condition, as the manifest writes it, and what is said otherwise. */
export interface Offer {
  offer: string
  reason: string
  /** What the row has afterwards, where that is known: wire name and value. */
  set?: readonly [string, string]
}

/** Pairs that a name speaks of: `attach`, `attach-disk`, `disk_attach`. Of several those that the row knows the words of. */
export function verbsOf(name: string): Verb[] {
  const own = words(name)
  const has = (verb: string): boolean => {
    const all = verb.split(' ')
    const starts = all.every((word, i) => own[i] === word)
    const ends = all.every((word, i) => own[own.length - all.length + i] === word)
    return starts || ends
  }
  return verbPairs.flatMap((one) => [
    ...(has(one.does) ? [{ ...one, isFirst: true, other: one.undoes }] : []),
    ...(has(one.undoes) ? [{ ...one, isFirst: false, other: one.does }] : []),
  ])
}

/** The call that undoes another one: at the same address but for the verb, or at the same one by the other method. */
export function undoing(operation: Operation, verb: Verb, operations: readonly Operation[]): Operation | undefined {
  const steps = stepsOf(withoutStability(operation.path))
  const last = words(steps.at(-1) ?? '').join(' ')
  const mine = verb.isFirst ? verb.does : verb.undoes
  return operations.find((one) => {
    const theirs = stepsOf(withoutStability(one.path))
    return (
      theirs.length === steps.length &&
      theirs.slice(0, -1).every((step, i) => step === steps[i]) &&
      words(theirs.at(-1) ?? '').join(' ') === last.replace(mine, verb.other)
    )
  })
}

interface Row {
  fields: readonly Property[]
  schemas: Schemas
}

/** What a flag, a state or a reference of the row says: nothing where it has none. */
export function offerOf(verbs: readonly Verb[], reference: Property | undefined, row: Row): Offer | undefined {
  for (const verb of verbs) {
    const found = byFlag(verb, row) ?? byState(verb, row)
    if (found !== undefined) return found
  }
  const [verb] = verbs
  return verb === undefined || reference === undefined ? undefined : byReference(verb, reference)
}

/** Whether what the verb does is done: that is what its reason says. */
const reasonOf = ({ isFirst, done }: Verb): string => `${isFirst ? 'Already' : 'Not'} ${done[0]}`

const says = (name: string, all: readonly string[]): boolean => all.includes(words(name).join(' '))

/** `attached`, `isAttached`. */
function byFlag(verb: Verb, { fields }: Row): Offer | undefined {
  const flag = fields.find(
    ({ client, schema }) => schema.type === 'boolean' && says(client.replace(/^is(?=[A-Z])/, ''), verb.done),
  )
  if (flag === undefined) return undefined
  return {
    offer: `{${flag.client}: [${!verb.isFirst}]}`,
    reason: reasonOf(verb),
    set: [flag.wire, String(verb.isFirst)],
  }
}

/** A state with a word for what was done, of the row or one step below. */
function byState(verb: Verb, { fields, schemas }: Row): Offer | undefined {
  const all = fields.flatMap((field) => [
    { path: field.client, wire: field.wire, schema: field.schema },
    ...schemas
      .properties(field.own)
      .map((inner) => ({ path: `${field.client}.${inner.client}`, wire: undefined, schema: inner.schema })),
  ])
  for (const { path, wire, schema } of all) {
    const values = (schemas.enumValues(schema) ?? []).filter((value) => typeof value === 'string')
    const [isDone, isUndone] = [verb.done, verb.undone].map((known) => values.filter((value) => says(value, known)))
    if (isDone === undefined || isUndone === undefined || isDone.length === 0) continue
    const [next] = verb.isFirst ? isDone : isUndone
    const set = wire === undefined || next === undefined ? {} : { set: [wire, next] as const }
    const listed = (some: readonly string[]): string => `{${path}: [${some.join(', ')}]}`
    if (!verb.isFirst) return { offer: listed(isDone), reason: reasonOf(verb), ...set }
    // What is on its way to either is neither.
    return isUndone.length === 0
      ? { offer: `{not: ${listed(isDone)}}`, reason: reasonOf(verb), ...set }
      : { offer: listed(isUndone), reason: `Not ${words(isUndone[0] ?? '').join(' ')}`, ...set }
  }
  return undefined
}

/** A reference that may be empty to what the row is put to. */
function byReference(verb: Verb, { client }: Property): Offer {
  const isEmpty = `{${client}: [null]}`
  return { offer: verb.isFirst ? isEmpty : `{not: ${isEmpty}}`, reason: reasonOf(verb) }
}
