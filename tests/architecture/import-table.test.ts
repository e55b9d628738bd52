import { describe, expect, it } from 'vitest'

import { checkImports, zoneOf } from './import-table.ts'
import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, importsOf, readSource } from './source.ts'

/** What the table says to one file with this text. */
const check = (path: string, text: string) => describeViolations(checkImports({ path }, importsOf({ path, text })))

describe('the repository', () => {
  const files = repositoryFiles().filter(
    (path) => /^(generator|src|scripts|server|generated)\/.*\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path),
  )

  it('follows the import table', () => {
    const violations = files.map(readSource).flatMap((file) => checkImports(file, importsOf(file)))
    expect(describeViolations(violations)).toBe('')
  })

  it('has a row of the table for every file', () => {
    expect(files.filter((path) => zoneOf(path) === undefined)).toEqual([])
  })
})

describe('imports are found', () => {
  it.each([
    [`import a from './a.ts'`, 'static'],
    [`import './a.ts'`, 'static'],
    [`export { a } from './a.ts'`, 'static'],
    [`export * from './a.ts'`, 'static'],
    [`import { type A } from './a.ts'`, 'static'],
    [`import type { A } from './a.ts'`, 'type'],
    [`export type { A } from './a.ts'`, 'type'],
    [`type A = import('./a.ts').A`, 'type'],
    [`const load = () => import('./a.ts')`, 'lazy'],
  ])('%s is %s', (text, kind) => {
    expect(importsOf({ path: 'src/kit/b.tsx', text })).toEqual([
      { specifier: expect.stringContaining('./a.ts'), target: 'src/kit/a.ts', kind, line: 1 },
    ])
  })

  it('with their place', () => {
    const [one] = importsOf({ path: 'src/kit/b.ts', text: `\n\nimport icon from '../ui/icon.svg?url'` })
    expect(one).toMatchObject({ target: 'src/ui/icon.svg', line: 3 })
  })
})

describe('allowed', () => {
  it.each([
    ['generator/emit/screens.ts', '../model/types/ir.ts'],
    ['generator/emit/screens.ts', '../diagnostics.ts'],
    ['generator/emit/screens.ts', './mock/schema.ts'],
    ['generator/emit/screens.ts', 'node:path'],
    ['generator/cli.ts', './emit/screens.ts'],
    ['generated/screens/disk.gen.tsx', '../../src/kit/list.tsx'],
    ['generated/routes/index.gen.ts', '../screens/disk.gen.tsx'],
    ['generated/mock/handlers.gen.ts', '../api/wire/types.gen.ts'],
    ['generated/api/sdk/disks.gen.ts', '../../../src/api/binding.ts'],
    ['generated/mock/entities.gen.ts', '../../src/mock/tables/entity.ts'],
    ['src/api/client.ts', './binding.ts'],
    ['src/kit/list.tsx', '../ui/table.tsx'],
    ['src/overrides/disk/list.tsx', '../../features/disk/form.tsx'],
    ['src/overrides/disk/list.tsx', './cells.tsx'],
    ['src/mock/store.ts', '../../generated/api/wire/types.gen.ts'],
    ['src/mock/store.ts', '../../generated/mock/entities.gen.ts'],
    ['src/app/main.tsx', '../overrides/index.ts'],
    ['scripts/mock.ts', '../src/mock/server.ts'],
    ['scripts/start.ts', '../server/run.ts'],
    ['server/files/console-app.ts', 'hono'],
    ['server/testing/soak.ts', 'ws'],
  ])('%s imports %s', (path, target) => expect(check(path, `import '${target}'`)).toBe(''))

  it.each([
    ['src/app/main.tsx', `const start = () => import('../mock/start.ts')`],
    ['src/app/main.tsx', `import type { Scenario } from '../mock/scenario.ts'`],
    ['src/overrides/index.ts', `export const overrides = { 'disk.list': () => import('./disk/list.tsx') }`],
  ])('%s: %s', (path, text) => expect(check(path, text)).toBe(''))
})

