import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { root } from '../scripts/lib/project.ts'
import { openRaw } from './testing/testing.ts'

function serve(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-run-'))
  writeFileSync(join(folder, 'index.html'), 'page')
  const child = spawn(process.execPath, [join(root, 'server/main.ts'), '--dir', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  return child
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s with an open console ends the server, with the exit code 0',
  async (signal) => {
    const child = serve('--port', '41000')
    let text = ''
    while (!text.includes('Cairn is ready at ')) text += String((await once(child.stderr, 'data'))[0])
    const origin = new URL(/http:\/\/[\d.:]+\//.exec(text)?.[0] ?? '')
    const { socket, until } = await openRaw(origin, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until('page')
    socket.once('end', () => socket.end())
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)

it("--host '' listened on every address without a word: it is refused", async () => {
  const child = serve('--host', '')
  let text = ''
  child.stderr.on('data', (chunk: string) => (text += chunk))
  expect(await once(child, 'close')).toEqual([2, null])
  expect(text).toContain('--host: "" is not a host')
})
