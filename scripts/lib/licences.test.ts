import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { licenceText, packageFolder, readPackage } from './licences.ts'

it.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@tanstack/query-core/build/a.js?v=1', '/p/node_modules/@tanstack/query-core'],
  ['/p/node_modules/a/node_modules/b/c.js', '/p/node_modules/a/node_modules/b'],
  ['\0/p/node_modules/cjs/index.js?commonjs-proxy', '/p/node_modules/cjs'],
  ['\0rolldown/runtime.js', '/p/node_modules/rolldown'],
  ['\0vite/preload-helper.js', '/p/node_modules/vite'],
  ['/p/src/app/main.tsx', undefined],
])('%s belongs to %s', (id, folder) => {
  expect(packageFolder(id, '/p')).toBe(folder)
})

function packageWith(files: Record<string, string>, more = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-licence-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a', version: '1.0.0', license: 'MIT', ...more }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

it('all texts of a package count, its notices too', () => {
  const { texts } = readPackage(packageWith({ 'LICENSE.md': 'licence\n', NOTICE: 'notice', 'license.js': 'code' }))
  expect(texts).toEqual(['licence', 'notice'])
})

it('a package without a text is not shipped', () => {
  expect(() => readPackage(packageWith({ 'README.md': 'ISC' }, { license: 'ISC' }))).toThrow(
    'a 1.0.0 ships without a licence text',
  )
})

it('a package with a licence that nobody agreed to is not shipped', () => {
  expect(() => readPackage(packageWith({ LICENSE: 'text' }, { license: 'AGPL-3.0-only' }))).toThrow(
    'a 1.0.0 has the licence AGPL-3.0-only: see shippedLicences',
  )
})

it.each(['Ada L. <ada@example.org>', { name: 'Ada L.' }])(
  'the MIT licence of %j is known without its text',
  (author) => {
    expect(readPackage(packageWith({}, { author })).texts).toEqual([expect.stringContaining('Copyright (c) Ada L.\n')])
    expect(() => readPackage(packageWith({}, { author, license: 'BSD-3-Clause' }))).toThrow('without a licence text')
  },
)

it('the same text stands once, below all that it is for', () => {
  const of = (name: string, text: string) => ({ name, version: '1.0.0', licence: 'MIT', texts: [text] })
  const text = licenceText([of('b', 'same'), of('c', 'other'), of('a', 'same')])
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n')
  expect(text.match(/same/g)).toHaveLength(1)
})
