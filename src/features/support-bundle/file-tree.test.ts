import { expect, test } from 'vitest'

import { childrenOf, type FileNode, moveBy, readIndex, rowsOf, search } from './file-tree.ts'

const all = () => true
const namesOf = (index: ReturnType<typeof readIndex>, isOpen: (node: FileNode) => boolean = all) =>
  rowsOf(index.root, isOpen).map(({ node, level }) => `${'  '.repeat(level - 1)}${node.name}`)

test('paths become folders and files: folders first, and by name as people count', () => {
  const index = readIndex('log-10\nlog-2\nsled/b/x.log\nsled/a/y.log\n')
  expect(namesOf(index)).toEqual(['sled', '  a', '    y.log', '  b', '    x.log', 'log-2', 'log-10'])
  expect(index.files.map(({ path }) => path)).toEqual(['log-10', 'log-2', 'sled/b/x.log', 'sled/a/y.log'])
  expect(rowsOf(index.root, all)[1]).toMatchObject({ level: 2, position: 1, siblings: 2, isOpen: true })
})

test('what lies in a folder that is shut is not shown', () => {
  expect(namesOf(readIndex('a/b/c\na/d'), ({ name }) => name === 'a')).toEqual(['a', '  b', '  d'])
})

test('whatever stands in a path is a name', () => {
  const odd = ['../up', '/root', 'a//b', '__proto__/constructor', 'same', 'same/inside', 'C:\\x', '\u202Egnp.exe', '..']
  const index = readIndex(`${odd.join('\n')}\n\nfolder/\nsame\n`)
  expect(index.files.map(({ path }) => path)).toEqual(odd)
  expect(childrenOf(index.root).map(({ name, children }) => `${name}${children ? '/' : ''}`)).toEqual(
    expect.arrayContaining(['/', '../', '__proto__/', 'same/', 'same', 'folder/', '..']),
  )
})

test('an endless path has as many levels as can be shown', () => {
  const index = readIndex(Array.from({ length: 50_000 }, () => 'a').join('/'))
  expect(rowsOf(index.root, all)).toHaveLength(40)
  expect(index.files[0]?.path).toHaveLength(99_999)
})

test('of an endless index the rest is counted', () => {
  const { files, left } = readIndex('a\nb\nc\nd\n', 3)
  expect([files.length, left]).toEqual([3, 1])
})

test('a search finds files by their whole path and keeps the folders that they lie in', () => {
  const index = readIndex('sled/one/dns.log\nsled/two/dns.log\nsled/two/db.log\nmeta/report.json')
  const { kept, found } = search(index, 'TWO/D')
  expect(found).toBe(2)
  expect(rowsOf(index.root, all, kept).map(({ node }) => node.name)).toEqual(['sled', 'two', 'db.log', 'dns.log'])
  expect(search(index, 'nowhere')).toMatchObject({ found: 0 })
})

test('keys move in the tree', () => {
  const { root } = readIndex('a/b/c\na/d\ne')
  const rows = rowsOf(root, ({ name }) => name !== 'b')
  expect(rows.map(({ node }) => node.name)).toEqual(['a', 'b', 'd', 'e'])
  const by = (key: string, at: number) => moveBy(key, rows, at)
  expect([by('ArrowDown', 0), by('ArrowDown', 3), by('ArrowUp', 0), by('ArrowUp', 3)]).toEqual([1, 3, 0, 2])
  expect([by('Home', 2), by('End', 0)]).toEqual([0, 3])
  expect([by('ArrowRight', 0), by('ArrowRight', 1), by('ArrowRight', 2)]).toEqual([1, 'toggle', undefined])
  expect([by('ArrowLeft', 0), by('ArrowLeft', 1), by('ArrowLeft', 2), by('ArrowLeft', 3)]).toEqual(['toggle', 0, 0, 0])
  expect([by('Enter', 1), by(' ', 1), by('Enter', 2), by(' ', 3)]).toEqual(['toggle', 'toggle', 'choose', 'choose'])
  expect(by('Tab', 0)).toBe(undefined)
  expect(moveBy('End', [], 0)).toBe(undefined)
})
