/** How the relations of a row are grouped on its page: one box per kind of relation. */
import type { FieldRelation, Related, Relations } from '../relations.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Shown } from '../spec.ts'
import type { Answer } from './consequences.ts'

/** The box of what the row refers to, and the box of what refers to the row. */
const titles: Readonly<Record<FieldRelation, readonly [own: string, others: string]>> = {
  uses: ['Depends on', 'Used by'],
  usedBy: ['Used by', 'Depends on'],
  partOf: ['Part of', 'Contains'],
  madeFrom: ['Made from', 'Source of'],
}

const order = ['Used by', 'Depends on', 'Linked to', 'Contains', 'Part of', 'Source of', 'Made from']

export interface Reference {
  relation: FieldRelation
  shown: Shown
}

type Label = Related['lookup']['label']

export interface Box<A extends Answer = Answer> {
  title: string
  references: readonly Reference[]
  /** Kinds of rows of which there are some, or may be. */
  answers: readonly A[]
  /** Kinds of rows that are only looked for when somebody asks for it. */
  unchecked: readonly Label[]
  /** Kinds of rows that cannot be listed from here. */
  unlisted: readonly Label[]
  isLoading: boolean
}

/** Which kinds of rows a box says nothing of. */
export const unseenText = ({ unlisted, unchecked }: Pick<Box, 'unlisted' | 'unchecked'>): string =>
  (
    [
      ['Cannot be listed here', unlisted],
      ['Not checked yet', unchecked],
    ] as const
  )
    .flatMap(([text, all]) =>
      all.length > 0 ? [`${text}: ${all.map(({ many }) => midSentence(many)).join(', ')}.`] : [],
    )
    .join(' ')

export interface BoxesOptions<A extends Answer> {
  relations: Pick<Relations, 'related' | 'unlisted'>
  /** Those that the row has. */
  references: readonly Reference[]
  answers: readonly A[]
  /** Lists below rows of other lists have been asked for as well. */
  isDeep: boolean
}

/** The boxes that have something to say: one whose lists are known to their end, and empty, is not shown. */
export function boxesOf<A extends Answer>({ relations, references, answers, isDeep }: BoxesOptions<A>): Box<A>[] {
  const related = relations.related.filter(({ relation }) => relation !== 'contained')
  const unlisted = relations.unlisted.filter(({ relation }) => relation !== 'contained')
  return order.flatMap((title): Box<A>[] => {
    const isHere = ({ relation }: Pick<Related, 'relation'>): boolean => titleOf(relation) === title
    const found = answers.filter(
      ({ related: one, rows, state }) => isHere(one) && (rows.length > 0 || state !== 'complete'),
    )
    const isLoading = found.length > 0 && found.every(({ rows, state }) => rows.length === 0 && state === 'loading')
    const box = {
      title,
      references: references.filter(({ relation }) => titles[relation][0] === title),
      answers: isLoading ? [] : found,
      unchecked: isDeep
        ? []
        : unique(related.filter((one) => isHere(one) && one.via).map(({ lookup }) => lookup.label)),
      unlisted: unique(unlisted.filter(isHere).map(({ label }) => label)),
      isLoading,
    }
    const { references: own, unchecked, unlisted: others } = box
    return own.length + found.length + unchecked.length + others.length > 0 ? [box] : []
  })
}

const titleOf = (relation: Related['relation']): string | undefined => {
  switch (relation) {
    case 'contained':
      return undefined
    case 'linked':
      return 'Linked to'
    default:
      return titles[relation][1]
  }
}

const unique = (labels: readonly Label[]): Label[] => [...new Map(labels.map((label) => [label.many, label])).values()]
