import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import { replaceFile } from './replace-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-replace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes one text after the other, each of one letter, and says so. */
const writer = (file: string): string => `
  import { replaceFile } from ${JSON.stringify(new URL('./replace-file.ts', import.meta.url).href)}
  for (let round = 0; ; round++) {
    await replaceFile(${JSON.stringify(file)}, String.fromCharCode(97 + (round % 26)).repeat(4_000_000))
    console.log(round)
  }`

// Eight processes start, and write: seconds on a machine that is busy with other things.
test(
  'whenever the process that writes is killed, the file is one of those that were written, whole',
  { timeout: 60_000 },
  async () => {
    const file = join(folder, 'state.json')
    const found = new Set<string>()
    for (let kill = 0; kill < 8; kill++) {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', writer(file)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      // Each time at another moment of another writing.
      for (let seen = 0; seen <= kill; seen++) await once(child.stdout, 'data')
      child.kill('SIGKILL')
      await textOf(child.stdout)
      const text = readFileSync(file, 'utf8')
      expect(text).toHaveLength(4_000_000)
      expect(text).toBe(text.charAt(0).repeat(4_000_000))
      found.add(text.charAt(0))
    }
    expect(found.size).toBeGreaterThan(1)
  },
)

test('what cannot be written leaves the file as it was', async () => {
  const file = join(folder, 'kept.json')
  await replaceFile(file, 'first')
  await expect(replaceFile(join(folder, 'missing', 'x.json'), 'second')).rejects.toThrow('ENOENT')
  expect(readFileSync(file, 'utf8')).toBe('first')
})
