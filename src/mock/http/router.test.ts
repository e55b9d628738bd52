import { describe, expect, it } from 'vitest'

import { createRouter } from './router.ts'

describe('an operation whose verb stands behind a colon', () => {
  const match = createRouter(({ path }) => path.replace(/\}\/(start|stop)$/, '}:$1'))

  it.each([
    ['POST', '/v1/instances/web:start', 'instance_start', { instance: 'web' }],
    ['POST', '/v1/instances/web:stop', 'instance_stop', { instance: 'web' }],
    ['POST', '/v1/instances/a%3Ab:stop', 'instance_stop', { instance: 'a:b' }],
    ['GET', '/v1/instances/web', 'instance_view', { instance: 'web' }],
    ['GET', '/v1/instances/web:blue', 'instance_view', { instance: 'web:blue' }],
    ['GET', '/v1/instances/web:start', 'instance_view', { instance: 'web:start' }],
  ])('%s %s', (method, path, id, params) => {
    expect(match(method, path)).toMatchObject({ kind: 'found', spec: { id }, params })
  })

  it('is nowhere behind a slash', () => {
    expect(match('POST', '/v1/instances/web/start')).toEqual({ kind: 'nowhere' })
  })
})
