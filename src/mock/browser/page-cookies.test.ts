import { expect, test } from 'vitest'

import { clearedCookie, noOneCookie, sessionCookie } from '../sign-in/identity.ts'
import { pageCookies } from './page-cookies.ts'

test('a sign-out in another page was not seen until a reload: what is set later counts', () => {
  const cookies = pageCookies()
  const loaded = { session: 'old', other: 'kept' }
  expect(cookies.over(loaded)).toEqual(loaded)
  cookies.set([clearedCookie('session'), noOneCookie])
  expect(cookies.over(loaded)).toEqual({ session: '', 'cairn-user': 'none', other: 'kept' })
  cookies.set([sessionCookie('new'), clearedCookie('cairn-user')])
  expect(cookies.over(loaded)).toEqual({ session: 'new', 'cairn-user': '', other: 'kept' })
})
