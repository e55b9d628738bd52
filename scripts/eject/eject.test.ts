import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../lib/project.ts'
import { eject } from './eject.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const routes = readdirSync(join(root, 'generated/routes')).map((name) => read(`generated/routes/${name}`))

function ejected(id: string) {
  const result = eject({ id, routes, read })
  if ('problem' in result) throw new Error(result.problem)
  return result
}

test('a generated screen becomes a module of its own that imports what the generated one did', () => {
  const { file } = ejected('disk.detail')
  expect(file.path).toBe('src/overrides/disk/DiskDetail.tsx')
  expect(file.text).toContain("from '../../kit/detail/Detail.tsx'")
  expect(file.text).toContain("from '../../../generated/screens/disk/queries.gen.ts'")
  expect(file.text).toContain("import('../../../generated/screens/disk/relations.gen.ts')")
  expect(file.text).toContain('export default function DiskDetail() {')
  expect(file.text).not.toMatch(/Generated from|slots/)
})

test('the registry names it, and all that it named before', () => {
  const { registry } = ejected('disk.detail')
  expect(registry.text).toContain(
    "  'disk.detail': () => import('./disk/DiskDetail.tsx'),\n} satisfies OverridesBeside<",
  )
  for (const line of read(registry.path).split('\n')) expect(registry.text).toContain(line)
})

test('a screen of the first level goes into the registry of the first level', () => {
  expect(ejected('project.list').registry.path).toBe('src/overrides/eager.ts')
})

test('a screen that only a comment of the registry names is not registered', () => {
  expect(ejected('disk.list').file.path).toBe('src/overrides/disk/DiskList.tsx')
})

test.each([
  ['disk.lists', /no generated screen/],
  ['device_verify', /no generated screen/],
])('%s cannot be ejected', (id, problem) => {
  expect(eject({ id, routes, read })).toEqual({ problem: expect.stringMatching(problem) })
})

test('what is registered already is left alone', () => {
  const taken = (path: string) =>
    path.endsWith('overrides/index.ts') ? "{\n  'disk.list': x,\n} satisfies Overrides" : read(path)
  expect(eject({ id: 'disk.list', routes, read: taken })).toEqual({ problem: expect.stringMatching(/already/) })
})
