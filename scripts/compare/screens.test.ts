import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { readSide } from './read.ts'
import { compareScreens, reportOf } from './screens.ts'

const list = `import { actions } from './actions.gen.ts'
import { portLookup } from '../port/lookup.gen.ts'

export const screen: ListScreen = {
  id: 'boat.list',
  title: 'Boats',
  columns: [
    { id: 'name', label: 'Name', path: 'name' },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'ref', lookup: portLookup } },
  ],
  actions,
  relations: [1, 2],
}
`
const files = {
  'boat/list.gen.tsx': list,
  'boat/actions.gen.ts': `export const actions = [{ id: 'sink', label: 'Sink', call: ({ row }) => boatSink({ path: row }) }]\n`,
  'port/lookup.gen.ts': `export const portLookup: Lookup = { entity: 'port', text: 'name' }\n`,
}
const modules = (changes: Readonly<Record<string, string>> = {}) => new Map(Object.entries({ ...files, ...changes }))
const changesOf = (changes: Readonly<Record<string, string>>) => compareScreens(modules(), modules(changes))
const listWith = (from: string, to: string) => changesOf({ 'boat/list.gen.tsx': list.replace(from, to) })

describe('screens', () => {
  test('that are laid out anew are the same', () => {
    const other = list
      .replace("{ id: 'name', label", "{\n      id: 'name',\n      label")
      .replace("'Boats',", "'Boats' ,")
    expect(changesOf({ 'boat/list.gen.tsx': other })).toEqual([])
  })

  test.each([
    ['a text', "label: 'Size'", "label: 'Length'", 'columns[size].label', "'Size'", "'Length'"],
    ['a value that came', "path: 'name' }", "path: 'name', hidden: true }", 'columns[name].hidden', undefined, 'true'],
    ['a part without an id', '[1, 2]', '[1, 3]', 'relations[1]', '2', '3'],
  ])('differ by %s, told by its path', (_, from, to, path, before, after) =>
    expect(listWith(from, to)).toEqual([{ id: 'boat.list', changes: [{ path, before, after }] }]),
  )

  test('differ by the order of what they have, not by the place of what follows something new', () => {
    const [name, size] = ["{ id: 'name', label: 'Name', path: 'name' }", /\{ id: 'size'.*\}/.exec(list)?.[0] ?? '']
    const swapped = list.replace(name, '#').replace(size, name).replace('#', size)
    expect(changesOf({ 'boat/list.gen.tsx': swapped })).toEqual([
      { id: 'boat.list', changes: [{ path: 'columns (order)', before: 'name, size', after: 'size, name' }] },
    ])
    expect(listWith(name, `{ id: 'new' }, ${name}`)).toMatchObject([{ changes: [{ path: 'columns[new].id' }] }])
  })

  test('have what modules of their folder say; what several folders use is told once', () => {
    const call = files['boat/actions.gen.ts'].replace('path: row', 'body: row')
    expect(changesOf({ 'boat/actions.gen.ts': call })).toMatchObject([
      { id: 'boat.list', changes: [{ path: 'actions[sink].call' }] },
    ])
    const lookup = files['port/lookup.gen.ts'].replace("'name'", "'label'")
    expect(changesOf({ 'port/lookup.gen.ts': lookup })).toMatchObject([{ id: 'port portLookup' }])
  })

  test('that came or went are named, with no more', () => {
    const added = compareScreens(
      modules(),
      modules({ 'boat/detail.gen.tsx': "export const screen = { id: 'boat.detail' }\n" }),
    )
    expect(reportOf(added, 3)).toBe('boat.detail: only after\n1 of 3 screens and lookups differ\n')
    expect(reportOf(listWith("'Boats'", "'Ships'"), 2)).toBe(
      "boat.list\n  title: 'Boats' → 'Ships'\n1 of 2 screens and lookups differ\n",
    )
  })
})

test('a side is a folder, or a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-compare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'generated/screens', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  const title = list.replace("'Boats'", "'Größe – ⛵'")
  writeFileSync(join(folder, 'generated/screens/boat/list.gen.tsx'), title)
  git('commit', '-qam', 'second')
  const sides = ['HEAD~1', 'HEAD', join(folder, 'generated')].map((side) => readSide(side, folder))
  expect(sides.map((side) => side.get('boat/list.gen.tsx'))).toEqual([list, title, title])
  expect(sides[0]).toEqual(modules())
})
