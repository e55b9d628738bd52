/** Entries for what is there once: for each row, or for all. */
import { words } from '../../link/names.ts'
import type { Operation } from '../../model/types/ir.ts'
import type { Collection } from './collections.ts'
import { addressOf, sidebarOf, type Sidebar } from './levels.ts'
import type { Proposal } from './proposal.ts'
import { idsOf, nameOf, proposed, stated, yamlOf, type Site } from './shape-parts.ts'

/** The sidebar that an entry of its own gets a way in. */
export const inSidebar = (sidebar: Sidebar | undefined): Pick<Proposal, 'sidebar'> =>
  sidebar === undefined ? {} : { sidebar: sidebar.id }

export function singleOf(
  { view, update }: { view: Operation; update: Operation | undefined },
  { owner, name }: { owner: string; name: string },
  site: Site,
): Proposal {
  const id = words(name).join('_')
  return {
    shape: 'single',
    entity: owner,
    title: `a page ${id} of each ${owner}`,
    confidence: 'high',
    operations: [view.id, ...(update === undefined ? [] : [update.id])],
    file: site.fileOf(owner),
    yaml: yamlOf([
      'singles:',
      `  ${id}:`,
      `    view: ${view.id}`,
      ...(update === undefined ? [] : [`    update: ${update.id}`]),
    ]),
  }
}

export function singletonOf(
  collection: Collection,
  { view, update }: { view: Operation; update: Operation | undefined },
  site: Site,
): Proposal {
  const roles = { view, ...(update && { update }) }
  const name = nameOf({ ...collection, roles })
  const sidebar = sidebarOf(view, site.now)
  return {
    shape: 'singleton',
    title: `one ${name} for all`,
    confidence: 'medium',
    operations: idsOf({ ...collection, roles }),
    file: proposed,
    ...inSidebar(sidebar),
    yaml: yamlOf([
      `entity: ${name}`,
      ...stated({ ...collection, roles }, name),
      `detail: {at: ${addressOf(collection.path, sidebar)}}`,
    ]),
  }
}
