import { expect, test } from 'vitest'

import { lettersFor } from './letters.ts'

test('each label has a letter of its own, that of a word first', () => {
  expect(lettersFor(['Instances', 'Disks', 'Images', 'Floating IPs', 'Project access', 'Projects'])).toEqual([
    'i',
    'd',
    'm',
    'f',
    'p',
    'r',
  ])
})

test('a word further on comes before the letters inside', () => {
  expect(lettersFor(['Disks', 'Disk pools'])).toEqual(['d', 'p'])
})

test('without a free letter there is none', () => {
  expect(lettersFor(['Ab', 'ba', 'AB', '192'])).toEqual(['a', 'b', undefined, undefined])
})
