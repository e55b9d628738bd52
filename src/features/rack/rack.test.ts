import { expect, test } from 'vitest'

import { disk, inventory, running, sled, waiting } from './rack.fixture.ts'
import { layOut } from './layout.ts'
import { contentsOf, moveInGrid, silosOf } from './rack.ts'

const of = (more: Parameters<typeof inventory>[0] = {}, silo = '') => contentsOf(inventory(more), 'rack-1', silo)

test('what is in the rack is ordered by serial number as people count, what waits by its place', () => {
  const sleds = [sled('SN-10'), sled('SN-9'), sled('SN-1', { rackId: 'rack-2' })]
  const { sleds: shown, waiting: found } = of({ sleds, waiting: [waiting('SN-77', 9), waiting('SN-78', 3)] })
  expect(shown.map(({ name }) => name)).toEqual(['SN-9', 'SN-10'])
  expect(found.map(({ name }) => name)).toEqual(['SN-78', 'SN-77'])
})

test('the load of a sled is what its instances have, and the share what those of the silo have', () => {
  const instances = new Map([
    ['SN-1', [running('web', 'maple', 4, 8), running('db', 'maple', 8, 32), running('ci', 'oak', 2, 4)]],
  ])
  const [shown] = of({ sleds: [sled('SN-1'), sled('SN-2')], instances }, 'maple').sleds
  expect(shown).toMatchObject({ load: { cpus: 14, memory: 44 }, share: { cpus: 12, memory: 40 } })
  const contents = of({ sleds: [sled('SN-1'), sled('SN-2')], instances })
  expect(contents.sleds[0]?.share).toEqual({ cpus: 0, memory: 0 })
  expect(silosOf(contents)).toEqual(['maple', 'oak'])
})

test('what nobody knows is not nothing', () => {
  const [shown] = of({ sleds: [sled('SN-1')], disks: undefined }).sleds
  expect(shown).toMatchObject({ instances: undefined, disks: undefined })
  const [other] = of({ sleds: [sled('SN-1')], instances: new Map([['SN-1', []]]) }).sleds
  expect(other).toMatchObject({ instances: [], disks: [] })
})

test('regression: a rack whose switches were still being read was said to have none', () => {
  const notesOf = (contents: ReturnType<typeof of>) => layOut(contents, 900).sections.map(({ note }) => note)
  const place = 'By serial number; position unknown'
  expect(notesOf(of({ sleds: [sled('SN-1')], switches: undefined, waiting: undefined }))).toEqual([
    'Not loaded',
    place,
    'Not loaded',
  ])
  expect(notesOf(of({ sleds: [sled('SN-1')], switches: [], waiting: [] }))).toEqual(['None', place, 'None'])
})

test('disks are those of the sled, by form factor and serial number', () => {
  const disks = [disk('B2', 'SN-1', 'u2'), disk('B10', 'SN-1', 'u2'), disk('A', 'SN-1', 'm2'), disk('Z', 'SN-2', 'm2')]
  const [shown] = of({ sleds: [sled('SN-1')], disks }).sleds
  expect(shown?.disks?.map(({ serial }) => serial)).toEqual(['A', 'B2', 'B10'])
})

test('arrow keys move in rows of several lengths', () => {
  const rows = [['s0', 's1'], ['a', 'b'], ['c']]
  const by = (key: string, row: number, column: number) => moveInGrid(key, rows, [row, column])
  expect(by('ArrowDown', 1, 1)).toEqual([2, 0])
  expect(by('ArrowDown', 2, 0)).toEqual([2, 0])
  expect(by('ArrowUp', 0, 1)).toEqual([0, 1])
  expect([by('ArrowRight', 1, 0), by('ArrowRight', 2, 0), by('ArrowLeft', 1, 0)]).toEqual([
    [1, 1],
    [2, 0],
    [1, 0],
  ])
  expect([by('Home', 2, 0), by('End', 0, 1), by('Tab', 0, 0)]).toEqual([[0, 0], [2, 0], undefined])
})
