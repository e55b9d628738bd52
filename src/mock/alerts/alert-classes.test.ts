import { expect, test } from 'vitest'

import { alertClasses, isSubscribed, matchesClass, subscriptionProblem } from './alert-classes.ts'

const matching = (subscription: string): string[] =>
  alertClasses.map(({ name }) => name).filter((name) => matchesClass(subscription, name))

test('one star is one segment, two are one or more', () => {
  expect(matching('hardware.disk.failed')).toEqual(['hardware.disk.failed'])
  expect(matching('hardware.*')).toEqual([])
  expect(matching('hardware.disk.*')).toEqual(['hardware.disk.added', 'hardware.disk.failed'])
  expect(matching('*.sled.*')).toEqual(['hardware.sled.added', 'hardware.sled.unreachable'])
  expect(matching('update.**')).toEqual(['update.finished', 'update.stuck'])
  expect(matching('**.failed')).toEqual(['hardware.disk.failed'])
  expect(matching('*')).toEqual(['probe'])
  expect(matching('**')).toHaveLength(alertClasses.length)
})

test('nobody is subscribed to probes, not even by a pattern', () => {
  expect(isSubscribed(['**'], 'probe')).toBe(false)
  expect(isSubscribed(['**'], 'update.stuck')).toBe(true)
  expect(isSubscribed([], 'update.stuck')).toBe(false)
})

test('an exact class must exist, a pattern need not match', () => {
  expect(subscriptionProblem('nothing.of.the.kind')).toMatch(/^expected one of \["hardware\.disk\.added", .*\]$/)
  expect(subscriptionProblem('nothing.**')).toBeUndefined()
  expect(subscriptionProblem('update.stuck')).toBeUndefined()
  expect(subscriptionProblem('probe')).toBe('webhook receivers cannot subscribe to probes')
  expect(subscriptionProblem('')).toBe('must not be empty')
})

test('classes are in the order they are listed in', () => {
  const names = alertClasses.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
})
