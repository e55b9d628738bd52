/** What the places that use a name of the conventions say it is called now. One answer for all of them is certain; anything else is asked. */

/** One place: what it is called there now, for certain or as one of several. */
export type Vote = { now: string } | { maybe: readonly string[] }

/** A name of the conventions that is another one now, or may be. */
export interface Finding {
  /** `paging`, `rows`. */
  part: string
  key: string
  /** Of a list of names: which one. */
  index?: number
  from: string
  /** Undefined where somebody has to choose. */
  to?: string
  candidates: readonly string[]
  /** How many places have the new names, or may have them: `40 of 57 lists have`. */
  told: string
}

export interface Ballot extends Pick<Finding, 'part' | 'key' | 'index' | 'from'> {
  votes: readonly Vote[]
  /** What the places are, in the plural: `lists`. */
  places: string
  /** How many places have to say a new name before it is asked about, where others keep the old one. */
  enough?: number
}

/** Undefined where nothing is called otherwise, or too few places are for it to be a matter of all. */
export function decide({ votes, places, enough = 1, ...about }: Ballot): Finding | undefined {
  const sure = votes.flatMap((vote) => ('now' in vote ? [vote.now] : []))
  const open = votes.flatMap((vote) => ('now' in vote ? [] : [vote.maybe]))
  const fresh = sure.filter((name) => name !== about.from)
  const names = [...new Set(sure)]
  const [only] = fresh
  if (only !== undefined && names.length === 1 && open.every((maybe) => maybe.includes(only)))
    return { ...about, to: only, candidates: [only], told: `all ${places} have` }
  // Where the name is still in use, what may be another field is a question of that field alone.
  const isKept = names.includes(about.from)
  const candidates = [...new Set([...fresh, ...(isKept ? [] : open.flat())])]
  if (candidates.length === 0 || (isKept && fresh.length < enough)) return undefined
  const told = fresh.length > 0 ? `${fresh.length} of ${votes.length} ${places} have` : `${places} may have`
  return { ...about, candidates, told }
}

/** The one name that all places may mean. */
export function common(all: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = all
  return first.filter((name) => others.every((one) => one.includes(name)))
}
