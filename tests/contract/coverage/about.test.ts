/** Every list says what it is about, and where that is documented. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { about } from '../../../generated/model/about.gen.ts'

const lists = Object.entries(about)

test('there are lists', () => expect(lists.length).toBeGreaterThan(50))

test.each(lists)('%s: a sentence and addresses of the documentation', (_id, { text, guides }) => {
  expect(text).toMatch(/^[A-Z].{15,}\.$/)
  expect(guides.length).toBeGreaterThan(0)
  for (const { title, href } of guides) {
    expect(title).not.toBe('')
    expect(new URL(href).protocol).toMatch(/^https?:$/)
  }
})

test('the documentation is where the manifest says', () => {
  const docs = /^docs: (\S+)$/m.exec(readFileSync('openapi/resources/console.yaml', 'utf8'))?.[1]
  for (const [, { guides }] of lists) for (const { href } of guides) expect(href.startsWith(`${docs}/`)).toBe(true)
})
