import { hostname } from 'node:os'

import { describe, expect, it } from 'vitest'

import { hostCheck, nameOf } from './hosts.ts'

describe('a server that was told no names', () => {
  it.each([
    '127.0.0.1',
    '127.0.0.1:4000',
    '192.0.2.7:80',
    '[::1]:4000',
    '[2001:DB8::1]',
    'localhost:4000',
    'LOCALHOST',
    'console.localhost',
    hostname(),
  ])('answers to %s', (host) => expect(hostCheck()(host)).toBe(true))

  // A page of evil.example that lets its name point here asks for evil.example.
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    'a b',
    '[::1',
    '::1',
    '127.1',
    '[1.2.3.4]',
  ])('does not answer to "%s"', (host) => expect(hostCheck()(host)).toBe(false))
})

it('answers to the names it was told, and to no others', () => {
  const isOurs = hostCheck(['console.example', '.Cloud.example'])
  for (const host of [
    'console.example',
    'Console.Example:443',
    'console.example.',
    'a.cloud.example',
    'a.b.cloud.example',
  ])
    expect(isOurs(host), host).toBe(true)
  for (const host of ['localhost', '127.0.0.1', 'cloud.example', 'evilcloud.example', 'a.console.example'])
    expect(isOurs(host), host).toBe(false)
})

it('answers to every name when told so, but to no nonsense', () => {
  expect(hostCheck(['*'])('any.example')).toBe(true)
  expect(hostCheck(['*'])('any.example/x')).toBe(false)
})

it('takes local names besides others', () => {
  const isOurs = hostCheck(['local', 'console.example'])
  expect(['localhost', '10.0.0.1', 'console.example', 'evil.example'].map(isOurs)).toEqual([true, true, true, false])
})

it('reads a name without its port', () => {
  expect(nameOf('[::1]:80')).toBe('::1')
  expect(nameOf('a:80:90')).toBeUndefined()
  expect(nameOf('user@a')).toBeUndefined()
})
