import { describe, expect, it } from 'vitest'
import { applyDiff, blocksIn } from './blocks.ts'

describe('blocks', () => {
  it('that name a file are found, with their heading and line', () => {
    const text = '# Top\n\n## Add it\n\n```sh\nnpm test\n```\n\n```ts\n// src/a.ts\nexport {}\n```\n'
    expect(blocksIn(text)).toEqual([
      { recipe: 'Add it', path: 'src/a.ts', language: 'ts', text: 'export {}\n', line: 9 },
    ])
  })
})

describe('a diff', () => {
  const text = 'one\n  two\nthree(3)\n'

  it.each([
    ['adds lines', ' one\n+one and a half\n', 'one\none and a half\n  two\nthree(3)\n'],
    ['replaces lines', '-  two\n+  2\n', 'one\n  2\nthree(3)\n'],
    ['keeps what … stands for', '-three(…\n+four, three(…\n', 'one\n  two\nfour, three(3)\n'],
    ['changes several places', '+zero\n one\n@@\n three(3)\n+four\n', 'zero\none\n  two\nthree(3)\nfour\n'],
  ])('%s', (_, diff, expected) => expect(applyDiff(text, diff)).toBe(expected))

  it.each([
    ['are not there', ' 2\n+x\n', '0 times'],
    ['are there twice', ' one\n+x\n', '2 times'],
  ])('whose lines %s is refused', (_, diff, times) => expect(() => applyDiff(`${text}one\n`, diff)).toThrow(times))
})
