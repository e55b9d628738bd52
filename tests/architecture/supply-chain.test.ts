/** What package-lock.json lets onto a developer's machine and into a build. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { shippedLicences } from '../../scripts/lib/licences.ts'

interface Locked {
  version: string
  license?: string
  integrity?: string
  /** It lies in the file of the package around it, whose hash counts. */
  inBundle?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Packages for types and programs only: nothing of them is in a build. */
const notShipped = /^node_modules\/(?:node-(?:linux|win)|@types\/|csstype$|js-yaml\/node_modules\/argparse$)/

test('each package has a hash', () => {
  expect(locked.length).toBeGreaterThan(400)
  const without = locked.filter(
    ([, { integrity = '', inBundle }]) => inBundle !== true && !integrity.startsWith('sha512-'),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

test('npm runs no script of a package, and one that wants to is known', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path)
  // Its script only looks whether its program is there, which comes as a package for the machine.
  expect(withScript).toEqual(['node_modules/esbuild'])
})

test('the licence of what may be shipped is one that lets us', () => {
  const shipped = locked.filter(([path, { dev }]) => dev !== true && !notShipped.test(path))
  expect(shipped.map(([path]) => path)).toContain('node_modules/react')
  expect(shipped.filter(([, { license = '' }]) => !shippedLicences.has(license)).map(([path]) => path)).toEqual([])
})
