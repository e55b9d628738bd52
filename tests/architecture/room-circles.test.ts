import { expect, it } from 'vitest'

import { repositoryFiles } from '../support/repository-files.ts'
import { checkCircles, foldersOfRooms } from './room-circles.ts'
import { describeViolations, importsOf, readSource } from './source.ts'

const files = repositoryFiles()
  .filter((path) => foldersOfRooms.some((folder) => path.startsWith(`${folder}/`)) && /\.tsx?$/.test(path))
  .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, imports: importsOf(readSource(path)) }))

it.each(foldersOfRooms)('no room of %s is imported by one that it stands on', (folder) => {
  expect(describeViolations(checkCircles(folder, files))).toBe('')
})

it('files of the mock lie in rooms, those of the kit too but for what emitted screens are written in', () => {
  const loose = files.map(({ path }) => path).filter((path) => /^src\/(kit|mock)\/[^/]+$/.test(path))
  const rooms = loose.flatMap((path) =>
    files
      .filter((file) => file.path === path)
      .flatMap(({ imports }) => imports.filter(({ target }) => target !== undefined && /^src\/kit\/.+\//.test(target))),
  )
  expect({ ofMock: loose.filter((path) => path.startsWith('src/mock/')), importedRooms: rooms }).toEqual({
    ofMock: [],
    importedRooms: [],
  })
})

/** What is said of a folder with these files. */
const check = (texts: Readonly<Record<string, string>>) =>
  describeViolations(
    checkCircles(
      'src/kit',
      Object.entries(texts).map(([path, text]) => ({ path, imports: importsOf({ path, text }) })),
    ),
  )

it.each([
  ['a static import', `import { b } from '../b/b.ts'`],
  ['a type', `import type { B } from '../b/b.ts'`],
  ['a lazy import', `const load = () => import('../b/b.ts')`],
])('a circle that %s closes is found', (_, text) => {
  expect(check({ 'src/kit/a/a.ts': text, 'src/kit/b/b.ts': `import { a } from '../a/other.ts'` })).toBe(
    [
      'src/kit/a/a.ts:1 imports ../b/b.ts: rooms in a circle, src/kit/a → src/kit/b → src/kit/a. Move what both need into a room below them.',
      'src/kit/b/b.ts:1 imports ../a/other.ts: rooms in a circle, src/kit/b → src/kit/a → src/kit/b. Move what both need into a room below them.',
    ].join('\n'),
  )
})

it('a circle over three rooms and over loose files is found', () => {
  const texts = {
    'src/kit/a/a.ts': `import { spec } from '../spec.ts'`,
    'src/kit/spec.ts': `import { c } from './c/c.ts'`,
    'src/kit/c/c.ts': `import { a } from '../a/a.ts'`,
  }
  expect(check(texts)).toContain('src/kit/a → src/kit → src/kit/c → src/kit/a')
})

it('rooms in layers, circles within one room and imports of other folders are fine', () => {
  const texts = {
    'src/kit/a/a.ts': `import { b } from '../b/b.ts'\nimport { lib } from '../../lib/lib.ts'`,
    'src/kit/b/b.ts': `import { c } from './c.ts'`,
    'src/kit/b/c.ts': `import { b } from './b.ts'`,
  }
  expect(check(texts)).toBe('')
})
