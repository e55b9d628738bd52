import { expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { defaultRule } from './default-rule.ts'

/** An operation of a newer contract. */
const spec = (method: OperationSpec['method'], path: string, query: OperationSpec['query'] = {}): OperationSpec => ({
  ...operations.ping,
  method,
  path,
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nameOrId'])),
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
  ['POST', '/v1/disks/{disk}/lamps', {}, { level: 'project', role: 'collaborator', item: ['disk', 'disk'] }],
  ['DELETE', '/v1/vpcs/{vpc}/lamps/{lamp}', {}, { level: 'project', role: 'collaborator', item: ['vpc', 'vpc'] }],
  ['GET', '/v1/lamps/{lamp}', {}, { level: 'user' }],
  ['POST', '/v1/lamps', {}, { level: 'silo', right: 'modify' }],
] as const)('%s %s', (method, path, query, rule) => {
  expect(defaultRule(spec(method, path, query))).toEqual(rule)
})
