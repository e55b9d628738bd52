import { describe, expect, test } from 'vitest'

import { columns } from './map.fixture.ts'
import { type Area, layOut, type Line, linesIn } from './layout.ts'
import { showOf } from './shown.ts'

const shown = showOf(columns(), {
  search: '',
  chosen: () => undefined,
  opensItself: true,
  way: new Set<string>(),
}).columns

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each([
  ['beside each other', 1150],
  ['below each other', 358],
])('columns lie %s', (_, available) => {
  const { boxes, entries, width, height, lines, frame } = layOut(shown, available)

  test('nothing overlaps, everything is inside', () => {
    expect(width).toBe(available)
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      // The internet is outside of the VPC.
      expect(overlap(box, frame), box.id).toBe(box.id !== 'internet')
    }
    for (const [index, entry] of entries.entries())
      expect(entries.slice(index + 1).filter((other) => overlap(entry, other))).toEqual([])
  })

  test('entries are a tree in reading order, each inside its box', () => {
    expect(
      entries.map(({ item, level, position, siblings }) => `${level} ${position}/${siblings} ${item.title}`),
    ).toEqual([
      '1 1/6 Internet',
      '1 2/6 default',
      '1 3/6 system',
      '1 4/6 own',
      '1 5/6 front',
      '2 1/2 api',
      '2 2/2 web',
      '1 6/6 back',
      '2 1/1 db',
    ])
    for (const { parent, y, height: own } of entries) {
      const box = boxes.find(({ id }) => id === parent.box.id)
      expect(box && y >= box.y && y + own <= box.y + box.height).toBe(true)
    }
  })

  test('lines lead from box to box, each source in a lane of its own', () => {
    expect(lines.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'internet g-default',
      'g-default r-system',
      'r-system s-front',
      'r-system s-back',
      'r-custom s-back',
    ])
    // A corner says where the lane is.
    const lanes = new Set(lines.map(({ from, path }) => `${from} ${/Q(\S+)/.exec(path)?.[1]}`))
    expect(lanes.size).toBe(4)
    expect(new Set([...lanes].map((lane) => lane.split(' ')[1])).size).toBe(4)
  })
})

test('a place between wide and narrow is not too small to read', () => {
  expect(layOut(shown, 880).width).toBe(980)
  expect(layOut(shown, 879).width).toBe(879)
  expect(layOut(shown, 100).width).toBe(280)
})

test('a column without boxes says so', () => {
  const [first, second, ...others] = shown
  if (!first || !second) throw new Error('no columns')
  const { texts } = layOut([first, { ...second, boxes: [] }, ...others], 1150)
  expect(texts.map(({ text }) => text)).toEqual(['Internet gateways', 'None', 'Routers', 'Subnets'])
})

test('of ten thousand lines that pass what is seen the farthest of each box is drawn, and all that end there', () => {
  const line = (from: string, end: number): Line => ({ from, to: `${end}`, path: '', top: 0, bottom: end, end })
  const lines = Array.from({ length: 10_000 }, (_, at) => line(`router-${at % 2}`, at * 100))
  const seen = linesIn(lines, (top, bottom) => bottom > 500_000 && top < 500_500)
  expect([...seen].map(({ end }) => end)).toEqual([500_100, 500_200, 500_300, 500_400, 999_900, 999_800])
})
