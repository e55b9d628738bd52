import { describe, expect, it, vi } from 'vitest'

import { createUnauthorizedHandler, holdSignIn, loginUrl, safeRedirect, signInWaits, stayHere } from './unauthorized.ts'

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  const load = vi.fn()
  return { load, handle: createUnauthorizedHandler({ location: () => ({ pathname, search }), load }) }
}
const call = { method: 'GET', url: '/v1/disks' } as const

describe('on 401', () => {
  it('loads the login page with the way back', () => {
    const { load, handle } = at('/projects/a/disks?page=x&sort=y')
    handle(call)
    expect(load).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect_uri=%2Fprojects%2Fa%2Fdisks%3Fpage%3Dx%26sort%3Dy',
      expect.any(Function),
    )
  })

  it('does so once, however many calls fail', () => {
    const { load, handle } = at('/projects')
    handle(call)
    handle(call)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('regression: who stayed when asked whether to leave is led away by the next call that fails', () => {
    const { load, handle } = at('/projects-new')
    handle(call)
    const [, onStay] = load.mock.calls[0] as [string, () => void]
    onStay()
    handle(call)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits while something is shown that cannot be seen a second time, then goes once', () => {
    const { load, handle } = at('/system/silos/a/scim')
    const [first, second] = [holdSignIn(), holdSignIn()]
    const heard = vi.fn()
    const stop = signInWaits.subscribe(heard)
    handle(call)
    handle(call)
    expect(signInWaits.get()).toBe(true)
    first()
    first()
    expect(load).not.toHaveBeenCalled()
    second()
    expect(load).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect_uri=%2Fsystem%2Fsilos%2Fa%2Fscim',
      expect.any(Function),
    )
    expect(signInWaits.get()).toBe(false)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('does not go after all when the same person has signed in again in another tab, and would the next time', () => {
    const { load, handle } = at('/projects')
    const release = holdSignIn()
    handle(call)
    stayHere()
    expect(signInWaits.get()).toBe(false)
    release()
    expect(load).not.toHaveBeenCalled()
    handle(call)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not go when what was held is put away and the session goes on', () => {
    const { load, handle } = at('/projects')
    holdSignIn()()
    expect(load).not.toHaveBeenCalled()
    handle(call)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves a failed local login to its form', () => {
    const { load, handle } = at('/projects')
    handle({ method: 'POST', url: '/v1/login/{siloName}/local' })
    expect(load).not.toHaveBeenCalled()
  })

  it('does not send a login page to itself', () => {
    const { load, handle } = at('/login/silo/local?redirect_uri=%2Fprojects')
    handle(call)
    expect(load).not.toHaveBeenCalled()
  })

  it('leads back to the device page', () => {
    expect(loginUrl({ pathname: '/device/verify', search: '' })).toBe('/login?redirect_uri=%2Fdevice%2Fverify')
  })

  it('regression: a console below a sub-path goes to its own login page, and stays there', () => {
    expect(loginUrl({ pathname: '/console/projects', search: '?a=1' }, '/console/login')).toBe(
      '/console/login?redirect_uri=%2Fconsole%2Fprojects%3Fa%3D1',
    )
    const load = vi.fn()
    const location = () => ({ pathname: '/console/login', search: '' })
    createUnauthorizedHandler({ location, load }, '/console/login')({ method: 'GET', url: '/v1/me' })
    expect(load).not.toHaveBeenCalled()
  })
})

describe('safeRedirect', () => {
  it.each(['/', '/projects', '/projects/a/disks?page=x#top', '/p?next=https://example.com/', '/a%2F%2Fb', '/a//b'])(
    'accepts %s',
    (uri) => {
      expect(safeRedirect(uri)).toBe(uri)
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\..\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/projects\u0000',
    '/projects\u007f',
    '/\u0085x',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'projects',
    '?a=b',
    '',
    null,
    undefined,
  ])('refuses %j', (uri) => {
    expect(safeRedirect(uri)).toBe('/')
  })

  it('falls back to what it is told', () => {
    expect(safeRedirect('//evil.example', '/projects')).toBe('/projects')
  })
})
