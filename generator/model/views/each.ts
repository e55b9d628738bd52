/** Lists that lie below each row of another one. */
import type { Resource } from '../../link/resources.ts'
import type { EachIR } from '../types/overview-ir.ts'
import type { Workspace } from '../workspace.ts'

/** How the rows above are listed from `at`, and what the addresses of the lists below them have of each. */
export function eachOf(above: Resource, at: string, { lookups }: Pick<Workspace, 'lookups'>): EachIR | undefined {
  const lookup = lookups.find(above.id, at)
  const { key, param, nameField } = above
  return (
    lookup && {
      lookup: lookup.id,
      param,
      field: key.kind === 'nameOrId' ? 'id' : key.field,
      name: key.kind === 'nameOrId' ? nameField : key.field,
    }
  )
}

/** The page that lists the rows of all lists of a resource, if there is one. */
export const pageAcross = ({ id }: Resource, { context }: Pick<Workspace, 'context'>): string | undefined =>
  context.manifest.pages.find(({ raw }) => raw.across === id)?.raw.at
