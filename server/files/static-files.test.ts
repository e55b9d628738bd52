import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, it, onTestFinished } from 'vitest'

import { request, startConsole } from '../testing/testing.ts'
import { createStaticFiles } from './static-files.ts'

const text = 'const text = "long enough to be worth compressing"\n'.repeat(50)
const other = text.replaceAll('long', 'LONG')

function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

it('what the build has compressed is sent as it is', async () => {
  // Other settings than those of this server, so that it is seen whose it is.
  const packed = brotliCompressSync(text, { params: {} })
  const files = { 'index.html': 'page', 'a.js': text, 'a.js.br': packed }
  const answer = await request(new URL('/a.js', await startConsole({ files })), {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(Buffer.from(answer.body, 'latin1').equals(packed)).toBe(true)
  expect(brotliDecompressSync(Buffer.from(answer.body, 'latin1')).toString()).toBe(text)
})

it('what was compressed of another file is not sent: a file was changed by hand, or only half of a release was copied', async () => {
  const folder = folderWith({ 'a.js': text, 'a.js.br': brotliCompressSync(other), 'a.js.gz': 'no gzip' })
  const file = await createStaticFiles(folder).find('/a.js')
  expect(Object.keys(file?.codings ?? {}).sort()).toEqual(['gzip', 'identity'])
  expect(gunzipSync(file?.codings.gzip?.content ?? '').toString()).toBe(text)
})

it.each(['/a.js.br', '/a.js.gz', '/assets/a-B1c2D3e.js.br'])('%s is no file of its own', async (path) => {
  const files = { 'index.html': 'page', 'a.js': text, 'a.js.br': brotliCompressSync(text) }
  const { headers } = await request(new URL(path, await startConsole({ files })))
  expect(headers['content-type']).not.toContain('javascript')
  expect(headers).not.toHaveProperty('content-encoding')
})

it('a file that is changed is read again, one that is not is not', async () => {
  const folder = folderWith({ 'a.js': text })
  const files = createStaticFiles(folder)
  await files.readAll()
  const first = await files.find('/a.js')
  expect(await files.find('/a.js')).toBe(first)
  writeFileSync(join(folder, 'a.js'), `${other} `)
  const second = await files.find('/a.js')
  expect(second?.codings.identity.etag).not.toBe(first?.codings.identity.etag)
})

it('tags are those of the content: the same on every machine that serves the same build', async () => {
  const tags = await Promise.all(
    [folderWith({ 'a.js': text }), folderWith({ 'a.js': text })].map(
      async (folder) => (await createStaticFiles(folder).find('/a.js'))?.codings.identity.etag,
    ),
  )
  expect(tags[0]).toBe(tags[1])
})

it('a build below a path is served there, and its entry leads there', async () => {
  const files = { 'index.html': 'page', 'assets/a-B1c2D3e.js': 'void 0' }
  const origin = await startConsole({ files, base: '/console/' })
  const ask = async (path: string) => {
    const { status, body, headers } = await request(new URL(path, origin))
    return [status, headers.location ?? body]
  }
  expect(await ask('/console/')).toEqual([200, 'page'])
  expect(await ask('/console/projects/web')).toEqual([200, 'page'])
  expect(await ask('/console/assets/a-B1c2D3e.js')).toEqual([200, 'void 0'])
  expect(await ask('/console/assets/gone.js')).toEqual([404, 'Not found'])
  expect(await ask('/')).toEqual([302, '/console/'])
  expect(await ask('/console')).toEqual([302, '/console/'])
  expect(await ask('/consoles/')).toEqual([404, 'Not found'])
  expect(await ask('/assets/a-B1c2D3e.js')).toEqual([404, 'Not found'])
})
