import { describe, expect, it } from 'vitest'

import { belongsToServer } from './routes.ts'

describe('what goes to the server', () => {
  it.each([
    ['GET', '/v1'],
    ['GET', '/v1/disks?project=web'],
    ['DELETE', '/v1/disks/d'],
    // Of a newer version.
    ['GET', '/v2/disks'],
    ['GET', '/v10'],
    ['PUT', '/v1/system/update/repositories?file_name=a.zip'],
    ['GET', '/experimental/v1/probes'],
    ['POST', '/login/corp/saml/okta'],
    ['POST', '/login/corp/local'],
    ['POST', '/device/auth'],
    ['POST', '/device/token'],
    ['GET', '/login'],
    ['GET', '/login?redirect_uri=%2Fprojects'],
    ['HEAD', '/login'],
    ['GET', '/login/corp/saml/okta/redirect'],
    ['GET', '/login/corp/saml/okta/redirect?redirect_uri=%2F'],
    ['GET', '/v1/images/a%2Fb'],
  ])('%s %s', (method, target) => expect(belongsToServer(method, target)).toBe(true))
})

describe('what the console answers', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/projects'],
    ['GET', '/projects/v1/disks'],
    ['GET', '/v1x'],
    ['GET', '/v1beta/disks'],
    ['GET', '/vpcs'],
    ['GET', '/experimental2'],
    ['GET', '/login/corp/local'],
    ['GET', '/login/corp/saml/okta'],
    ['GET', '/login/corp/saml/okta/redirect/more'],
    ['GET', '/login/corp/saml//redirect'],
    ['GET', '/login/'],
    ['GET', '/device/verify'],
    ['GET', '/device/success'],
    ['PUT', '/login/corp/local'],
    ['POST', '/projects'],
    ['POST', '/login'],
    ['GET', '/projects?next=/v1/disks'],
    ['GET', '/v1/../internal'],
    ['GET', '/v1/%2e%2E/internal'],
    ['GET', '/v1/..\\internal'],
  ])('%s %s', (method, target) => expect(belongsToServer(method, target)).toBe(false))
})
