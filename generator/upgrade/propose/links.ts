/** Entries for rows of two collections that are put together. */
import type { Operation } from '../../model/types/ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
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

/** What puts a row of another end below a row: a `POST` of the collection, or a `PUT` at the address that names both. */
function addOf({ roles: { create, update } }: Collection, site: Site): Operation | undefined {
  if (create !== undefined || update?.method !== 'put') return create
  return site.selectedBy(update.pathParams.at(-1)?.wire ?? '') === undefined ? undefined : update
}

/** Whether two lists have the same rows, which name a row of each end. */
function haveSameRows(
  [list, end]: readonly [Operation, string],
  [other, otherEnd]: readonly [Operation, string],
  site: Site,
): boolean {
  const { idOf } = rowFields(site.now.conventions)
  const answer = site.answerOf(list)
  const fields = site.fieldsOf(list)
  const areNamed = [end, otherEnd].every((entity) => fields.includes(idOf(camelCase(entity))))
  return answer !== undefined && answer === site.answerOf(other) && areNamed
}

/** Rows of two collections that are put together: each has a list of the others. */
export function linksOf(collections: readonly Collection[], site: Site): Proposal[] {
  const taken = new Set<Collection>()
  return collections.flatMap((one) => {
    if (taken.has(one)) return []
    const { list, delete: remove } = one.roles
    const create = addOf(one, site)
    const update = one.roles.update === create ? undefined : one.roles.update
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
        ((lastNoun(owner) === lastNoun(one.path) && lastNoun(near ?? '') === lastNoun(other.path)) ||
          haveSameRows([list, ends.id], [other.roles.list, site.ownerOf(owner)?.id ?? ''], site))
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
          // Such as which one is the default: what links are told is changed in a form of the row.
          ...(update ? ['menu: [edit, remove]', 'actions: {edit: {}}'] : []),
          // Each end may have other links as well: their lists stand apart by what they list.
          `sides: {${side}: {at: ${lastNoun(one.path)}}, ${otherSide}: {at: ${lastNoun(far.path)}}}`,
        ]),
      } satisfies Proposal,
    ]
  })
}
