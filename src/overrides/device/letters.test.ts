import { expect, test } from 'vitest'

import { codeOf, emptyBoxes, lettersIn, putLetters } from './letters.ts'

const of = (text: string) => [...text].map((char) => (char === '.' ? '' : char))

test.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' AB cd\n12-ß', 'ABCDSS'],
  ['1234-5678', ''],
  ['áéíóú', ''],
])('letters of %j', (text, letters) => {
  expect(lettersIn(text).join('')).toBe(letters)
})

test('one letter goes into its box, and typing goes on in the next', () => {
  expect(putLetters(emptyBoxes, ['A'], 0)).toEqual({ boxes: of('A.......'), next: 1 })
  expect(putLetters(emptyBoxes, ['A'], 7)).toEqual({ boxes: of('.......A'), next: 7 })
})

test('a part is spread from where it was pasted', () => {
  expect(putLetters(of('ABCDEFGH'), ['X', 'Y', 'Z'], 4)).toEqual({ boxes: of('ABCDXYZH'), next: 7 })
  expect(putLetters(of('ABCDEFGH'), ['X', 'Y', 'Z'], 6)).toEqual({ boxes: of('ABCDEFXY'), next: 7 })
})

test('a whole code goes into all boxes, wherever it was pasted', () => {
  expect(putLetters(of('QQ......'), [...'ABCDEFGHIJ'], 5)).toEqual({ boxes: of('ABCDEFGH'), next: 7 })
})

test('the dash stands after the fourth letter, and an unfinished code is none', () => {
  expect(codeOf(of('ABCDEFGH'))).toBe('ABCD-EFGH')
  expect(codeOf(of('ABCDEFG.'))).toBeUndefined()
})
