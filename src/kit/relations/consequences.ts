/** What the delete of a row does to others, as far as it is known, and the words for it. */
import { holds } from '../../lib/condition.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { DeleteEffect, Related, Relations, Unlisted } from '../relations.ts'
import type { Lookup, Row } from '../spec.ts'
import type { RelatedRow } from '../related/read-related.ts'

/** What is known of the rows that one relation is about. */
export interface Answer {
  related: Related
  rows: readonly RelatedRow[]
  more: boolean
  state: 'loading' | 'complete' | 'partial' | 'failed'
}

/** Rows of one kind that a delete does the same to. */
export interface Consequence {
  effect: Exclude<DeleteEffect, 'none'>
  relation: Related['relation']
  lookup: Lookup
  label: Lookup['label']
  of: Related['of']
  rows: readonly RelatedRow[]
  /** There are more than these. */
  more: boolean
}

export interface Consequences {
  /** What the server refuses the delete for. */
  blocking: readonly Consequence[]
  /** What happens to other rows. */
  others: readonly Consequence[]
  /** Rows that cannot be listed from here. */
  unlisted: readonly Unlisted[]
  /** Kinds of rows whose list could not be read, or not to its end. */
  unread: readonly { label: Lookup['label']; why: 'failed' | 'partial' }[]
  isLoading: boolean
  /** Every list is known to its end, and there is nothing in it. */
  isNothing: boolean
}

const order = ['deletes', 'unlinks', 'detaches', 'keeps'] as const satisfies DeleteEffect[]

/** Whether the delete has anything to do with these rows. */
export const concernsDelete = ({ onDelete, otherwise = 'none', chosen }: Related): boolean =>
  onDelete !== 'none' || otherwise !== 'none' || chosen !== undefined

/** @param form what is filled in where the delete asks for something */
export function consequencesOf(
  { unlisted }: Pick<Relations, 'unlisted'>,
  answers: readonly Answer[],
  form: Row = {},
): Consequences {
  const all = answers.flatMap(({ related, rows, more }): Consequence[] => {
    const { relation, lookup, label = lookup.label, of } = related
    const groups = Map.groupBy(rows, ({ row }) => effectOn(related, row, form))
    return [...groups].flatMap(([effect, some]) =>
      effect === 'none' ? [] : [{ effect, relation, lookup, label, of, rows: some, more }],
    )
  })
  const others = order.flatMap((effect) => all.filter((one) => one.effect === effect))
  const unchecked = unlisted
    .map((one) => ({ ...one, onDelete: chosenEffect(one, form) ?? one.onDelete }))
    .filter(({ onDelete }) => onDelete !== 'none')
  const isKnown = answers.every(({ state }) => state === 'complete')
  return {
    blocking: all.filter(({ effect }) => effect === 'blocks'),
    others,
    unlisted: unchecked,
    unread: answers.flatMap(({ related: { lookup, label = lookup.label }, state }) =>
      state === 'failed' || state === 'partial' ? [{ label, why: state }] : [],
    ),
    isLoading: answers.some(({ state }) => state === 'loading'),
    isNothing: isKnown && all.length === 0 && unchecked.length === 0,
  }
}

function effectOn(related: Related, row: Row, form: Row): DeleteEffect {
  const { onDelete, when, otherwise = onDelete } = related
  return chosenEffect(related, form) ?? (when === undefined || holds(when, row) === true ? onDelete : otherwise)
}

const chosenEffect = ({ chosen }: Pick<Related, 'chosen'>, form: Row): DeleteEffect | undefined =>
  chosen !== undefined && form[chosen.field] === true ? chosen.onDelete : undefined

/** `4 network interfaces`, `50+ routes`. */
function countText({ label, rows, more }: Pick<Consequence, 'label' | 'rows' | 'more'>): string {
  const noun = rows.length === 1 && !more ? label.one : label.many
  return `${formatNumber(rows.length)}${more ? '+' : ''} ${midSentence(noun)}`
}

/** What happens to the rows: `Unlinks 2 silos`, `Used by 1 switch port, which loses it`. */
export function consequenceText(consequence: Consequence): string {
  const { effect, relation, rows, more } = consequence
  const count = countText(consequence)
  const isOne = rows.length === 1 && !more
  switch (effect) {
    case 'blocks':
      return count
    case 'deletes':
      return `Deletes ${count}`
    case 'unlinks':
      return `Unlinks ${count}`
    case 'detaches':
      // What uses the row loses it; what the row uses is free again.
      return relation === 'uses' ? `Used by ${count}, which ${isOne ? 'loses' : 'lose'} it` : `Detaches ${count}`
    case 'keeps':
      return `${keptTexts[relation]} ${count}, which ${isOne ? 'stays' : 'stay'}`
  }
}

const keptTexts: Readonly<Record<Related['relation'], string>> = {
  uses: 'Used by',
  usedBy: 'Uses',
  partOf: 'Contains',
  madeFrom: 'Source of',
  linked: 'Linked to',
  contained: 'Contains',
}

/** What is said of rows that nobody counted, one sentence per effect. */
export function unlistedTexts(unlisted: readonly Unlisted[]): readonly string[] {
  const named = (effect: DeleteEffect): string =>
    unlisted
      .filter(({ onDelete }) => onDelete === effect)
      .map(({ label }) => midSentence(label.many))
      .join(', ')
  return (['blocks', 'deletes', 'unlinks', 'detaches', 'keeps'] as const).flatMap((effect) => {
    const names = named(effect)
    return names === '' ? [] : [unlistedText(effect, names)]
  })
}

function unlistedText(effect: Exclude<DeleteEffect, 'none'>, names: string): string {
  switch (effect) {
    case 'blocks':
      return `Not checked: ${names}. If any belong to it or use it, the delete fails.`
    case 'deletes':
      return `Also deletes its ${names} (not counted).`
    case 'unlinks':
      return `Also unlinks its ${names} (not counted).`
    case 'detaches':
      return `Also detaches its ${names} (not counted).`
    case 'keeps':
      return `Not checked: ${names}.`
  }
}

/** Why the delete cannot be confirmed; undefined when nothing is known to be in its way. */
export const blockedReason = ({ blocking }: Pick<Consequences, 'blocking'>): string | undefined =>
  blocking.length === 0 ? undefined : `Delete these first: ${blocking.map(countText).join(', ')}`
