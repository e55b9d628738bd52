/** Made-up resources need a contract and a manifest, and nothing else: the project's own code makes a console of them. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

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
      expect(operations[id].mock, id).toMatch(/^(crud|sample)$/)
      expect(operations[id].screens, id).not.toEqual([])
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

/** Runs a program in the copy. @throws Error with all it printed when it fails */
async function run(...args: readonly string[]): Promise<string> {
  const { FORCE_COLOR: _, ...env } = process.env
  const options = { cwd: copy, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1 << 26 }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options)
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
