import { describe, expect, test } from 'vitest'

import {
  escapeInvisible,
  hasInvisible,
  hasInvisibleAtEnds,
  markInvisible,
  partsOf,
  unicodeEscape,
} from './invisible.ts'

describe('characters that cannot be seen', () => {
  test.each([
    ['zero width space', 'gita\u200B-rao', 'gita⟨U+200B⟩-rao'],
    ['zero width joiner', 'a\u200Db', 'a⟨U+200D⟩b'],
    ['byte order mark', '\uFEFFa', '⟨U+FEFF⟩a'],
    ['right-to-left override', 'a\u202Egnp.exe', 'a⟨U+202E⟩gnp.exe'],
    ['isolate', 'a\u2066b', 'a⟨U+2066⟩b'],
    ['soft hyphen', 'web\u00AD1', 'web⟨U+00AD⟩1'],
    ['delete', `ok'\u007F;`, `ok'⟨U+007F⟩;`],
    ['C1 control', 'a\u0085b', 'a⟨U+0085⟩b'],
    ['line separator', 'a\u2028b', 'a⟨U+2028⟩b'],
    ['tag', 'a\u{E0041}b', 'a⟨U+E0041⟩b'],
    ['no-break space', 'a\u00A0b', 'a⟨U+00A0⟩b'],
    ['Hangul filler', 'a\u3164b', 'a⟨U+3164⟩b'],
    ['variation selector', 'a\uFE0Fb', 'a⟨U+FE0F⟩b'],
    ['empty Braille pattern', 'a\u2800b', 'a⟨U+2800⟩b'],
    ['half of a pair', 'a\uD83Db', 'a⟨U+D83D⟩b'],
    ['the same several times', 'a\u200B\u200B\u200Bb\u200B', 'a⟨U+200B×3⟩b⟨U+200B⟩'],
    ['tags, two code units each', '\u{E0041}\u{E0041}\u{E0042}', '⟨U+E0041×2⟩⟨U+E0042⟩'],
    ['one whose code begins like that of the one before', '\u{E0041}\uE004', '⟨U+E0041⟩⟨U+E004⟩'],
  ])('%s', (_, text, marked) => {
    expect(markInvisible(text)).toBe(marked)
    expect(hasInvisible(text)).toBe(true)
  })

  test.each(['web-1', 'Gita Rao', 'Zoë', 'مرحبا', '東京', '👩‍👩‍👧', '❤️', '👍🏽', '🇳🇴', 'naïve', ''])(
    'none in %s',
    (text) => {
      expect(markInvisible(text)).toBe(text)
      expect(hasInvisible(text)).toBe(false)
    },
  )

  test('the parts are the text', () => {
    const text = '\u200Ba\u202E\u2066b'
    expect(partsOf(text)).toEqual([
      { text: '\u200B', code: 'U+200B' },
      { text: 'a' },
      { text: '\u202E', code: 'U+202E' },
      { text: '\u2066', code: 'U+2066' },
      { text: 'b' },
    ])
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

test('a long text is looked at as a whole, and for what is drawn of it at its ends', () => {
  const middle = `${'a'.repeat(3_000)}\u001B${'b'.repeat(3_000)}`
  expect([hasInvisible(middle), hasInvisibleAtEnds(middle)]).toEqual([true, false])
  expect([hasInvisible(`${middle}\u200B`), hasInvisibleAtEnds(`${middle}\u200B`)]).toEqual([true, true])
})

test('escapes are those of JSON, also beyond the first plane', () => {
  expect(escapeInvisible('a\u007F\u{E0041}', unicodeEscape)).toBe(String.raw`a\u007f\udb40\udc41`)
  expect(JSON.parse(`"${escapeInvisible('a\u007F\u{E0041}', unicodeEscape)}"`)).toBe('a\u007F\u{E0041}')
})

test('a hundred thousand characters that cannot be seen took seconds to be counted', () => {
  // They would take longer than a test may.
  expect(markInvisible('\u200B'.repeat(200_000))).toBe('⟨U+200B×200000⟩')
})
