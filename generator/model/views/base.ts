/** What the makers of screens share: where a screen belongs, and what it is called. */
import { inSentence, kebabCase } from '../../link/names.ts'
import type { Resource } from '../../link/resources.ts'
import { screenLevel, type Workspace } from '../workspace.ts'

export function base(
  resource: Resource,
  kind: string,
  path: string,
  title: string,
  workspace: Workspace,
): {
  id: string
  folder: string
  file: string
  path: string
  title: string
  area: string
  entity: string
  level: string
} {
  return {
    id: `${resource.id}.${kind}`,
    folder: kebabCase(resource.entity),
    file: resource.view === undefined ? kind : `${kebabCase(resource.view)}-${kind}`,
    path,
    title,
    area: resource.area,
    entity: resource.entity,
    level: screenLevel(path, resource.raw.level, workspace),
  }
}

export function titleOf(resource: Resource, kind: 'list' | 'create' | 'edit' | 'detail'): string {
  const raw = resource.raw[kind]
  const stated = raw === undefined || raw === false || !('title' in raw) ? undefined : raw.title
  const one = resource.label.one
  switch (kind) {
    case 'list':
      return stated ?? resource.label.many
    case 'create':
      return stated ?? `New ${inSentence(one)}`
    case 'edit':
      return stated ?? `Edit ${inSentence(one)}`
    case 'detail':
      return one
  }
}
