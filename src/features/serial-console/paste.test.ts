import { expect, test } from 'vitest'

import { linesOf, plainPaste } from './paste.ts'

test.each([
  ['regression: a pasted end of paste made the rest count as typed', 'a\u001B[201~\nrm -rf /\n', 'a\nrm -rf /\n'],
  ['in the short spelling', 'a\u009B201~b', 'ab'],
  ['put together by taking another out', 'a\u001B[20\u001B[201~1~b', 'ab'],
  ['a beginning as well', '\u001B[200~a', 'a'],
  ['other control characters', 'a\u0003\u001B[A\u007F\u0085b', 'a[Ab'],
  ['but not tabs and line ends', 'a\tb\r\nc\n', 'a\tb\r\nc\n'],
  ['nor what people write', 'Grüße 🦔 [201~', 'Grüße 🦔 [201~'],
])('%s', (_, pasted, plain) => expect(plainPaste(pasted)).toBe(plain))

test.each([
  ['', 0],
  ['ls', 0],
  ['ls\n', 1],
  ['ls\r\nreboot', 2],
  ['a\rb\nc\n\n', 3],
])('%j is taken for so many lines: %i', (text, lines) => expect(linesOf(text)).toBe(lines))
