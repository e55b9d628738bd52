import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { findBrowser } from '../../../scripts/browser.ts'
import { root } from '../../../scripts/lib/project.ts'
import { scenarios } from '../../../src/mock/scenarios/index.ts'
import { examplesOf } from './examples.ts'
import { installPackage, type Installed } from './installed.ts'
import { runSection } from './run-examples.ts'

let installed: Installed
beforeAll(async () => {
  installed = await installPackage()
})
afterAll(() => installed?.remove())

const inPackage = (path: string): string => join(installed.folder, 'node_modules', 'cairn-mock', path)
const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))

describe('examples of docs/mock.md', () => {
  const sections = examplesOf(readFileSync(join(root, 'docs/mock.md'), 'utf8'))

  test.each(sections.map((section) => [section.title, section] as const))('%s', async (_, section) => {
    await runSection(section, installed)
    expect(section.parts.length).toBeGreaterThan(0)
  })
})

describe('what is installed', () => {
  test('is of the version of the console, needs no other package, and nothing that only builds it is there', () => {
    const { version, dependencies, peerDependencies, exports, bin } = readJson(inPackage('package.json'))
    expect(version).toBe(readJson(join(root, 'package.json'))['version'])
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined])
    expect(readdirSync(inPackage('.')).sort()).toEqual(['README.md', 'dist', 'package.json'])
    const named = [...JSON.stringify([exports, bin]).matchAll(/"\.\/dist\/([^"]+)"/g)].map(([, file = '']) => file)
    const besides = ['LICENSE', 'THIRD-PARTY-LICENSES.txt', 'chunks', 'sbom.cdx.json']
    expect(readdirSync(inPackage('dist')).sort()).toEqual([...new Set([...named, ...besides])].sort())
  })

  test('has the licence texts of what it is bundled of', () => {
    const text = readFileSync(inPackage('dist/THIRD-PARTY-LICENSES.txt'), 'utf8')
    for (const name of ['hono', '@hono/node-server', 'ws', 'yaml'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('has types that a strict program compiles with', async () => {
    const names = Object.keys(scenarios).map((name) => `'${name}'`)
    writeFileSync(
      join(installed.folder, 'program.ts'),
      `import { createMock, type Mock, type ScenarioName } from 'cairn-mock'
      import { startServer } from 'cairn-mock/node'
      import contract from 'cairn-mock/openapi.json' with { type: 'json' }
      const all: readonly ScenarioName[] = [${names.join(', ')}]
      const known: Record<ScenarioName, true> = { ${names.map((name) => `${name}: true`).join(', ')} }
      const mock: Mock = await createMock({ scenario: 'empty', latency: [1, 2], faults: [{ operation: 'disk_list', fault: 'conflict' }] })
      const answer: Response = await mock.fetch('/v1/projects')
      const server = await startServer({ story: { steps: [{ project: { name: 'web-shop' } }] } })
      console.log(all.length, known, answer.status, server.url, contract.info.version)
      // @ts-expect-error There is no such story.
      await createMock({ scenario: 'larg' })`,
    )
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--resolveJsonModule']
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const compiled = await promisify(execFile)(process.execPath, [tsc, ...flags, '--types', 'node', 'program.ts'], {
      cwd: installed.folder,
    }).catch((error: { stdout: string }) => error)
    expect(compiled.stdout).toBe('')
  })

  test('answers in a page whose policy forbids all but its own scripts', async () => {
    const page = '<!doctype html><script type="module" src="/page.js"></script>'
    const script = `import { createMock } from '/index.js'
      const mock = await createMock({ story: { steps: [{ project: { name: 'web-shop' } }] } })
      const answer = await mock.fetch('/v1/projects', { method: 'POST', body: '{"name":"A","description":""}', headers: { 'content-type': 'application/json' } })
      const { items } = await (await mock.fetch('/v1/projects')).json()
      document.title = answer.status + ' ' + items.map(({ name }) => name).join()`
    const server = createServer(({ url = '/' }, response) => {
      const own = url === '/' ? page : url === '/page.js' ? script : undefined
      const type = url === '/' ? 'text/html' : 'text/javascript'
      response.writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self'" })
      response.end(own ?? readFileSync(inPackage(`dist${url}`)))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const browser = await chromium.launch(findBrowser())
    try {
      const tab = await browser.newPage()
      const problems: string[] = []
      tab.on('pageerror', (error) => problems.push(error.message))
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      // A page that breaks says why, and has no title.
      await expect
        .poll(async () => ({ title: await tab.title(), problems }), { timeout: 10_000 })
        .toEqual({ title: '400 web-shop', problems: [] })
    } finally {
      await browser.close()
      server.close()
    }
  })
})

test('killed again and again, it goes on with everything but the last moments', async () => {
  const file = join(installed.folder, 'killed.json')
  const kept = (): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/"name":"(kept-\d+)"/g)].map(([, name = '']) => name)
  const asked: string[] = []
  for (let round = 0; round < 5; round++) {
    const { child, url } = await started(file)
    const add = async (): Promise<void> => {
      const name = `kept-${asked.length}`
      asked.push(name)
      const body = JSON.stringify({ name, description: '' })
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      expect((await fetch(`${url}/v1/projects`, init)).status).toBe(201)
    }
    for (let count = 0; count < 5; count++) await add()
    await expect.poll(kept, { timeout: 10_000 }).toEqual(expect.arrayContaining(asked))
    const safe = asked.length
    // Each time after another number of changes, of which some are written and some are not.
    for (let count = 0; count < 5 + round * 20; count++) await add()
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(() => readJson(file)).not.toThrow()
    const there = new Set(kept())
    const count = asked.findIndex((name) => !there.has(name))
    expect(count === -1 ? asked.length : count).toBeGreaterThanOrEqual(safe)
    // Those that are there are the first ones: nothing in between is lost.
    asked.splice(0, asked.length, ...asked.filter((name) => there.has(name)))
    expect(asked).toEqual(asked.map((_, at) => `kept-${at}`))
  }
})

/** A server of the installed command on a free port. */
async function started(state: string): Promise<{ child: ChildProcess; url: string }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const child = spawn(process.execPath, [inPackage('dist/cli.js'), '--port', `${port}`, '--state', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails in between would leave it there, and the run would wait for what it might still say.
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const text of child.stdout) if (String(text).includes('answers at')) break
  return { child, url: `http://127.0.0.1:${port}` }
}
