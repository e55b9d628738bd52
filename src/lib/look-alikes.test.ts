import { describe, expect, test } from 'vitest'

import { lookAlikesIn } from './look-alikes.ts'

describe('words that look like others', () => {
  test.each([
    ['pаypal', ['“а” in “pаypal” is Cyrillic']],
    ['Delete аdmin-1 of wеb?', ['“а” in “аdmin” is Cyrillic', '“е” in “wеb” is Cyrillic']],
    ['gοοgle', ['“ο” in “gοοgle” is Greek']],
    ['аb', ['“а” in “аb” is Cyrillic']],
    ['ａdmin', ['“ａ” in “ａdmin” is no plain letter']],
    ['𝐚dmin', ['“𝐚” in “𝐚dmin” is no plain letter']],
    ['аррӏе', ['“аррӏе” is all Cyrillic']],
    ['gita-rao gіta-rаo gіta', ['“і” in “gіta” is Cyrillic', '“а” in “rаo” is Cyrillic']],
  ])('%s', (text, found) => {
    expect(lookAlikesIn(text)).toEqual(found)
  })

  test.each([
    ['ɡita-rao', ['“ɡ” in “ɡita” is no plain letter']],
    ['gitɑ-rao', ['“ɑ” in “gitɑ” is no plain letter']],
    ['gıta-rao', ['“ı” in “gıta” is no plain letter']],
    ['ꞁogin', ['“ꞁ” in “ꞁogin” is no plain letter']],
    ['ⅼogin', ['“ⅼ” in “ⅼogin” is no plain letter']],
    ['gita\u0335', ['“a\u0335” in “gita\u0335” is no plain letter']],
    ['git𝛼', ['“𝛼” in “git𝛼” is no plain letter']],
    ['gita‐rao', ['“‐” in “gita‐rao” is no plain dash']],
    ['gita−rao', ['“−” in “gita−rao” is no plain dash']],
    ['Stop gita⁃rao?', ['“⁃” in “gita⁃rao” is no plain dash']],
    ['иван–петров', ['“–” in “иван–петров” is no plain dash']],
    ['web-１', ['“１” in “web-１” is no plain digit']],
    ['web-𝟏', ['“𝟏” in “web-𝟏” is no plain digit']],
    ['web-٥', ['“٥” in “web-٥” is no plain digit']],
    ['giꓔa-rao', ['“ꓔ” in “giꓔa” is of another script']],
    ['ꓳrion', ['“ꓳ” in “ꓳrion” is of another script']],
    ['ꓡꓳꓖ', ['“ꓡꓳꓖ” is all of another script']],
    ['raⲟ', ['“ⲟ” in “raⲟ” is of another script']],
    ['ჿra', ['“ჿ” in “ჿra” is of another script']],
    ['raס', ['“ס” in “raס” is of another script']],
    ['ra𐐬', ['“𐐬” in “ra𐐬” is of another script']],
    ['gitaーrao', ['“ー” in “gitaーrao” is of another script']],
    ['web-а', ['“а” is all Cyrillic']],
    ['сосо1', ['“сосо1” is all Cyrillic']],
    ['g\u200Bо\u200Bogle', ['“о” in “gоogle” is Cyrillic']],
  ])('regression: %s was taken for what it looks like', (text, found) => {
    expect(lookAlikesIn(text)).toEqual(found)
  })

  test.each([
    '',
    'web-1',
    'Zoë Müller-Łukasiewicz',
    'José Sørensen-Groß, Şükrü Ağaoğlu',
    'Əliyev Məmmədov, Kofi Ɔkɛ, Ŋ',
    'Анна-Мария Ёлкина',
    'Արամ Խաչատրյան',
    'ქეთევან',
    'OʼBrien Hawaiʻi',
    'محمد ٥',
    'दीपा १',
    'בן־גוריון',
    '山田ヒロミ',
    'データ１',
    '김민준',
    '1–64, 10.0.0.1–10.0.0.9',
    'from Gita – to Rao — and back',
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
