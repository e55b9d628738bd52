import { describe, expect, test } from 'vitest'
import { lintDescriptions } from './description-lint.ts'

const lint = (place: string, text?: string) => lintDescriptions([{ place, name: place.replace(/^.*\./, ''), text }])

describe('description lint', () => {
  test('accepts a sentence that tells the reader something', () => {
    expect(lint('Disk.size', 'Full capacity of the disk, in bytes.')).toEqual([])
  })

  test.each([undefined, '', '  '])('rejects a missing text: %j', (text) => {
    expect(lint('Disk.size', text)).toContain('Disk.size: has no description')
  })

  test.each([
    ['Disk.size', 'The size of the disk.'],
    ['Disk.size', 'Size value of this disk.'],
    ['Disk.time_created', 'Time the disk is created.'],
    ['disk_create', 'Creates a disk.'],
    ['SiloRolePolicy', 'The policies for silo roles.'],
    ['disk_list?project', 'The project of the disks listed.'],
  ])('rejects a text that only restates the name: %s', (place, text) => {
    expect(lint(place, text)).toEqual([`${place}: only restates the name: ${text}`])
  })

  test.each(['capacity of it in bytes.', 'Capacity of it in bytes', 'Bytes.'])(
    'rejects what is no sentence: %s',
    (text) => {
      expect(lint('Disk.size', text)).toEqual([`Disk.size: is no full sentence: ${text}`])
    },
  )

  test('rejects a text that is too long for a help text', () => {
    expect(lint('Disk.size', `Capacity ${'and more '.repeat(30)}in bytes.`)).toEqual([
      'Disk.size: has 288 characters, 220 at most',
    ])
  })

  test('rejects a text shared by fields of unlike name', () => {
    const text = 'Capacity that can be used, in bytes.'
    expect(
      lintDescriptions([
        { place: 'Disk.size', name: 'size', text },
        { place: 'Disk.block_size', name: 'block_size', text },
      ]),
    ).toEqual([`Disk.size, Disk.block_size: are unlike but share a text: ${text}`])
  })

  test('accepts a text shared by fields of the same name', () => {
    const text = 'Capacity that can be used, in bytes.'
    expect(
      lintDescriptions([
        { place: 'Disk.size', name: 'size', text },
        { place: 'Snapshot.size', name: 'size', text },
      ]),
    ).toEqual([])
  })
})
