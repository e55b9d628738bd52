/** Puts proposals into a manifest. One that the generator refuses is left out, and takes nothing with it that is none of its fault. */
import { unclaimed, type Proof, type Prove } from './proof.ts'
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import type { Proposal } from '../propose/proposal.ts'
import { placeProposals, type Site } from './manifest-entries.ts'
import { entryAt, type Texts } from './manifest-names.ts'
import { dataOf, pathAt } from './yaml-text.ts'
import { ownOf } from '../../schema/records.ts'

export interface Manifested {
  texts: Texts
  proof: Proof
}

export interface Accepted extends Manifested {
  placed: readonly Proposal[]
  refused: readonly Proposal[]
}

interface AcceptSite {
  prove: Prove
  siteIn: (model: Model) => Site
}

export function acceptProposals(
  start: Manifested,
  offered: readonly Proposal[],
  { prove, siteIn }: AcceptSite,
): Accepted {
  let { texts, proof } = start
  const placed: Proposal[] = []
  const refused: Proposal[] = []

  /** All of them if nothing is wrong with any; else what is known of who is to blame. */
  function takeAll(part: readonly Proposal[]): Set<Proposal> {
    const { model } = proof
    if (model === undefined || part.length === 0) return new Set(part)
    const { texts: next, placed: written, left } = placeProposals(texts, part, siteIn(model))
    const there = part.filter((one) => !left.includes(one))
    const after = prove(next)
    const known = new Set([...proof.errors, ...proof.warnings].map(keyOf))
    const faults = [...after.errors, ...after.warnings].filter((one) => !known.has(keyOf(one)))
    // What no screen uses is proved by nothing.
    const unproved = there.filter(
      (one) =>
        one.shape !== 'page' &&
        one.operations.some((id) => ownOf(after.model?.coverage.operations, id)?.screens.length === 0),
    )
    if (faults.length > 0 || unproved.length > 0) {
      const blamed = new Set([...unproved, ...blame(faults, there, next)])
      return new Set([...(blamed.size === 0 ? there : blamed), ...left])
    }
    texts = next
    proof = after
    placed.push(...there.map((one) => written.get(one) ?? one))
    refused.push(...left)
    return new Set()
  }

  /** Halves until what is wrong stands alone. */
  function take(part: readonly Proposal[]): void {
    const blamed = takeAll(part)
    if (blamed.size === 0) return
    const [only] = part
    if (part.length === 1 && only !== undefined) {
      refused.push(only)
      return
    }
    const suspects = withDependents(blamed, part)
    const sound = part.filter((one) => !suspects.has(one))
    const [first, rest] =
      sound.length > 0 && suspects.size > 0
        ? [sound, part.filter((one) => suspects.has(one))]
        : [part.slice(0, Math.ceil(part.length / 2)), part.slice(Math.ceil(part.length / 2))]
    take(first)
    take(rest)
  }

  take(parentsFirst(offered))
  return { texts, proof, placed, refused }
}

const keyOf = ({ code, cause }: Diagnostic): string => `${code} ${cause}`

/** What others stand below comes before them. */
function parentsFirst(offered: readonly Proposal[]): Proposal[] {
  const idOfAll = new Map(offered.map((one) => [idOf(one).id, one]))
  const sorted = new Set<Proposal>()
  const visit = (one: Proposal, way: readonly Proposal[]): void => {
    if (sorted.has(one) || way.includes(one)) return
    for (const name of needs(one)) {
      const other = idOfAll.get(name)
      if (other !== undefined && other !== one) visit(other, [...way, one])
    }
    sorted.add(one)
  }
  for (const one of offered) visit(one, [])
  return [...sorted]
}

/** Also what stands below the entries of these. */
function withDependents(blamed: ReadonlySet<Proposal>, part: readonly Proposal[]): Set<Proposal> {
  const all = new Set(blamed)
  const ids = (): Set<string> => new Set([...all].map((one) => idOf(one).id).filter((id) => id !== ''))
  for (let before = -1; before !== all.size;) {
    before = all.size
    const known = ids()
    for (const one of part) if (needs(one).some((name) => known.has(name))) all.add(one)
  }
  return all
}

/** Entities that have to be there. */
function needs({ yaml, entity }: Proposal): string[] {
  const [data] = dataOf(yaml)
  const { parent, under, ends, views } = (data ?? {}) as {
    parent?: string
    under?: string
    ends?: object
    views?: Record<string, { parent?: string }>
  } // as `propose` writes it
  return [
    entity,
    parent,
    under,
    ...Object.values(ends ?? {}),
    ...Object.values(views ?? {}).map((view) => view.parent),
  ].filter((name): name is string => typeof name === 'string')
}

/** Proposals that an error stands in, or whose names it says. */
function blame(errors: readonly Diagnostic[], proposals: readonly Proposal[], texts: Texts): Proposal[] {
  const found = errors.flatMap(({ code, place, cause }) => {
    // Somebody else lost what called it: only who took it knows.
    if (code === unclaimed) return proposals
    const called = proposals.filter(({ operations }) => operations.some((id) => cause.includes(`\`${id}\``)))
    if (called.length > 0) return called
    const text = texts.get(place.file)
    const at = text === undefined ? undefined : pathAt(text, place)
    const entry = at === undefined ? undefined : entryAt(texts, { ...at, file: place.file })
    const here = proposals.filter((one) => {
      const { id, key } = idOf(one)
      return (
        entry !== undefined &&
        (entry.id === id || (one.entity === entry.id && (key === '' || at?.path.includes(key) === true)))
      )
    })
    if (here.length > 0) return here
    return proposals.filter((one) => idOf(one).id !== '' && cause.includes(`\`${idOf(one).id}`))
  })
  return [...new Set(found)]
}

/** What an entry is called: the whole one, or the key below the one that it joins. */
function idOf({ yaml, entity }: Proposal): { id: string; key: string } {
  const id = entity === undefined ? (/^(?:entity|link|page): (\S+)/.exec(yaml)?.[1] ?? '') : ''
  const key = entity === undefined ? '' : (/^ {2}(\w+):/m.exec(yaml)?.[1] ?? '')
  return { id, key }
}
