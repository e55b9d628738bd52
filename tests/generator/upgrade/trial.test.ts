/** `--spec FILE` of `npm run check`, `npm run mock` and `npm run dev`, for a document of another family. Those of `start` and `build` are in `tests/e2e/family`. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { hashFile } from '../../../generator/write/hash.ts'
import { freePort } from '../../support/free-port.ts'
import { filesBelow } from '../support/fixture.ts'
import { root, scratch } from '../support/folders.ts'

interface Command {
  args: string[]
  options: { cwd: string; env: NodeJS.ProcessEnv }
  own: string
}

/** How a script is run for the document, which is in a folder of its own. */
function commandFor(script: string, ...words: string[]): Command {
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

/** The copy of the project that is for the document. */
const copyIn = (own: string): string =>
  join(own, readdirSync(own).find((name) => name.startsWith('cairn-harbour-')) ?? '')

/** Runs a server while it is asked, and ends it as a terminal does. @param ready what it prints with its address */
async function whileServing(
  { args, options }: Command,
  ready: RegExp,
  ask: (address: string) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    const address = await new Promise<string>((found, failed) => {
      let said = ''
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [, at] = ready.exec(said) ?? []
        if (at !== undefined) found(at)
      })
      void ended.then(() => failed(new Error(said)))
    })
    await ask(address)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** What a command for another document could change here: files and what is in them. */
const filesHere = (): string[] =>
  ['openapi', 'generated', 'src', 'docs', 'server'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path} ${hashFile(join(root, folder, path)) ?? ''}`),
  )

it('check looks at a copy of the project that is for the document', async () => {
  const { args, options, own } = commandFor('scripts/test.ts', '--only', 'generated')
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  expect(stdout).toMatch(/✓ generated .* up to date \(0 files written\)[^]*\n1 passed, 0 failed\n$/)
  expect(existsSync(join(copyIn(own), 'generated/screens/berth/list.gen.tsx'))).toBe(true)
  // What is here is as it was.
  expect(existsSync(join(root, 'generated/screens/berth'))).toBe(false)
}, 120_000)

it('mock answers as the document says', async () => {
  const command = commandFor('scripts/mock.ts', '--port', String(await freePort(4300)))
  await whileServing(command, /answers at (\S+)\. /, async (address) => {
    const berths = await fetch(`${address}/api/berths`)
    expect(berths.status).toBe(200)
    expect(await berths.json()).toEqual({ data: [], following: null })
    expect((await fetch(`${address}/v1/projects`)).status).toBe(404)
  })
}, 120_000)

it('dev serves pages that are made of the document, touches nothing here, and ends when it is told to', async () => {
  const before = filesHere()
  const command = commandFor('scripts/dev.ts', '--port', String(await freePort(4400)))
  let served = ''
  await whileServing(command, /Local: +(http:\S+?)\/?\s/, async (address) => {
    served = address
    const page = await fetch(address, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    // With what loads it anew.
    expect(await page.text()).toContain('/@vite/client')
    const screen = await fetch(`${address}/generated/screens/berth/list.gen.tsx`)
    expect({ status: screen.status, type: screen.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/javascript',
    })
    // Its server knows the paths of the document, and leaves the rest to the page.
    const asked = await fetch(`${address}/api/berths`)
    expect({ status: asked.status, type: asked.headers.get('content-type') }).toEqual({
      status: 503,
      type: 'application/json',
    })
  })
  await expect(fetch(served)).rejects.toThrow('fetch failed')
  expect(existsSync(join(copyIn(command.own), 'generated/screens/berth/list.gen.tsx'))).toBe(true)
  expect(filesHere()).toEqual(before)
}, 120_000)
