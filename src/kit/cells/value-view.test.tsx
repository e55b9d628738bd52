import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ValueView } from './ValueView.tsx'

const shown = (text: string): string =>
  renderToStaticMarkup(<ValueView view={{ kind: 'text', text }} place="detail" />).replaceAll(/<[^>]*>/g, '')

test('texts that differ in what nobody sees looked alike beside each other, in a comparison of two things', () => {
  expect([shown('gita-rao'), shown('gita\u200B-rao')]).toEqual(['gita-rao', 'gitaU+200B-rao'])
})

test('lines and families are no such thing', () => {
  expect(shown('one\n\ttwo')).toBe('one\n\ttwo')
  expect(shown('👩‍👩‍👧‍👦')).toBe('👩‍👩‍👧‍👦')
})
