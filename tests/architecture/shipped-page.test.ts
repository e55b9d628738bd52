import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../../scripts/lib/project.ts'

test('regression: on a page that the browser had translated, "1 selected" stood there while three were', () => {
  // Translating takes texts away from under React, which goes on to change those that nobody sees; and names are no words.
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toMatch(/<html [^>]*translate="no"/)
})
