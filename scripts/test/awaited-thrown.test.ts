/** What is thrown where something is called or built, and waits for what an upgrade left open of that. */
import { expect, it } from 'vitest'

import { awaitedBy } from './awaited.ts'
import { entryOf } from './open-entries.ts'

const waits = (error: { message: string; stack?: string; diff?: string }, ...lines: string[]): boolean => {
  const entries = lines.map((line) => entryOf(line, 'docs/upgrades/2.md'))
  return (
    awaitedBy({ file: 'tests/contract/some.test.ts', title: 'nothing is there', errors: [error] }, entries) !==
    undefined
  )
}

it('regression: what is thrown in a call of an operation did not wait for it', () => {
  const message = 'Not requested: the room is missing.'
  const thrownIn = (call: string): boolean => {
    const frames = [
      '/src/api/url.ts:16:27)',
      `/generated/api/sdk/lamps.gen.ts:35:197)`,
      '/src/features/lamps.ts:46:59)',
    ]
    const [url, sdk, own] = frames.map((frame) => `(/home/cairn${frame}`)
    const stack = `ApiError: ${message}\n    at buildUrl ${url}\n    at ${call} ${sdk}\n    at lampList ${own}`
    return waits({ message, stack }, '- `lamp_wick_trim` has no parameter room', '- `lamp_list` is new')
  }
  expect(['lampWickTrim', 'async lampList', 'lampView', 'wickTrim'].map(thrownIn)).toEqual([true, true, false, false])
})

it('regression: a part that a build should have had did not wait for the pages that it was part of', () => {
  const built = (said: string, ...folders: string[]): boolean => {
    const lacks = folders.map((folder) => `Error: /home/cairn/src/kit/${folder}/Page.tsx is not part of the build`)
    return waits(
      { message: ['the build failed: ✗', said, '', ...lacks].join('\n') },
      '- `src/kit/lamps`: pages that are gone were made of parts of it',
    )
  }
  const broken = 'Build failed with 1 error:'
  expect(built(broken, 'lamps')).toBe(true)
  expect(built(broken, 'disks')).toBe(false)
  expect(built(broken, 'lamps', 'disks')).toBe(false)
  expect(built('Something else', 'lamps')).toBe(false)
})

it('regression: what is not there did not wait where the line with its name is in what the test calls', () => {
  const thrown = (text: string, message = "Cannot read properties of undefined (reading 'noop')"): boolean => {
    const stack =
      'TypeError: x\n    at isNoop (/home/src/mock/rules.ts:9:2)\n    at start (/home/src/mock/lamps.ts:2:7)'
    const entries = [entryOf('- `lamp_start`: lamp_start is gone', 'docs/upgrades/2.md')]
    const one = { file: 'src/mock/lamps.test.ts', title: 'it is lit', errors: [{ message, stack }] }
    return awaitedBy(one, entries, (file) => (file === 'src/mock/lamps.ts' ? text : '')) !== undefined
  }
  expect(thrown("start\n  isNoop('lamp.start', row)")).toBe(true)
  expect(thrown("start\n  isNoop('disk.start', row)")).toBe(false)
  expect(thrown("lamp.start\n  isNoop('disk.start', row)")).toBe(false)
  expect(thrown("start\n  isNoop('lamp.start', row)", 'expected 1 to be 2')).toBe(false)
})

it('regression: what was refused because it lacks a field that is new did not wait for it', () => {
  const refused = (field: string): boolean =>
    waits(
      {
        message: `line 5: {"message":"unable to parse JSON body: missing field \`${field}\`"}: expected '' to be 'lit'`,
      },
      '- `LampCreate.oil`: LampCreate.oil is new and required (`lamp_list`)',
    )
  expect(['oil', 'wick'].map(refused)).toEqual([true, false])
})

it('regression: what was said of something else than what should be said did not wait for that', () => {
  const said = (name: string, head = "expected 'rooms.ts writes…' to match /^rooms\\.ts lights/"): boolean => {
    const diff = `- Expected:\n/^rooms\\.ts lights/\n\n+ Received:\n"rooms.ts writes rows that have no ${name}"`
    return waits({ message: head, diff }, '- `Lamp.wick_length`: Lamp.wick_length is called length')
  }
  expect(['Lamp.wick_length', 'Lamp.oil', 'Disk.size'].map((name) => said(name))).toEqual([true, false, false])
})
