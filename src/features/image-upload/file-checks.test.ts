import { describe, expect, it } from 'vitest'

import { diskSizeFor, doubtsAbout, fileProblem, readSigns } from './file-checks.ts'

const gib = 2 ** 30

describe('the disk for a file', () => {
  it.each([
    [1, gib],
    [gib, gib],
    [gib + 1, 2 * gib],
  ])('of %d bytes has %d', (size, expected) => expect(diskSizeFor(size)).toBe(expected))
})

describe('a file', () => {
  it.each([
    ['empty', 0, 512, 'The file is empty'],
    ['no whole blocks', 1000, 512, 'The size of the file, 1000 bytes, is not a multiple of the block size 512'],
    [
      'whole blocks of another size',
      2048,
      4096,
      'The size of the file, 2048 bytes, is not a multiple of the block size 4096',
    ],
    ['too large', 1024 * gib, 512, 'The file is too large: 1 TiB, and a disk holds at most 1023 GiB'],
    ['as large as it may be', 1023 * gib, 4096, undefined],
    ['just right', 4096, 4096, undefined],
  ])('%s', (_, size, blockSize, problem) => expect(fileProblem({ size }, blockSize)).toBe(problem))
})

const fileOf = (marks: Readonly<Record<number, string>>, name = 'disk.raw'): File => {
  const bytes = new Uint8Array(65_536)
  for (const [at, text] of Object.entries(marks)) bytes.set(new TextEncoder().encode(text), Number(at))
  return new File([bytes], name)
}

describe('signs of a file', () => {
  it.each([
    ['a table for 512', { 512: 'EFI PART' }, 'disk.raw', 512, []],
    ['a table for 512, on 4096', { 512: 'EFI PART' }, 'disk.raw', 4096, [/made for a block size of 512/]],
    ['a table for 4096', { 4096: 'EFI PART' }, 'disk.raw', 4096, []],
    ['optical', { 0x8001: 'CD001' }, 'setup.iso', 2048, []],
    ['optical, on 512', { 0x8001: 'CD001' }, 'setup.iso', 512, [/made for a block size of 2048/]],
    ['a hybrid', { 512: 'EFI PART', 0x8001: 'CD001' }, 'setup.iso', 512, []],
    ['nothing', {}, 'disk.raw', 512, [/^No boot record found/]],
    ['packed', {}, 'disk.QCOW2', 512, [/compressed or converted/]],
  ])('%s', async (_, marks, name, blockSize, doubts) => {
    const found = doubtsAbout(await readSigns(fileOf(marks, name)), blockSize)
    expect(found).toHaveLength(doubts.length)
    for (const [n, doubt] of doubts.entries()) expect(found[n]).toMatch(doubt)
  })
})
