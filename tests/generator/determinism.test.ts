/** The same input gives the same bytes, however its keys are ordered. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { generate, readTree } from './support/command-line.ts'
import { filesBelow, fixtureNames, openFixture } from './support/fixture.ts'
import { root, scratch, writeFiles } from './support/folders.ts'
import { createRandom, shuffledYaml } from './support/shuffle.ts'
import { buildFolder, emitOwn } from './support/stages.ts'
import { floor } from './support/upgraded.ts'

const seeds = [1, 20_260_101]

describe('emitted files do not depend on the order of keys', () => {
  it.each(fixtureNames())('%s', (name) => {
    const { folder, files } = openFixture(name)
    for (const seed of seeds) {
      const random = createRandom(seed)
      const copy = scratch()
      cpSync(folder, copy, { recursive: true })
      const contract = shuffledYaml(join(folder, 'contract.yaml'), random)
      writeFileSync(join(copy, 'contract.yaml'), contract)
      writeFileSync(join(copy, 'contract.json'), JSON.stringify(parse(contract)))
      for (const file of readdirSync(join(folder, 'resources'))) {
        writeFileSync(join(copy, 'resources', file), shuffledYaml(join(folder, 'resources', file), random))
      }
      for (const spec of ['contract.yaml', 'contract.json']) {
        const { model, diagnostics } = buildFolder(copy, spec)
        expect(diagnostics).toEqual([])
        const emitted = model === undefined ? [] : emitOwn(model)
        expect(new Map(emitted.map(({ path, text }) => [path, text])), `${name}, seed ${seed}, ${spec}`).toEqual(files)
      }
    }
  })
})

describe('the whole output is the same', () => {
  it('with what tools made before, and without', async () => {
    const [without, first, second] = [scratch(), scratch(), scratch()]
    await generate(['--out', join(without, 'out'), '--no-cache'])
    await generate(['--out', join(first, 'out')])
    await generate(['--out', join(second, 'out')])
    const expected = readTree(join(without, 'out'))
    expect(expected.size).toBeGreaterThan(floor(200))
    expect(readTree(join(first, 'out'))).toEqual(expected)
    expect(readTree(join(second, 'out'))).toEqual(expected)
  })

  it('in another folder, time zone and locale, and for a contract and a manifest in another order', async () => {
    const [here, elsewhere, mixed] = [scratch(), scratch(), scratch()]
    const random = createRandom(7)
    for (const path of filesBelow(join(root, 'openapi')).filter((name) => name.endsWith('.yaml'))) {
      writeFiles(join(mixed, 'openapi'), { [path]: shuffledYaml(join(root, 'openapi', path), random) })
    }
    const project = [join(root, 'openapi', 'openapi.yaml'), join(root, 'openapi', 'resources')] as const
    const shuffledProject = [join(mixed, 'openapi', 'openapi.yaml'), join(mixed, 'openapi', 'resources')] as const
    const args = ([spec, resources]: readonly [string, string], out: string): string[] => [
      '--spec',
      spec,
      '--resources',
      resources,
      '--out',
      out,
    ]
    // Turkish has an i without a dot, and a small letter of I that is not i; there it is already tomorrow.
    const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' }
    await Promise.all([
      generate(args(project, join(here, 'out'))),
      generate(args(project, join(elsewhere, 'a', 'b', 'out')), { cwd: elsewhere, env }),
      generate(args(shuffledProject, join(mixed, 'out')), { cwd: mixed }),
    ])
    const expected = readTree(join(here, 'out'))
    expect(expected.size).toBeGreaterThan(floor(200))
    expect(readTree(join(elsewhere, 'a', 'b', 'out'))).toEqual(expected)
    // The stamp holds the hashes of the input files: these do differ.
    const withoutStamp = (tree: Map<string, string>): Map<string, string> =>
      new Map([...tree].filter(([path]) => path !== 'stamp.json'))
    expect(withoutStamp(readTree(join(mixed, 'out')))).toEqual(withoutStamp(expected))
  })
})
