/** Entries for rows of two collections that are put together. */
import type { Collection } from './collections.ts'
import type { Proposal } from './proposal.ts'
import { idsOf, indented, lastNoun, ownerPath, proposed, yamlOf, type Site } from './shape-parts.ts'

/** Whether rows of another collection are added from one end alone, or from both and are the same rows. */
function isAddedAlike(one: Collection, other: Collection, site: Site): boolean {
  const { create } = other.roles
  const made = create === undefined ? undefined : site.answerOf(create)
  return create === undefined || (made !== undefined && made === site.answerOf(one.roles.create))
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
    const other = far.roles.create
    const more = [
      other === undefined ? `add: ${create.id}` : `add: {${ends.id}: ${create.id}, ${end.id}: ${other.id}}`,
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
          `ends: {${ends.id}: ${ends.id}, ${end.id}: ${end.id}}`,
          'operations:',
          `  list: {${ends.id}: ${list.id}, ${end.id}: ${far.roles.list.id}}`,
          ...indented(more, 2),
          // Each end may have other links as well: their lists stand apart by what they list.
          `sides: {${ends.id}: {at: ${lastNoun(one.path)}}, ${end.id}: {at: ${lastNoun(far.path)}}}`,
        ]),
      } satisfies Proposal,
    ]
  })
}
