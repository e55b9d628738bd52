import { describe, expect, it } from 'vitest'

import { createRouter } from './router.ts'

describe('an operation whose verb stands behind a colon', () => {
  const match = createRouter(({ path }) => path.replace(/\}\/(attach|detach)$/, '}:$1'))

  it.each([
    ['POST', '/v1/floating-ips/web:attach', 'floating_ip_attach', { floating_ip: 'web' }],
    ['POST', '/v1/floating-ips/web:detach', 'floating_ip_detach', { floating_ip: 'web' }],
    ['POST', '/v1/floating-ips/a%3Ab:detach', 'floating_ip_detach', { floating_ip: 'a:b' }],
    ['GET', '/v1/floating-ips/web', 'floating_ip_view', { floating_ip: 'web' }],
    ['GET', '/v1/floating-ips/web:blue', 'floating_ip_view', { floating_ip: 'web:blue' }],
    ['GET', '/v1/floating-ips/web:attach', 'floating_ip_view', { floating_ip: 'web:attach' }],
  ])('%s %s', (method, path, id, params) => {
    expect(match(method, path)).toMatchObject({ kind: 'found', spec: { id }, params })
  })

  it('is nowhere behind a slash', () => {
    expect(match('POST', '/v1/floating-ips/web/attach')).toEqual({ kind: 'nowhere' })
  })
})
