/** `--spec FILE` of `npm run check` and `npm run mock`, for a document of another family. Those of `start` and `build` are in `tests/e2e/family`. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { root, scratch } from '../support/folders.ts'

/** How a script is run for the document, which is in a folder of its own. */
function commandFor(
  script: string,
  ...words: string[]
): { args: string[]; options: { cwd: string; env: NodeJS.ProcessEnv }; own: string } {
  const own = scratch()
  for (const file of ['harbour.yaml', 'conventions.yaml'])
    copyFileSync(join(root, 'tests/e2e/family', file), join(own, file))
  const { FORCE_COLOR: _, ...env } = process.env
  return {
    args: ['scripts/bootstrap.mjs', script, '--spec', join(own, 'harbour.yaml'), ...words],
    options: { cwd: root, env: { ...env, NO_COLOR: '1', TMPDIR: own, TEMP: own } },
    own,
  }
}

it('check looks at a copy of the project that is for the document', async () => {
  const { args, options, own } = commandFor('scripts/test.ts', '--only', 'generated')
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  expect(stdout).toMatch(/✓ generated .* up to date \(0 files written\)[^]*\n1 passed, 0 failed\n$/)
  const copy = readdirSync(own).find((name) => name.startsWith('cairn-harbour-')) ?? ''
  expect(existsSync(join(own, copy, 'generated/screens/berth/list.gen.tsx'))).toBe(true)
  // What is here is as it was.
  expect(existsSync(join(root, 'generated/screens/berth'))).toBe(false)
}, 120_000)

it('mock answers as the document says', async () => {
  const { args, options } = commandFor('scripts/mock.ts', '--port', String(await freePort(4300)))
  const mock = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(mock, 'exit')
  const address = await new Promise<string>((found, failed) => {
    let said = ''
    mock.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, at] = /answers at (\S+)\. /.exec(said) ?? []
      if (at !== undefined) found(at)
    })
    void ended.then(() => failed(new Error(said)))
  })
  try {
    const berths = await fetch(`${address}/api/berths`)
    expect(berths.status).toBe(200)
    expect(await berths.json()).toEqual({ data: [], following: null })
    expect((await fetch(`${address}/v1/projects`)).status).toBe(404)
  } finally {
    mock.kill('SIGTERM')
    await ended
  }
}, 120_000)
