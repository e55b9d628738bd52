import { expect, test } from 'vitest'

import { examplesOf, isAsExpected } from './examples.ts'

const markdown = `# Title

Text before any section.

## First

\`\`\`yaml
# a.yaml
steps: []
\`\`\`

\`\`\`console
$ npm run mock -- --story a.yaml
The mock API answers.
…
$ curl -s \\
  http://127.0.0.1:12220/v1/ping
{"status":"ok"}
\`\`\`

## Without commands

\`\`\`js
const shown = 'no file'
\`\`\`
`

test('sections have their files and commands, in order, with what is printed', () => {
  expect(examplesOf(markdown)).toEqual([
    {
      title: 'First',
      parts: [
        { kind: 'file', name: 'a.yaml', text: '# a.yaml\nsteps: []\n' },
        {
          kind: 'command',
          command: 'npm run mock -- --story a.yaml',
          expected: 'The mock API answers.\n…\n',
          line: 13,
        },
        {
          kind: 'command',
          command: 'curl -s \\\n  http://127.0.0.1:12220/v1/ping',
          expected: '{"status":"ok"}\n',
          line: 16,
        },
      ],
    },
  ])
})

test('a block that cannot be read is a mistake, not skipped', () => {
  expect(() => examplesOf('## A\n```console\n{"status":"ok"}\n```')).toThrow('line 3: a console block begins')
  expect(() => examplesOf('## A\n```console\n$ ls')).toThrow('the block that begins in line 2 has no end')
})

test.each([
  ['{"a": 1}', '{"a":1}\n', true],
  ['{"id":"7f","name":"x"}', '{"id":"…","name":"x"}', true],
  ['one\ntwo\nthree', 'one\n…', true],
  ['one', 'one\n…', true],
  ['one two', 'one', false],
  ['one', 'one two', false],
  ['{"id":"7f","name":"y"}', '{"id":"…","name":"x"}', false],
  ['axb', 'a.b', false],
])('%o is %o: %o', (printed, expected, is) => {
  expect(isAsExpected(printed, expected)).toBe(is)
})
