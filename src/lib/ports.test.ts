import { expect, test } from 'vitest'

import { formatPorts, parsePorts, portsProblem } from './ports.ts'

test.each([
  ['80', 80, 80],
  [' 80 ', 80, 80],
  ['80-443', 80, 443],
  ['1-65535', 1, 65_535],
  ['00080', 80, 80],
])('%j', (text, first, last) => {
  expect(parsePorts(text)).toEqual({ first, last })
  expect(portsProblem(text)).toBeUndefined()
})

test.each(['', 'http', '80-', '-80', '443-80', '80 - 443', '123456', '1-2-3', '65536', '8.0', '0', '0-80'])(
  '%j is none',
  (text) => {
    expect(parsePorts(text)).toBeUndefined()
    expect(portsProblem(text)).toBe('Not a valid port or port range')
  },
)

test('other numbers begin with 0, up to their own end', () => {
  expect(['0', '0-255', '256'].map((text) => parsePorts(text, 255))).toEqual([
    { first: 0, last: 0 },
    { first: 0, last: 255 },
    undefined,
  ])
})

test('a single port is written without hyphen', () => {
  expect(formatPorts({ first: 80, last: 80 })).toBe('80')
  expect(formatPorts({ first: 80, last: 443 })).toBe('80-443')
})
