import { describe, expect, test, vi } from 'vitest'

import { barePublicDer, privateDer, privateKeys, publicDer, publicKey } from './keys.fixture.ts'
import { isPrivateKey, keyProblem } from './keys.ts'
import { rsaKey, shortKey, silosCert, silosKey } from './x509/certificates.fixture.ts'

/** The text of a file that is none: its bytes read as UTF-8. */
const asText = (der: string): string => new TextDecoder().decode(Uint8Array.from(atob(der), (c) => c.charCodeAt(0)))

describe('regression: a private key that was pasted into the field of a public one was sent', () => {
  test.each(Object.entries(privateKeys))('%s', (_, key) => {
    expect(isPrivateKey(key)).toBe(true)
    expect(isPrivateKey(`\n  ${key.replaceAll('\n', '\r\n')}\n`)).toBe(true)
    expect(keyProblem('publicKey', key)).toMatch(
      /^This contains a private key and was not sent\. Paste the public key instead, /,
    )
    expect(keyProblem('privateKey', key)).toBeUndefined()
  })

  test.each(Object.entries(privateDer))('%s without a text around it', (_, der) => {
    for (const form of [der, asText(der)]) {
      expect(isPrivateKey(form)).toBe(true)
      expect(keyProblem('x509', form)).toMatch(/Choose the file of the certificate alone$/)
      expect(keyProblem('privateKey', form)).toBeUndefined()
    }
  })

  test('the lines of a key without the first and the last', () => {
    const [, ...lines] = (privateKeys['of OpenSSH'] ?? '').split('\n')
    expect(keyProblem('publicKey', lines.join('\n'))).toMatch(/\.pub file$/)
    const [, ...pkcs8] = (privateKeys['as PKCS#8'] ?? '').trim().split('\n')
    expect(keyProblem('publicKey', pkcs8.slice(0, -1).join('\n'))).toMatch(/\.pub file$/)
  })

  test('behind a certificate in the same file', () =>
    expect(keyProblem('x509', silosCert + silosKey)).toMatch(/^This contains a private key and was not sent/))

  test('a key of PuTTY has no file of its public one', () =>
    expect(keyProblem('publicKey', privateKeys['of PuTTY'] ?? '')).toMatch(/as PuTTYgen shows it$/))
})

test('public keys and certificates are no private keys', () => {
  for (const text of [
    publicKey,
    silosCert,
    barePublicDer,
    ...Object.values(publicDer),
    '',
    'ssh-ed25519',
    '02',
    'MAA=',
  ])
    for (const form of [text, `${text}\n`]) {
      expect(isPrivateKey(form)).toBe(false)
      for (const kind of ['publicKey', 'x509'] as const) expect(keyProblem(kind, form)).toBeUndefined()
    }
})

test('what is public in place of a private key', () => {
  for (const text of [publicKey, silosCert, ...Object.values(publicDer), ...Object.values(publicDer).map(asText)])
    expect(keyProblem('privateKey', text)).toMatch(/^This is not the private key/)
  // What nobody knows is the server's to judge, and so is a file that has both.
  for (const text of [silosKey, shortKey, rsaKey, silosCert + silosKey, 'what', ''])
    expect(keyProblem('privateKey', text)).toBeUndefined()
})

test('regression: of a hundred thousand networks in a form the browser was asked what they are the base64 of', () => {
  const decode = vi.spyOn(globalThis, 'atob')
  for (const text of ['10.0.0.0/32', 'fd00::/64', 'web-1', `A description, ${'long '.repeat(20)}`, 'MAA='])
    expect(isPrivateKey(text)).toBe(false)
  expect(decode).not.toHaveBeenCalled()
  decode.mockRestore()
})

test.each([
  ['line breaks', '\n'.repeat(200_000)],
  ['separators of lines', '\u2028'.repeat(200_000)],
  ['beginnings of keys', 'BEGIN '.repeat(200_000)],
])('%s by the hundred thousand were looked through for a key for seconds', (_, text) => {
  // They would take longer than a test may.
  expect(isPrivateKey(text)).toBe(false)
})

test('the first line of a key may be anywhere, and its words many', () => {
  expect(isPrivateKey('see below\n\n  PuTTY-User-Key-File-3: x')).toBe(true)
  expect(isPrivateKey('-----BEGIN ENCRYPTED PRIVATE KEY-----')).toBe(true)
})
