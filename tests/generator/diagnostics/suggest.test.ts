/** What is suggested for a name that there is not. */
import { expect, it } from 'vitest'
import { suggestAmong } from '../../../generator/link/suggest.ts'

const names = Array.from({ length: 30 }, (_, i) => `deck${i}`)

it('the one that was probably meant', () => {
  expect(suggestAmong('dek7', names)).toBe('did you mean `deck7`?')
})

it('else some of those that there are', () => {
  expect(suggestAmong('pilot', names.slice(0, 2))).toBe('it has deck0, deck1')
  expect(suggestAmong('pilot', names, 'it is one of')).toBe('it is one of deck0, deck1, deck2 and 27 more')
})

it('nothing where there is none', () => expect(suggestAmong('pilot', [])).toBeUndefined())
