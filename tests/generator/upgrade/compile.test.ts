/** `npm run upgrade -- FILE --compile` as people run it, in a small project: what of its hand-written code does not compile, and why. */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { run, stages } from '../../../generator/cli.ts'
import { root, scratch } from '../support/folders.ts'
import type { HarborContract } from './harbors.ts'

const fixture = join(import.meta.dirname, '../fixtures/nested-resource')

const compilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
}

/** A project with harbors whose hand-written code reads the owner of a boat. The newer document has none, but boats can be painted. */
function project(): string {
  const folder = scratch()
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const contract = (change: (draft: HarborContract) => void): string => {
    const draft = parse(readFileSync(join(fixture, 'contract.yaml'), 'utf8')) as HarborContract // the fixture is a contract
    change(draft)
    return stringify(draft, { aliasDuplicateObjects: false })
  }
  cpSync(join(fixture, 'resources'), join(folder, 'openapi/resources'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  put(
    'openapi/openapi.yaml',
    contract(({ components: { schemas } }) => {
      const { required = [], properties, ...boat } = schemas['Boat'] ?? {}
      const owned = { required: [...required, 'owner'], properties: { ...properties, owner: { type: 'string' } } }
      schemas['Boat'] = { ...boat, ...owned }
    }),
  )
  put(
    'newer.yaml',
    contract(({ info, paths }) => {
      info.version = '20990101.0.0'
      const { get: view } = paths['/v1/boats/{boat}'] ?? {}
      if (view === undefined) throw new Error('the fixture has no boats')
      paths['/v1/boats/{boat}/paint'] = { post: { ...view, operationId: 'boat_paint' } }
    }),
  )
  put('tsconfig.src.json', JSON.stringify({ compilerOptions, include: ['src'] }))
  put('tsconfig.tests.json', JSON.stringify({ compilerOptions, include: ['src', 'tests'] }))
  put(
    'src/overrides/boat/owner.ts',
    "import type { Boat } from '../../../generated/api/types.gen.ts'\n\nexport const ownerOf = (boat: Boat): string => boat.owner\n",
  )
  put(
    'tests/fine.test.ts',
    "import type { Boat } from '../generated/api/types.gen.ts'\n\nexport const nameOf = (boat: Boat): string => boat.name\n",
  )
  return folder
}

async function compile(folder: string, ...words: string[]): Promise<{ code: number; out: string }> {
  let out = ''
  const argv = ['upgrade', join(folder, 'newer.yaml'), '--compile', ...words, '--root', folder]
  const code = await run(argv, { cwd: folder, tty: false, stages, out: (text) => void (out += text), err: () => {} })
  return { code, out }
}

it('code that does not compile is told with what it is and the change that broke it, once, and nothing is written', async () => {
  const folder = project()
  const { code, out } = await compile(folder)
  expect(code).toBe(1)
  expect(out).toContain(
    [
      'Does not compile: 1',
      '  override   src/overrides/boat/owner.ts:3',
      "             TS2339: Property 'owner' does not exist on type 'Boat'.",
      '             because Boat.owner is gone',
      '',
    ].join('\n'),
  )
  expect(
    ['generated', 'docs', 'openapi/resources/proposed.yaml'].filter((file) => existsSync(join(folder, file))),
  ).toEqual([])
})

it('its report has what is proposed and what does not compile, as the schema says', async () => {
  const { out } = await compile(project(), '--report', 'json')
  const report: unknown = JSON.parse(out)
  expect(report).toMatchObject({
    proposals: [expect.objectContaining({ shape: 'action', operations: ['boat_paint'] })],
    failures: [{ part: 'override', file: 'src/overrides/boat/owner.ts', line: 3, cause: 'Boat.owner is gone' }],
  })
  const schema = JSON.parse(readFileSync(join(root, 'generator/upgrade/report/report.schema.json'), 'utf8')) as object
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
})
