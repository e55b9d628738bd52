import { expect, test } from 'vitest'

import { matchRow } from './match.ts'

const findable = { text: 'name', addresses: ['ip', 'block', 'hostname'], identifiers: ['mac', 'board.serial'] }
const id = '0a1b2c3d-0000-4000-8000-000000000001'
const row = {
  id,
  name: 'orders-db',
  ip: '198.51.100.7',
  block: '10.2.0.0/16',
  hostname: 'db.internal',
  mac: 'A8:40:25:F1:00:07',
  board: { serial: 'BRM42220010' },
}

const match = (query: string) => matchRow(findable, row, query)

test('a name, best when it is the same', () => {
  expect(match('orders-db')).toEqual({ score: 0 })
  expect(match('ORDERS')).toEqual({ score: 1 })
  expect(match('db')).toMatchObject({ score: 1 })
  expect(match('ders')).toEqual({ score: 3 })
  expect(match('nothing')).toBeUndefined()
  expect(match('  ')).toBeUndefined()
})

test('an id, whole or by its first six characters', () => {
  expect(match(id)).toEqual({ score: 0, by: id })
  expect(match('0A1B2C')).toEqual({ score: 1, by: id })
  expect(match('0a1b2')).toBeUndefined()
  expect(match('1b2c3d')).toBeUndefined()
})

test('an address from its beginning, a block by what lies in it, a host’s name', () => {
  expect(match('198.51.100.7')).toEqual({ score: 0, by: '198.51.100.7' })
  expect(match('198.51')).toEqual({ score: 1, by: '198.51.100.7' })
  expect(match('51.100')).toBeUndefined()
  expect(match('10.2.33.4')).toEqual({ score: 1, by: '10.2.0.0/16' })
  expect(match('10.3.0.1')).toBeUndefined()
  expect(match('db.int')).toEqual({ score: 1, by: 'db.internal' })
})

test('regression: neither serial numbers nor MAC addresses were found', () => {
  expect(match('brm42220010')).toEqual({ score: 0, by: 'BRM42220010' })
  expect(match('BRM4')).toEqual({ score: 1, by: 'BRM42220010' })
  expect(match('a8:40:25:f1:00:07')).toEqual({ score: 0, by: 'A8:40:25:F1:00:07' })
  expect(match('a')).toBeUndefined()
})

test('rows of another shape than the contract’s do no harm', () => {
  expect(matchRow(findable, { id: 7, name: null, ip: ['x'], block: {} }, 'x7')).toBeUndefined()
})
