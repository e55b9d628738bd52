import { faker } from '@faker-js/faker'
import { expect, test } from 'vitest'

import { formats } from '../contract/formats.ts'
import { draw } from './draw.ts'

const fits = (format: string, text: string): boolean => {
  const check = formats[format]
  if (check === undefined) throw new Error(`no format ${format}`)
  return typeof check === 'function' ? check(text) : check.test(text)
}

function drawAll(): readonly (readonly [string, string])[] {
  faker.seed(7)
  faker.setDefaultRefDate('2026-01-01T00:00:00Z')
  return Object.entries(draw).map(([name, one]) => [name, one()])
}

test('the same seed draws the same values', () => {
  expect(drawAll()).toEqual(drawAll())
  expect(new Set(drawAll().map(([, value]) => value)).size).toBeGreaterThan(15)
})

test.each([
  ['uuid', draw.uuid],
  ['date-time', draw.dateTime],
  ['ip', draw.ip],
  ['ipv4', draw.ipv4],
  ['ipv6', draw.ipv6],
  ['ipv4-net', draw.ipv4Net],
  ['ipv6-net', draw.ipv6Net],
])('what is drawn for %s has the format', (format, one) => {
  const drawn = Array.from({ length: 200 }, () => one())
  expect(drawn.filter((text) => !fits(format, text))).toEqual([])
})