describe('refused, with what to do instead', () => {
  it.each([
    ['generator/emit/screens.ts', '../model/names.ts', 'generator/emit may not import generator/model. Stages hand'],
    ['generator/read/yaml.ts', '../emit/print.ts', 'generator/read may not import generator/emit.'],
    ['generator/model/types/ir.ts', '../names.ts', 'generator/model/types may not import generator/model.'],
    ['generator/cli.ts', '../generated/model/effects.gen.ts', 'generator/cli.ts may not import generated/model.'],
    ['generator/report.ts', './emit/print.ts', 'generator may not import generator/emit. Only generator/cli.ts'],
    ['generator/emit/print.ts', '../../src/lib/names.ts', 'generator/emit may not import src/lib.'],
    ['generated/screens/disk.gen.tsx', '../../src/ui/table.tsx', 'generated/screens may not import src/ui.'],
    ['generated/api/sdk.gen.ts', '../../src/api/client.ts', 'generated/api may not import src/api.'],
    [
      'src/api/binding.ts',
      './client.ts',
      'src/api/binding.ts may not import src/api. The generated client stands on it',
    ],
    ['generated/mock/handlers.gen.ts', '../api/sdk.gen.ts', 'generated/mock may not import generated/api.'],
    ['generated/mock/entities.gen.ts', '../../src/mock/crud/rows.ts', 'generated/mock may not import src/mock.'],
    ['src/mock/seed/volume.ts', '../fakers/draw.ts', 'src/mock may not import src/mock/fakers.'],
    [
      'src/mock/seed/volume.ts',
      '../../../generated/mock/fakers/schemas.gen.ts',
      'src/mock may not import generated/mock.',
    ],
    ['src/lib/ip.ts', '../api/codec.ts', 'src/lib may not import src/api. Helpers are pure'],
    ['src/lib/ip.ts', 'react', 'src/lib does without it.'],
    ['src/ui/link.tsx', 'react-router', 'src/ui does without it. Primitives know no router'],
    [
      'src/kit/list.tsx',
      '../features/disk/form.tsx',
      'src/kit may not import src/features. Move the shared part to src/kit',
    ],
    ['src/kit/list.tsx', '../../generated/api/sdk.gen.ts', 'src/kit may not import generated/api.'],
    [
      'src/overrides/disk/list.tsx',
      '../image/form.tsx',
      'src/overrides/disk may not import src/overrides/image. What two',
    ],
    ['src/overrides/disk/list.tsx', '../../app/layout.tsx', 'src/overrides/disk may not import src/app.'],
    ['src/overrides/index.ts', './disk/list.tsx', 'src/overrides/index.ts may import it only by import().'],
    ['src/mock/store.ts', '../api/codec.ts', 'src/mock may not import src/api. The mock is a server'],
    ['src/mock/store.ts', '../../generated/api/sdk.gen.ts', 'src/mock may not import generated/api.'],
    ['src/app/main.tsx', '../mock/start.ts', 'src/app may import it only by import(). The mock must not be'],
    ['src/main.tsx', './app/main.tsx', 'src may not import src/app. Files of the application'],
    ['scripts/start.ts', '../generator/emit/print.ts', 'scripts may not import generator/emit. Scripts are thin'],
    ['server/run.ts', '../scripts/lib/args.ts', 'server may not import scripts. The server is installed without'],
    ['server/run.ts', 'ws', 'server does without it. The server is installed without'],
    ['src/kit/list.tsx', '../ui/table', 'write the extension'],
    ['src/kit/list.tsx', '~/ui/table.tsx', 'an import is a library or a relative path'],
    ['src/lib/ip.ts', 'node:net', 'this code runs in a page'],
  ])('%s imports %s', (path, target, message) => {
    expect(check(path, `import '${target}'`)).toContain(`${path}:1 imports ${target}: ${message}`)
  })
})
