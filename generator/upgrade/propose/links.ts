/** Entries for rows of two collections that are put together. */
import type { Operation } from '../../model/types/ir.ts'
import type { Collection } from './collections.ts'
import type { Proposal } from './proposal.ts'
import { idsOf, indented, lastNoun, ownerPath, proposed, yamlOf, type Site } from './shape-parts.ts'

/** Whether rows of another collection are added from one end alone, or from both and are the same rows. */
function isAddedAlike(one: Collection, other: Collection, site: Site): boolean {
  const { create } = other.roles
  const made = create === undefined ? undefined : site.answerOf(create)
  return create === undefined || (made !== undefined && made === site.answerOf(one.roles.create))
}

/** An end is called like what it is, unless no parameter is called so: then like the one that selects it. */
function sidesOf(
  operations: readonly Operation[],
  ends: readonly [readonly [Operation, string], readonly [Operation, string]],
): [string, string] {
  const params = new Set(operations.flatMap(({ pathParams }) => pathParams.map(({ wire }) => wire)))
  const [a, b] = ends.map(([list, entity]) => (params.has(entity) ? entity : (list.pathParams.at(-1)?.wire ?? entity)))
  return a === undefined || b === undefined || a === b ? [ends[0][1], ends[1][1]] : [a, b]
}

/** Rows of two collections that are put together: each has a list of the others. */
export function linksOf(collections: readonly Collection[], site: Site): Proposal[] {
  const taken = new Set<Collection>()
  return collections.flatMap((one) => {
    if (taken.has(one)) return []
    const { list, create, update, delete: remove } = one.roles
    const near = ownerPath(one.path)
    const ends = near === undefined ? undefined : site.ownerOf(near)
    if (list === undefined || create === undefined || ends === undefined) return []
    const far = collections.find((other) => {
      const owner = ownerPath(other.path)
      return (
        other !== one &&
        owner !== undefined &&
        other.roles.list !== undefined &&
        isAddedAlike(one, other, site) &&
        lastNoun(owner) === lastNoun(one.path) &&
        lastNoun(near ?? '') === lastNoun(other.path)
      )
    })
    const end = far === undefined ? undefined : site.ownerOf(ownerPath(far.path) ?? '')
    if (far?.roles.list === undefined || end === undefined) return []
    taken.add(far)
    const name = `${ends.id}_${end.id}`
    const [side, otherSide] = sidesOf(
      [...Object.values(one.roles), ...Object.values(far.roles)],
      [
        [list, ends.id],
        [far.roles.list, end.id],
      ],
    )
    const other = far.roles.create
    const more = [
      other === undefined ? `add: ${create.id}` : `add: {${side}: ${create.id}, ${otherSide}: ${other.id}}`,
      ...(update ? [`update: ${update.id}`] : []),
      ...(remove ? [`remove: ${remove.id}`] : []),
    ]
    return [
      {
        shape: 'link',
        title: `${ends.id} and ${end.id} are put together`,
        confidence: remove === undefined ? 'medium' : 'high',
        operations: [...idsOf(one), ...idsOf(far)],
        file: proposed,
        yaml: yamlOf([
          `link: ${name}`,
          `ends: {${side}: ${ends.id}, ${otherSide}: ${end.id}}`,
          'operations:',
          `  list: {${side}: ${list.id}, ${otherSide}: ${far.roles.list.id}}`,
          ...indented(more, 2),
          // Each end may have other links as well: their lists stand apart by what they list.
          `sides: {${side}: {at: ${lastNoun(one.path)}}, ${otherSide}: {at: ${lastNoun(far.path)}}}`,
        ]),
      } satisfies Proposal,
    ]
  })
}
