import { expect, test } from 'vitest'

import { descriptionProblem, generatedName, nameProblem, requiredText } from './names.ts'

test.each(['a', 'web-1', 'a--b', 'a'.repeat(63), 'f0f0f0f0-f0f0'])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

test.each([
  ['a'.repeat(64), 'Must be 63 characters or fewer'],
  ['1web', 'Must start with a lower-case letter'],
  ['-web', 'Must start with a lower-case letter'],
  ['Web', 'Must start with a lower-case letter'],
  ['wEb', 'Can only contain lower-case letters, digits and dashes'],
  ['we b', 'Can only contain lower-case letters, digits and dashes'],
  ['web_1', 'Can only contain lower-case letters, digits and dashes'],
  ['web\n', 'Can only contain lower-case letters, digits and dashes'],
  ['wéb', 'Can only contain lower-case letters, digits and dashes'],
  ['web-', 'Must end with a letter or a digit'],
  ['ac56b522-c9b8-49e4-9f9a-8d52a89ec3e0', 'Must not have the form of an ID'],
])('%j is not: %s', (name, message) => {
  expect(nameProblem(name)).toBe(message)
})

test('an empty name is the form’s business', () => {
  expect(nameProblem('')).toBeUndefined()
  expect(requiredText('Name')).toBe('Name is required')
})

test('descriptions end at 512 characters', () => {
  expect(descriptionProblem('x'.repeat(512))).toBeUndefined()
  expect(descriptionProblem('😀'.repeat(512))).toBeUndefined()
  expect(descriptionProblem('x'.repeat(513))).toBe('Must be 512 characters or fewer')
})

test('a generated name joins its parts and adds six hex digits', () => {
  expect(generatedName(['ubuntu', 'disk'], () => 0xabcde / 0x1000000)).toBe('ubuntu-disk-0abcde')
})

test.each([0, 0.5, 0.999999999])('a generated name fits and is legal (random %d)', (value) => {
  const name = generatedName(['a'.repeat(55), 'b'.repeat(40)], () => value)
  expect(name.length).toBeLessThanOrEqual(63)
  expect(nameProblem(name)).toBeUndefined()
  expect(name).toMatch(/^a{55}-[0-9a-f]{6}$/)
})
