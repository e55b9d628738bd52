import { describe, expect, test } from 'vitest'

import {
  bottomOf,
  extentOf,
  factorOf,
  largestOf,
  lowestOf,
  markStep,
  markText,
  scaleOf,
  topOf,
  valueText,
  type Unit,
} from './units.ts'

test.each<[Unit, number, number]>([
  // A vCPU that runs all the time: five seconds in nanoseconds.
  ['percent', 5e9, 100],
  ['bytes', 5 * 1024, 1024],
  ['operations', 5, 1],
  ['packets', 50, 10],
])('%s: %d in a sample are %d', (unit, sample, value) => {
  expect(sample * factorOf(unit)).toBeCloseTo(value)
})

// A value, and the largest of its chart.
test.each<[number, number, Unit, string]>([
  [0, 0, 'percent', '0 %'],
  [12.345, 60, 'percent', '12.3 %'],
  [0.0123, 60, 'percent', '0.012 %'],
  [100, 100, 'percent', '100 %'],
  [512.4, 512.4, 'bytes', '512 B/s'],
  [1536, 1536, 'bytes', '1.5 KiB/s'],
  [3 * 1024 ** 3, 3 * 1024 ** 3, 'bytes', '3 GiB/s'],
  [0.0083, 1, 'packets', '0.0083 packets/s'],
  [12.34, 99, 'operations', '12.3 ops/s'],
  [12_345.6, 99_999, 'operations', '12,346 ops/s'],
  [24, 24, 'vcpus', '24 vCPUs'],
  [1.5 * 1024 ** 4, 2 * 1024 ** 4, 'size', '1.5 TiB'],
  [42, 99, 'plain', '42'],
  [2 ** 64, 2 ** 64, 'plain', '18.4e18'],
  [-12.25, 12.25, 'volts', '-12.3 V'],
  [1_500_000, 2_000_000, 'nanoseconds', '1.5 ms'],
])('%d of %d %s reads %s', (value, largest, unit, text) => {
  expect(valueText(value, scaleOf(largest, unit))).toBe(text)
})

test('values below 0 count for the axis', () => {
  const lines = [{ values: [3, null, -12] }, { values: [undefined, 5] }]
  expect([lowestOf(lines), extentOf(lines)]).toEqual([-12, 12])
  expect(lowestOf([{ values: [3] }])).toBe(0)
})

test('a small value of a legend has the unit of the axis above it, not one of its own', () => {
  const scale = scaleOf(5 * 1024 ** 2, 'bytes')
  expect(scale.label).toBe('MiB/s')
  expect(valueText(300 * 1024, scale)).toBe('0.29 MiB/s')
  expect(valueText(1023 * 1024 ** 2, scale)).toBe('1,023 MiB/s')
})

describe('the axis', () => {
  test.each<[number, Unit, string, string[]]>([
    [65, 'percent', '%', ['0', '20', '40', '60', '80', '100']],
    [0.7, 'percent', '%', ['0', '0.2', '0.4', '0.6']],
    [900 * 1024, 'bytes', 'KiB/s', ['0', '200', '400', '600', '800']],
    [4.1 * 1024 ** 2, 'bytes', 'MiB/s', ['0', '1', '2', '3', '4']],
    [0, 'bytes', 'B/s', ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [0, 'vcpus', 'vCPUs', ['0', '1']],
    [2, 'vcpus', 'vCPUs', ['0', '1', '2']],
    [40, 'vcpus', 'vCPUs', ['0', '10', '20', '30', '40']],
    [0, 'size', 'B', ['0', '1']],
    [1.5 * 1024 ** 4, 'size', 'TiB', ['0', '0.5', '1', '1.5']],
    [37, 'operations', 'ops/s', ['0', '10', '20', '30', '40']],
    [123_456, 'packets', 'packets/s', ['0', '50K', '100K']],
  ])('%d %s in %s: %j', (largest, unit, label, texts) => {
    const scale = scaleOf(largest, unit)
    const top = topOf(largest, unit)
    const step = markStep(top, scale, unit)
    const marks = Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, index) => markText(index * step, scale))
    expect(scale.label).toBe(label)
    expect(marks).toEqual(texts)
    expect(top).toBeGreaterThanOrEqual(largest)
  })

  test('knows the largest value of lines with gaps', () => {
    expect(largestOf([{ values: [null, 1, 7] }, { values: [null, null] }, { values: [3] }])).toBe(7)
    expect(largestOf([])).toBe(0)
  })
})

test('values that no sensor has broke the chart: marks of hundreds of digits, an axis without an end or without a step', () => {
  for (const value of [5e-324, 1e-300, 1e-30, 1e18, 1e300, Number.MAX_VALUE])
    for (const unit of ['plain', 'bytes', 'nanoseconds', 'percent'] as const) {
      const scale = scaleOf(value, unit)
      const top = topOf(value, unit)
      const step = markStep(top, scale, unit)
      expect(top, `${value} ${unit}`).toBeLessThan(Infinity)
      expect(top / step).toBeLessThanOrEqual(6)
      expect(markText(value, scale).length).toBeLessThan(12)
      expect(valueText(value, scale).length).toBeLessThan(24)
    }
  expect(topOf(Number.MAX_VALUE, 'plain') - bottomOf(-Number.MAX_VALUE)).toBeLessThan(Infinity)
  expect([bottomOf(0), bottomOf(-10)]).toEqual([0, -11])
  expect([1e-30, 0, 12_000, 1e18].map((value) => markText(value, scaleOf(1, 'plain')))).toEqual([
    '1e-30',
    '0',
    '12K',
    '1e18',
  ])
})
