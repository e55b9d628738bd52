/** By heart: what lists show until somebody chooses other columns, beside what every list shows. */
import { expect, test } from 'vitest'

import { generatedLists } from '../mock/support/screens.ts'

const lists = await generatedLists()

const shown: Readonly<Record<string, readonly string[]>> = {
  'ip_pool.list': ['Total', 'Available'],
  'silo.list': ['CPU quota', 'Memory quota', 'Storage quota'],
  'instance.list': ['External IP'],
  'internet_gateway.list': ['Attached IP pool', 'Attached IP address', 'Routes'],
  'affinity_group.list': ['Type', 'Members'],
  'anti_affinity_group.list': ['Type', 'Members'],
  'image.list': ['OS', 'Version'],
  'image.silo.list': ['OS', 'Version'],
  'disk.list': ['Source'],
  'floating_ip.list': ['IP pool'],
}

test.each(Object.entries(shown))('%s', (id, labels) => {
  const visible = lists.get(id)?.columns.filter(({ hidden }) => hidden !== true) ?? []
  expect(visible.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]))
})

test('a disk is of the image or of the snapshot that it was made from', () => {
  const source = lists.get('disk.list')?.columns.find(({ id }) => id === 'source')?.cell
  if (source?.kind !== 'first') throw new Error('the source is no choice of fields')
  // What is gone is said to be deleted where a reference is shown.
  expect(source.of.map(({ path, cell }) => [path, cell.kind])).toEqual([
    ['imageId', 'ref'],
    ['snapshotId', 'ref'],
  ])
})
