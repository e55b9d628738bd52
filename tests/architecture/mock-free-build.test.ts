import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { billFile } from '../../scripts/lib/bill-of-materials.ts'
import { buildFolder } from '../../scripts/lib/build-console.ts'
import { licenceFile } from '../../scripts/lib/licences.ts'
import { nodeProgram, root } from '../../scripts/lib/project.ts'
import { mapsFolder } from '../../scripts/lib/source-maps.ts'
import { problemsOfPage } from '../support/shipped-page.ts'

/** What only the mock is made of, by the paths of its sources. */
const mockOnly =
  /(?:^|\/)(?:src\/mock|generated\/mock|src\/app\/dev-panel|src\/app\/design|src\/app\/MockDialog)[/.]|node_modules\/(?:@faker-js|msw|@mswjs|ajv|hono|ws)\//

/** Words that stand in the mock's code and in no other, in case a build says nothing of its sources. */
const words = [
  'mockServiceWorker',
  'mock-worker',
  'x-cairn-user',
  'x-cairn-scenario',
  'cairn.mock.',
  'cairn-mock',
  'web-shop',
  'queryTimeseries',
]

const folder = buildFolder('plain')
const files = (pattern: string): string[] => globSync(pattern, { cwd: folder })
/** A hash is letters by chance: one of them said `msw`. */
const withoutHash = (file: string): string => file.replace(/-[\w-]{7}(\.\w+)$/, '$1')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  // The build that is there, if nothing has changed since. A library that is told of tests would be another one.
  const { NODE_ENV: _, ...env } = process.env
  const [program, args] = nodeProgram('scripts/build.ts')
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build failed: ${stdout}${stderr}`)
  // A busy machine takes minutes for it.
}, 300_000)

/** Sources of the scripts, as the bundler tells: `../../node_modules/react/index.js`. */
const sources = (): string[] => {
  const maps = globSync('**/*.map', { cwd: mapsFolder(folder) })
  expect(maps.length).toBeGreaterThan(10)
  return maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(mapsFolder(folder), file), 'utf8')) as { sources: string[] }).sources,
  )
}

test('a build without mock mode is made of no file of the mock', () => {
  expect(sources().some((source) => source.includes('src/app/main.tsx'))).toBe(true)
  expect(sources().filter((source) => mockOnly.test(source))).toEqual([])
})

test('source maps were served to everybody: they lie beside the build, and no file names them', () => {
  expect(files('**/*.map')).toEqual([])
  expect(files('**/*.{js,css}').filter((file) => read(file).includes('sourceMappingURL='))).toEqual([])
})

test('every package and font in it is listed with its licence text, and stands in the bill of materials with its hash', () => {
  const text = read(licenceFile)
  const bill = JSON.parse(read(billFile)) as {
    components: { name: string; version: string; hashes: { alg: string }[] }[]
  }
  const shipped = new Set(
    sources().flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1] ?? []),
  )
  const fonts = readdirSync(join(root, 'node_modules/@fontsource-variable')).map(
    (name) => `@fontsource-variable/${name}`,
  )
  expect(shipped.size).toBeGreaterThan(8)
  expect(fonts).toHaveLength(2)
  for (const name of [...shipped, ...fonts, 'tailwindcss']) {
    const folderOf = join(root, 'node_modules', name)
    const { version } = JSON.parse(readFileSync(join(folderOf, 'package.json'), 'utf8')) as { version: string }
    expect(text, name).toMatch(new RegExp(`^${name} ${version.replaceAll('.', '\\.')} \\([\\w. -]+\\)$`, 'm'))
    const billed = bill.components.filter((one) => one.name === name && one.version === version)
    expect(
      billed.map(({ hashes }) => hashes.map(({ alg }) => alg)),
      name,
    ).toEqual([['SHA-512']])
    const [licence = ''] = globSync('{LICENSE,LICENCE}*', { cwd: folderOf })
    expect(text, name).toContain(readFileSync(join(folderOf, licence), 'utf8').trim())
  }
})

test('nothing in it speaks of the mock', () => {
  const shipped = files('**/*.{js,css,html,json}')
  const found = shipped.flatMap((file) =>
    words.filter((word) => read(file).includes(word)).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
  expect(shipped.filter((file) => /mock|faker|msw/i.test(withoutHash(file)))).toEqual([])
})

test('its pages hold nothing that a strict policy stops, and name only files of the build', () => {
  const pages = files('**/*.html')
  expect(pages).toContain('index.html')
  expect(read('index.html')).toMatch(/<script [^>]*src=/)
  for (const page of pages) {
    const html = read(page)
    const isFile = (path: string): boolean =>
      existsSync(join(folder, new URL(path, `http://here.invalid/${page}`).pathname))
    expect(problemsOfPage(html, isFile), page).toEqual([])
  }
})
