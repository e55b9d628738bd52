/** Made-up resources need a contract and a manifest, and nothing else: the project's own code makes a console of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { runCommand } from '../../../scripts/lib/stages.mjs'
import { changedSince, copy, copyProject } from './copy.ts'
import { addMadeUp, fixtureFiles, operationIds } from './fixture.ts'

test('made-up resources are generated, type-checked and built, with changes in openapi/ alone', async () => {
  test.setTimeout(180_000)
  const original = copyProject()
  addMadeUp(copy)

  await test.step('generate', async () => {
    const output = await run('generator/cli.ts')
    expect(output).toMatch(/^\d{3,} files written, 0 removed/m)
    for (const file of fixtureFiles) expect(output).not.toContain(file)
  })

  await test.step('every operation has a screen and an answer', () => {
    const { operations } = JSON.parse(readFileSync(join(copy, 'generated/coverage.json'), 'utf8'))
    for (const id of operationIds) {
      expect(operations[id], id).toMatchObject({ mock: 'crud', screens: [expect.any(String), ...operations[id].screens.slice(1)] })
    }
  })

  await test.step('type-check and build', async () => {
    await Promise.all([
      run('node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', 'tsconfig.src.json'),
      run('node_modules/vite/bin/vite.js', 'build', '--mode', 'mock', '--outDir', 'dist-mock', '--logLevel', 'warn'),
    ])
  })

  await test.step('nothing else was changed', () => {
    const added = [...fixtureFiles, 'openapi.yaml', 'resources/console.yaml'].map((file) => `openapi/${file}`)
    expect(changedSince(original)).toEqual(added.sort())
  })
})

/** Runs a program in the copy, which must succeed. */
async function run(...args: readonly string[]): Promise<string> {
  const { FORCE_COLOR: _, ...env } = process.env
  const { ok, output } = await runCommand(process.execPath, args, { cwd: copy, env: { ...env, NO_COLOR: '1' } })
  expect(ok, `${args.join(' ')}\n${output}`).toBe(true)
  return output
}
