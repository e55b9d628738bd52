import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { apiPrefixes } from '../../generated/mock/conventions.gen.ts'
import { readBehaviours } from '../../generator/read/behaviours.ts'
import { emptyByHand, emptyTables, nameApiPaths, otherConventions } from './another-family.ts'
import { root } from './project.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('a document is of another family where a table beside it says something else', () => {
  const folder = scratch()
  const own = readFileSync(join(root, 'openapi/conventions.yaml'), 'utf8')
  const spec = join(folder, 'newer.yaml')
  expect(otherConventions(root, spec)).toBeUndefined()
  write(folder, 'conventions.yaml', `# The same, with another comment\n${own}`)
  expect(otherConventions(root, spec)).toBeUndefined()
  write(folder, 'conventions.yaml', own.replace('items: items', 'items: rows'))
  expect(otherConventions(root, spec)).toBe(join(folder, 'conventions.yaml'))
  write(folder, 'conventions.yaml', ']')
  expect(otherConventions(root, spec), 'the generator says what is wrong with it').toBeDefined()
})

it('a copy for it has nothing that was written by hand for ours, neither pages nor answers', async () => {
  const folder = scratch()
  cpSync(join(root, 'src/mock/behaviours'), join(folder, 'src/mock/behaviours'), { recursive: true })
  expect(Object.keys(readBehaviours(folder)).length).toBeGreaterThan(100)
  for (const path of Object.keys(emptyTables)) write(folder, path, readFileSync(join(root, path), 'utf8'))
  emptyByHand(folder)
  expect(readBehaviours(folder)).toEqual({})
  for (const path of Object.keys(emptyTables)) {
    const names = (text: string): string[] =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort()
    const [was, is] = [root, folder].map((at) => names(readFileSync(join(at, path), 'utf8')))
    expect(is, path).toEqual(was)
  }
})

it('its server passes on what begins like paths of the document', async () => {
  const folder = scratch()
  cpSync(join(root, 'server/http/routes.ts'), join(folder, 'server/http/routes.ts'))
  cpSync(join(root, 'generated/mock/conventions.gen.ts'), join(folder, 'generated/mock/conventions.gen.ts'))
  const isApiPath = async (at: string): Promise<(path: string) => boolean> =>
    (await import(/* @vite-ignore */ join(at, 'server/http/routes.ts'))).isApiPath
  const isOfOurs = await isApiPath(root)
  for (const prefix of apiPrefixes) expect(isOfOurs(prefix)).toBe(true)
  const table = join(folder, 'generated/mock/conventions.gen.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace(/^(export const apiPrefixes.*? = )\[.*?\]/ms, "$1['/api/']"))
  nameApiPaths(folder)
  const isOurs = await isApiPath(folder)
  expect(['/api', '/api/berths', '/apiary', '/v1/disks'].map(isOurs)).toEqual([true, true, false, false])
})
