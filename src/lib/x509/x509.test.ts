import { expect, test } from 'vitest'

import { createRng } from '../../mock/random/rng.ts'
import { shortCert, silosCert } from './certificates.fixture.ts'
import { belongs, covers, pemBlocks, readCertificate, readEnd, readLeaf, readPrivateKey } from './x509.ts'

test('a star stands for one label', () => {
  expect(covers('*.sys.example', 'meadow.sys.example')).toBe(true)
  expect(covers('*.sys.example', 'a.meadow.sys.example')).toBe(false)
  expect(covers('*.sys.example', 'sys.example')).toBe(false)
  expect(covers('Meadow.SYS.example', 'meadow.sys.example')).toBe(true)
  expect(covers('meadow.sys.example', 'other.sys.example')).toBe(false)
})

test('a key that does not say what is public in it is believed, when it is of the right kind', () => {
  expect(belongs({ kind: 'a', value: undefined }, { kind: 'a', value: '1' })).toBe(true)
  expect(belongs({ kind: 'b', value: undefined }, { kind: 'a', value: '1' })).toBe(false)
  expect(belongs({ kind: 'a', value: '2' }, { kind: 'a', value: '1' })).toBe(false)
})

test('the end alone is the end of the certificate as a whole', () => {
  for (const pem of [shortCert, silosCert]) expect(readEnd(pem)).toBe(readLeaf(pem)?.notAfter)
  expect(readEnd('-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----')).toBeUndefined()
  expect(readEnd('')).toBeUndefined()
})

test('from each beginning of a certificate its end was looked for in all the rest', () => {
  // It would take longer than a test may.
  expect(pemBlocks('-----BEGIN CERTIFICATE-----\n'.repeat(200_000), 'CERTIFICATE')).toEqual([])
  expect(
    pemBlocks(
      '-----BEGIN CERTIFICATE-----\n-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----',
      'CERTIFICATE',
    ),
  ).toHaveLength(1)
})

test('whatever is no certificate is none, and nothing breaks', () => {
  const rng = createRng('x509')
  for (let n = 0; n < 2000; n++) {
    const bytes = Uint8Array.from({ length: rng.int(0, 60) }, () =>
      rng.pick([0x30, 0x02, 0x03, 0x80, 0xa0, rng.int(0, 255)]),
    )
    expect(readCertificate(bytes)).toBeUndefined()
  }
  expect(readPrivateKey('-----BEGIN PRIVATE KEY-----\n%%\n-----END PRIVATE KEY-----')).toBeUndefined()
  expect(readPrivateKey('-----BEGIN RSA PRIVATE KEY-----\nMAA=\n-----END RSA PRIVATE KEY-----')).toBeUndefined()
  expect(readPrivateKey('')).toBeUndefined()
})
