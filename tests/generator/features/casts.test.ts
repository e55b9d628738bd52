/** Emitted screens believe nothing: types of values come from `fieldAt` alone (docs/decisions/0036-types-of-values-in-one-place.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../support/fixture.ts'
import { root } from '../support/folders.ts'
import { fixtureNames, openFixture } from '../support/fixture.ts'

/** Texts aside: they may say anything. */
const castsIn = (text: string): string[] => {
  const code = text.replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*/g, "''").replaceAll(/^import .*$/gm, '')
  return code.match(/\bas (?!const\b)[\w{[(<][^,;)]*|@ts-\w+|\bvalueAt\b|: any\b|<any>/g) ?? []
}

const isScreen = (path: string): boolean => /^screens\/.*\.tsx?$/.test(path)

it('a cast is found where there is one', () => {
  expect(castsIn('const a = row as Disk')).toEqual(['as Disk'])
  expect(castsIn("const a = { label: 'as Disk' } as const\nimport { a as b } from './a.ts'")).toEqual([])
})

it('the screens of the console have none', () => {
  const folder = join(root, 'generated')
  const found = filesBelow(folder)
    .filter(isScreen)
    .flatMap((path) => castsIn(readFileSync(join(folder, path), 'utf8')).map((cast) => `${path}: ${cast}`))
  expect(found).toEqual([])
})

it.each(fixtureNames())('the screens of %s have none', (name) => {
  const found = [...openFixture(name).files].filter(([path]) => isScreen(path)).flatMap(([, text]) => castsIn(text))
  expect(found).toEqual([])
})
