import { describe, expect, test } from 'vitest'

import { lookAlikesIn } from './look-alikes.ts'

describe('words that look like others', () => {
  test.each([
    ['pаypal', [{ word: 'pаypal', letters: 'а', script: 'Cyrillic' }]],
    [
      'Delete аdmin-1 of wеb?',
      [
        { word: 'аdmin', letters: 'а', script: 'Cyrillic' },
        { word: 'wеb', letters: 'е', script: 'Cyrillic' },
      ],
    ],
    ['gοοgle', [{ word: 'gοοgle', letters: 'ο', script: 'Greek' }]],
    ['аb', [{ word: 'аb', letters: 'а', script: 'Cyrillic' }]],
    ['ａdmin', [{ word: 'ａdmin', letters: 'ａ', script: 'styled' }]],
    ['𝐚dmin', [{ word: '𝐚dmin', letters: '𝐚', script: 'styled' }]],
    ['аррӏе', [{ word: 'аррӏе', script: 'Cyrillic' }]],
  ])('%s', (text, found) => {
    expect(lookAlikesIn(text)).toEqual(found)
  })

  test.each([
    '',
    'web-1',
    'Zoë Müller-Łukasiewicz',
    'иван-петров',
    'Иван Smith',
    'Γιώργος',
    '東京タワー',
    'naïve cafe\u0301',
    'מלך',
    '10 µs, 5 Ω, Å',
    '👩🏽‍🚀',
  ])('%s is what it looks like', (text) => {
    expect(lookAlikesIn(text)).toEqual([])
  })
})
