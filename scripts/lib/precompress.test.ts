import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, it, onTestFinished } from 'vitest'

import { precompress } from './precompress.ts'

const text = 'long enough to be worth compressing '.repeat(100)

function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

it('puts what is smaller beside a file, and leaves alone what would not be', async () => {
  const folder = folderWith({
    'index.html': text,
    'assets/a.js': text,
    'assets/short.js': 'void 0',
    'assets/font.woff2': text,
    'assets/noise.js': Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * i * 7919) % 251)),
  })
  await precompress(folder)
  expect(names(folder)).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'assets/font.woff2',
    'assets/noise.js',
    ...names(folder).filter((name) => name.startsWith('assets/noise.js.')),
    'assets/short.js',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
})

it('gives the same bytes each time', async () => {
  const [one, other] = [folderWith({ 'assets/a.js': text }), folderWith({ 'assets/a.js': text })]
  await precompress(one)
  await precompress(other)
  for (const name of ['assets/a.js.br', 'assets/a.js.gz'])
    expect(readFileSync(join(one, name)).equals(readFileSync(join(other, name)))).toBe(true)
})
