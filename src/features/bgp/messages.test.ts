import { expect, test } from 'vitest'

import { exportsOf } from './bgp-lists.ts'
import { messagesOf } from './messages.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()

test('every message is a row of its own, the latest first', () => {
  const rows = messagesOf({
    switchHistories: [
      {
        switch: 'switch0',
        history: {
          '192.0.2.1': {
            sent: [{ timestamp: at(1), message: { type: 'open', asn: 4_200_000_001, hold_time: 6 } }],
            received: [{ timestamp: at(2), message: { type: 'update', nlri: ['10.0.0.0/8', '0.0.0.0/0'] } }],
          },
        },
      },
    ],
  })
  expect(
    rows.map(({ switch: location, peer, direction, type, details }) => [location, peer, direction, type, details]),
  ).toEqual([
    ['switch0', '192.0.2.1', 'received', 'update', 'nlri 10.0.0.0/8 0.0.0.0/0'],
    ['switch0', '192.0.2.1', 'sent', 'open', 'asn 4200000001, hold time 6'],
  ])
  expect(rows[0]?.time).toEqual(new Date(at(2)))
})

test('a record of another form is shown as far as it can be read', () => {
  const history = { a: [{ message: { type: 'keepalive' } }], b: { note: 'lost' }, c: null, d: 'gone', e: [] }
  const rows = messagesOf({ switchHistories: [{ switch: 'switch1', history }] })
  expect(rows.map(({ peer, direction, time, type, details }) => [peer, direction, time, type, details])).toEqual([
    ['a', undefined, undefined, 'keepalive', ''],
    ['b', undefined, undefined, 'other', 'note lost'],
    ['d', undefined, undefined, 'other', 'gone'],
  ])
})

test('an exported network is a row for each peer that it is sent to', () => {
  const rows = exportsOf({ exports: { '192.0.2.1': ['10.0.0.0/8', '10.0.0.0/8'], '192.0.2.2': [] } })
  expect(rows.map(({ peer, network }) => `${peer} ${network}`)).toEqual([
    '192.0.2.1 10.0.0.0/8',
    '192.0.2.1 10.0.0.0/8',
  ])
})
