import { expect, test } from 'vitest'

import { otherCert, shortCert, silosCert } from '../../lib/x509/certificates.fixture.ts'
import { hostOf, problemsOf } from './problems.ts'

const now = Date.parse('2026-11-21T20:00:00Z')

test('one that is valid for the host has none', () => {
  expect(problemsOf(silosCert, { host: 'harbor.sys.cairn.example', now })).toEqual([])
  expect(problemsOf(shortCert, { host: 'harbor.sys.cairn.example', now })).toEqual([])
})

test('of a chain, the first certificate is looked at', () => {
  expect(problemsOf(otherCert + silosCert, { host: 'harbor.sys.cairn.example', now })).toEqual([
    'Not for harbor.sys.cairn.example, but for console.elsewhere.example',
  ])
  expect(problemsOf(otherCert, { host: undefined, now })).toEqual([])
})

test('a star stands for one label of the host', () => {
  expect(problemsOf(silosCert, { host: 'a.harbor.sys.cairn.example', now })).toEqual([
    'Not for a.harbor.sys.cairn.example, but for *.sys.cairn.example',
  ])
})

test('one that has ended says when', () => {
  expect(problemsOf(shortCert, { host: undefined, now: Date.parse('2026-12-01T00:00:00Z') })).toEqual([
    expect.stringMatching(/^Expired .*22.*2026/),
  ])
})

test.each(['', 'hello', '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----'])('%j is none', (text) => {
  expect(problemsOf(text, { host: undefined, now })).toEqual(['Not a certificate as PEM text'])
})

test('the host of a silo is known where the console’s own is that of a silo', () => {
  expect(hostOf('harbor', { hostname: 'meadow.sys.cairn.example' })).toBe('harbor.sys.cairn.example')
  expect(hostOf('harbor', { hostname: 'console.example' })).toBeUndefined()
  expect(hostOf('', { hostname: 'meadow.sys.cairn.example' })).toBeUndefined()
})
