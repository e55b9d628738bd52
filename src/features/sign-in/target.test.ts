import { describe, expect, it } from 'vitest'

import { keepTarget, signInTarget } from './target.ts'

const asking = (uri: string) => new URLSearchParams({ redirect_uri: uri })

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  'https:evil.example',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\u0000/evil.example',
  '/%2e//evil.example',
  `/${'a'.repeat(5_000)}`,
]

describe('signInTarget', () => {
  it.each(['/projects/a/disks?page=x', '/device/verify', '/system/silos#top'])('goes back to %s', (uri) => {
    expect(signInTarget(asking(uri), '/')).toBe(uri)
  })

  it.each([...hostile, '', '/login', '/login?redirect_uri=/login', '/login/meadow/local'])(
    'starts at the top for %j',
    (uri) => {
      expect(signInTarget(asking(uri), '/')).toBe('/')
    },
  )

  it('takes the base path away, which the router adds', () => {
    expect(signInTarget(asking('/preview/projects'), '/preview/')).toBe('/projects')
    expect(signInTarget(asking('/preview/login'), '/preview/')).toBe('/')
  })

  it('starts at the top when nothing is asked for', () => {
    expect(signInTarget(new URLSearchParams(), '/')).toBe('/')
  })
})

describe('keepTarget', () => {
  it('hands a path of this origin on', () => {
    expect(keepTarget(asking('/projects?a=b'))).toBe('?redirect_uri=%2Fprojects%3Fa%3Db')
  })

  it.each(hostile)('drops %j', (uri) => {
    expect(keepTarget(asking(uri))).toBe('')
  })
})
