/** What CONTRIBUTING.md says does what it promises: all of its recipes on one copy of the project, one after the other. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratch, root } from '../support/folders.ts'
import { applyDiff, blocksIn } from './blocks.ts'

const document = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const copy = makeScratch()
const read = (path: string): string => readFileSync(join(copy, path), 'utf8')

/** Runs Node in the copy, and answers what it printed. */
async function node(...args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`node ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

beforeAll(async () => {
  for (const path of [
    'generator',
    'templates',
    'openapi',
    'generated',
    'src',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.src.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { recipe, path, language, text, line } of blocksIn(document)) {
    const target = join(copy, path)
    mkdirSync(dirname(target), { recursive: true })
    try {
      writeFileSync(target, language === 'diff' ? applyDiff(readFileSync(target, 'utf8'), text) : text)
    } catch (error) {
      throw new Error(`CONTRIBUTING.md:${line}, ${recipe}: ${path}`, { cause: error })
    }
  }
  await node('generator/cli.ts')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('every command is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...document.matchAll(/npm (?:run )?([a-z0-9]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !['install', 'ci'].includes(name) && !Object.hasOwn(scripts, name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(['generate', 'explain', 'dev']))
})

describe('the recipes', () => {
  it('compile, with the generator that they change', async () => {
    const tsc = 'node_modules/typescript-7/bin/tsc'
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024'], types: ['node'] },
      include: ['generator'],
    }
    writeFileSync(join(copy, 'tsconfig.generator.json'), JSON.stringify(settings))
    const messages = ['src', 'generator'].map((part) => node(tsc, '--pretty', 'false', '-p', `tsconfig.${part}.json`))
    expect(await Promise.all(messages)).toEqual(['', ''])
  })

  it('a resource has a list, a form and a page, and a place in the sidebar', () => {
    const coverage = JSON.parse(read('generated/coverage.json')) as {
      screens: Record<string, object>
      operations: Record<string, object>
    }
    expect(coverage.screens).toMatchObject({
      'lantern.list': { kind: 'generated', path: '/projects/:project/lanterns' },
      'lantern.create': { kind: 'generated' },
      'lantern.detail': { kind: 'generated' },
    })
    expect(coverage.operations).toMatchObject({ lantern_list: { mock: 'crud' } })
    expect(read('generated/routes/levels.gen.ts')).toContain("screen: 'lantern.list'")
  })

  it('a column is in the list, with its label', () => {
    expect(read('generated/screens/lantern/list.gen.tsx')).toMatch(/id: 'wickLength',\s+label: 'Wick left'/)
  })

  it('an action calls its operation', () => {
    const actions = read('generated/screens/lantern/actions.gen.ts')
    expect(actions).toContain("id: 'light'")
    expect(actions).toContain('lanternLight(')
    expect(actions).toContain("reason: 'Already lit'")
  })

  it('a behaviour answers, and refuses', async () => {
    expect(JSON.parse(read('generated/coverage.json'))).toMatchObject({
      operations: { lantern_light: { mock: 'behaviour' } },
    })
    writeFileSync(join(copy, 'ask.ts'), ask)
    expect(JSON.parse(await node('ask.ts'))).toEqual([
      [201, { lit: false }],
      [202, { lit: true }],
      [409, { error_code: 'Conflict' }],
    ])
  })

  it('an override is in the registry, and a kind of screen has a route and a module', () => {
    expect(JSON.parse(read('generated/coverage.json'))).toMatchObject({
      screens: {
        'lantern.list': { slots: 'src/overrides/lantern/list-slots.tsx' },
        lantern_note: { kind: 'generated' },
      },
    })
    expect(read('generated/screens/lantern-note/page.gen.tsx')).toContain(
      "text: 'A lantern burns until its wick is used up.'",
    )
    expect(read('generated/routes/project.gen.ts')).toContain("screen: 'lantern_note'")
  })
})

/** Asks the mock of the copy; prints status and what is of interest of each answer. */
const ask = `import { readFileSync } from 'node:fs'
import { createNodeMock } from './src/mock/node/node.ts'

const mock = createNodeMock({ document: JSON.parse(readFileSync('generated/openapi.json', 'utf8')) })
const call = async (path, init) => mock.fetch(new Request('http://mock.test' + path, init))
const post = (path, body) => call(path, { method: 'POST', ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) })
const project = (await (await call('/v1/projects')).json()).items[0].name
const answers = [
  await post('/v1/lanterns?project=' + project, { name: 'lamp', description: '' }),
  await post('/v1/lanterns/lamp/light?project=' + project),
  await post('/v1/lanterns/lamp/light?project=' + project),
]
console.log(JSON.stringify(await Promise.all(answers.map(async (answer) => {
  const { lit, error_code } = await answer.json()
  return [answer.status, { lit, error_code }]
}))))
`
