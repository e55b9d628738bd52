/**
 * What an operation needs that has no row in the roles table yet, as those of a newer contract: told by its path and by what it names. The
 * platform has it so nearly everywhere: the system is the fleet's, what is in a project is for its roles, the rest is the silo's.
 */
import { entities } from '../../../generated/mock/entities.gen.ts'
import { entitySpec } from '../crud/select.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { Item, Rule } from './rules.ts'

/** Also `/experimental/v1/system`. */
const ofSystem = /^(?:\/[^/]+)*?\/v\d+\/system\//

export function defaultRule({
  method,
  path,
  params = {},
  query = {},
}: Pick<OperationSpec, 'method' | 'path' | 'params' | 'query'>): Rule {
  const reads = method === 'GET' || method === 'HEAD'
  if (ofSystem.test(path)) return { level: 'fleet', role: reads ? 'viewer' : 'admin' }
  // The innermost is what it is about.
  const named = [...Object.keys(params).toReversed(), ...Object.keys(query)]
  const items = named.map((param): Item => [param, entityOf.get(param) ?? param])
  const item = items.find(([, entity]) => isInProject(entity))
  if (item !== undefined) return { level: 'project', role: reads ? 'viewer' : 'collaborator', item }
  return reads ? { level: 'user' } : { level: 'silo', right: 'modify' }
}

/** What parameters name, as entities say it of their parents. */
const entityOf: ReadonlyMap<string, string> = new Map(
  Object.values(entities).flatMap(({ selectors = [] }) => selectors.map(({ param, entity }) => [param, entity])),
)

function isInProject(entity: string, seen: readonly string[] = []): boolean {
  if (entity === 'project') return true
  if (seen.includes(entity) || !Object.hasOwn(entities, entity)) return false
  const { parent, fields } = entitySpec(entity)
  return fields.includes('project_id') || (parent !== undefined && isInProject(parent.entity, [...seen, entity]))
}
