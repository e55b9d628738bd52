import { expect, it } from 'vitest'

import { billOfMaterials } from './bill-of-materials.ts'
import type { Lock } from './bill-of-materials.ts'

const shipped = (name: string) => ({ name, version: '1.2.3', licence: 'MIT', texts: ['text'] })
const integrity = `sha512-${Buffer.from('0123', 'hex').toString('base64')}`
const lock = {
  'node_modules/react': { version: '1.2.3', integrity },
  'node_modules/@xterm/xterm': { version: '1.2.3', integrity },
}

it('names each package with its address, licence and hash, in one order', () => {
  const bill = billOfMaterials([shipped('react'), shipped('@xterm/xterm')], lock)
  expect(billOfMaterials([shipped('@xterm/xterm'), shipped('react')], lock)).toBe(bill)
  expect(JSON.parse(bill)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      { name: '@xterm/xterm', purl: 'pkg:npm/%40xterm/xterm@1.2.3' },
      {
        name: 'react',
        version: '1.2.3',
        purl: 'pkg:npm/react@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '0123' }],
      },
    ],
  })
})

it.each<Lock>([
  {},
  { 'node_modules/react': { version: '1.2.4', integrity } },
  { 'node_modules/react': { version: '1.2.3' } },
])('what the lock does not vouch for is not shipped: %j', (other) => {
  expect(() => billOfMaterials([shipped('react')], other)).toThrow(
    'package-lock.json has no hash of react 1.2.3: run npm ci and build again',
  )
})
