import { expect, it } from 'vitest'

import { largest, otherArchive, readHead, releaseProblem } from './file-checks.ts'

const notZip = 'Not a zip archive. The download may be incomplete.'
const zip = new Uint8Array([0x50, 0x4b, 3, 4])

it.each([
  ['rack-1.2.0.zip', largest, zip, undefined],
  ['RACK.ZIP', 4, zip, undefined],
  // Its contents are not known yet.
  ['rack.zip', 4, undefined, undefined],
  ['rack.tar.gz', 4, zip, 'Must be a .zip file'],
  ['rack.zip.part', 4, zip, 'Must be a .zip file'],
  ['rack.zip', 0, new Uint8Array(), 'The file is empty'],
  ['rack.zip', largest + 1, zip, 'Too large: 4,294,967,297 bytes; a release can have at most 4 GiB'],
  // An archive without any file, a page in its place, and the beginning of a download.
  ['rack.zip', 22, new Uint8Array([0x50, 0x4b, 5, 6]), notZip],
  ['rack.zip', 22, new TextEncoder().encode('<htm'), notZip],
  ['rack.zip', 2, new Uint8Array([0x50, 0x4b]), notZip],
] as const)('%s of %i bytes', (name, size, head, problem) => {
  expect(releaseProblem({ name, size }, head)).toBe(problem)
})

it('reads no more than the first bytes of a file', async () => {
  expect(await readHead(new Blob([zip, 'much more']))).toEqual(zip)
  expect(await readHead(new Blob(['P']))).toEqual(new Uint8Array([0x50]))
})

it('reads both hashes out of a conflict, and nothing out of other words', () => {
  const [a, b] = ['a8'.repeat(32), '87'.repeat(32)]
  expect(
    otherArchive(
      `Uploaded repository with system version 18.0.0-rc.1+x has SHA256 hash ${a}, but existing repository has SHA256 hash ${b}.`,
    ),
  ).toEqual({ version: '18.0.0-rc.1+x', uploaded: a, existing: b })
  expect(otherArchive('artifact os of version 1.0.0 is there with other contents')).toBeUndefined()
})
