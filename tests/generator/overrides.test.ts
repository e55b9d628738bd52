/** What coverage and explain say of screens that are written by hand, wholly or in part. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createDiagnostics } from '../../generator/diagnostics.ts'
import { explain } from '../../generator/model/explain.ts'
import { readOverrides } from '../../generator/read/overrides.ts'
import { buildFolder } from './support/stages.ts'

const index = `import type { Overrides } from '../../generated/screens/slots.gen.ts'

// 'sky.edit': () => import('./sky/Never.tsx') is only a comment
export const overrides = {
  'sky.list': () => import('./sky/List.tsx'),
  'sky.detail.slots': () => import('./sky/detail-slots.tsx'),
  star_map: () => import('./sky/StarMap.tsx'),
} satisfies Overrides
`

async function registered(files: Readonly<Record<string, string>>) {
  const diagnostics = createDiagnostics()
  const overrides = await readOverrides(new Map(Object.entries(files)), diagnostics)
  return { overrides, diagnostics: diagnostics.all }
}

async function model() {
  const { overrides } = await registered({ 'src/overrides/index.ts': index })
  const folder = join(fileURLToPath(new URL('fixtures', import.meta.url)), 'pages')
  const built = buildFolder(folder, 'contract.yaml', overrides).model
  if (built === undefined) throw new Error('the fixture does not build')
  return built
}

describe('the registry as data', () => {
  test('is read from all of its files, with the place of each entry', async () => {
    const first = `export const eagerOverrides = ({ login: () => import('./login/Login.tsx') } as First)\n`
    const { overrides, diagnostics } = await registered({
      'src/overrides/eager.ts': first,
      'src/overrides/index.ts': index,
    })
    expect(diagnostics).toEqual([])
    const file = 'src/overrides/index.ts'
    expect(overrides).toEqual({
      login: {
        module: 'src/overrides/login/Login.tsx',
        place: { file: 'src/overrides/eager.ts', line: 1, column: 34 },
      },
      'sky.detail.slots': { module: 'src/overrides/sky/detail-slots.tsx', place: { file, line: 6, column: 3 } },
      'sky.list': { module: 'src/overrides/sky/List.tsx', place: { file, line: 5, column: 3 } },
      star_map: { module: 'src/overrides/sky/StarMap.tsx', place: { file, line: 7, column: 3 } },
    })
  })

  test.each([
    "'sky.list': List",
    '...others',
    "['sky' + '.list']: () => import('./a.tsx')",
    'list() {}',
    "a: () => load('./a')",
  ])('an entry like %s is reported, not guessed', async (entry) => {
    const { overrides, diagnostics } = await registered({ 'src/overrides/index.ts': `const all = {\n  ${entry},\n}\n` })
    expect(overrides).toEqual({})
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'UNREADABLE_OVERRIDE',
        place: { file: 'src/overrides/index.ts', line: 2, column: 3 },
      },
    ])
  })

  test('may be missing', async () => expect((await registered({})).overrides).toEqual({}))
})

describe('coverage', () => {
  test('calls each screen what it is', async () => {
    expect((await model()).coverage.screens).toMatchObject({
      'sky.list': { kind: 'replaced', override: 'src/overrides/sky/List.tsx' },
      'sky.detail': { kind: 'generated', slots: 'src/overrides/sky/detail-slots.tsx' },
      star_map: { kind: 'bespoke', override: 'src/overrides/sky/StarMap.tsx' },
      almanac: { kind: 'placeholder' },
    })
  })
})

describe('explain', () => {
  const lines = async (id: string): Promise<string> => (explain(await model(), id) ?? []).join('\n')

  test('of a replaced screen: what replaces it, and where that is registered', async () => {
    expect(await lines('sky.list')).toContain(
      '  override   src/overrides/sky/List.tsx replaces the whole screen (registered in src/overrides/index.ts:5)\n' +
        '  generated  generated/screens/sky/list.gen.tsx, not shown\n',
    )
  })

  test('of a generated screen with slots: the module, and no override', async () => {
    const text = await lines('sky.detail')
    expect(text).toContain(
      '  slots      src/overrides/sky/detail-slots.tsx replaces parts of it (registered in src/overrides/index.ts:6)\n',
    )
    expect(text).not.toContain('whole screen')
  })

  test('of a bespoke screen: its module, or that there is none yet', async () => {
    expect(await lines('star_map')).toContain(
      '  written by hand: src/overrides/sky/StarMap.tsx (registered in src/overrides/index.ts:7)',
    )
    expect(await lines('moon_map')).toContain("nothing registers 'moon_map' in src/overrides yet")
  })
})
