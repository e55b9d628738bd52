import { expect, test, vi } from 'vitest'

import type { EntitySpec } from '../spec/entity-spec.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { defaultRule } from './default-rule.ts'

vi.mock('../../../generated/mock/entities.gen.ts', () => {
  const spec = { schema: '', key: 'id', fields: ['id', 'name'] }
  const entities = {
    room: { ...spec, entity: 'room', type: 'room', parent: { entity: 'project' } },
    shelf: {
      ...spec,
      entity: 'shelf',
      type: 'shelf',
      parent: { entity: 'room' },
      selectors: [{ param: 'room', entity: 'room' }],
    },
    box: { ...spec, entity: 'box', type: 'box', fields: ['id', 'project_id'] },
  } satisfies Readonly<Record<string, EntitySpec>>
  return { entities }
})

/** An operation of a newer contract. */
const operation = (method: OperationSpec['method'], path: string, query: OperationSpec['query'] = {}) => ({
  method,
  path,
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nameOrId' as const])),
  query,
})

test.each([
  ['GET', '/v1/system/lamps', {}, { level: 'fleet', role: 'viewer' }],
  ['POST', '/v1/system/lamps/{lamp}/light', {}, { level: 'fleet', role: 'admin' }],
  ['GET', '/experimental/v1/system/lamps', {}, { level: 'fleet', role: 'viewer' }],
  ['GET', '/v1/lamps', { project: 'nameOrId' }, { level: 'project', role: 'viewer', item: ['project', 'project'] }],
  [
    'PUT',
    '/v1/lamps/{lamp}',
    { project: 'nameOrId' },
    { level: 'project', role: 'collaborator', item: ['project', 'project'] },
  ],
  // The innermost that is known to be in a project.
  ['POST', '/v1/boxes/{box}/lamps', {}, { level: 'project', role: 'collaborator', item: ['box', 'box'] }],
  ['DELETE', '/v1/rooms/{room}/lamps/{lamp}', {}, { level: 'project', role: 'collaborator', item: ['room', 'room'] }],
  ['GET', '/v1/rooms/{room}/{shelf}/lamps', {}, { level: 'project', role: 'viewer', item: ['shelf', 'shelf'] }],
  ['GET', '/v1/lamps/{lamp}', {}, { level: 'user' }],
  ['POST', '/v1/lamps', {}, { level: 'silo', right: 'modify' }],
] as const)('%s %s', (method, path, query, rule) => {
  expect(defaultRule(operation(method, path, query))).toEqual(rule)
})
