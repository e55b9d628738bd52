import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ToolJob } from '../model/types/tools.ts'
import { createToolCache } from './tool-cache.ts'

const job: ToolJob = { tool: 'stamper', input: '{"a":1}', module: new URL(import.meta.url) }

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Asks a new cache in `folder`, and tells whether the tool ran. */
async function ask(folder: string, changes: Partial<ToolJob> & { installed?: string; text?: string } = {}) {
  const { installed = 'stamper 1', text = 'made\n', ...rest } = changes
  let ran = 0
  const made = await createToolCache({ folder, installed }, async () => (ran++, text))({ ...job, ...rest })
  return { made, ran }
}

describe('the cache of tools', () => {
  test('a tool runs once for the same input', async () => {
    const folder = join(scratch(), 'made', 'when', 'needed')
    expect(await ask(folder)).toEqual({ made: 'made\n', ran: 1 })
    expect(await ask(folder, { text: 'other' })).toEqual({ made: 'made\n', ran: 0 })
  })

  test.each([
    ['another input', { input: '{"a":2}' }],
    ['another tool', { tool: 'sewer' }],
    ['another version', { installed: 'stamper 2' }],
    ['the same characters in other parts', { installed: 'stamper 1{', input: '"a":1}' }],
  ])('%s is another job', async (_, changes) => {
    const folder = scratch()
    await ask(folder)
    expect(await ask(folder, { ...changes, text: 'other' })).toEqual({ made: 'other', ran: 1 })
  })

  test('options that are made by another source are another job', async () => {
    const folder = scratch()
    const file = join(folder, 'options.ts')
    const sources = [pathToFileURL(file)]
    writeFileSync(file, 'a')
    await ask(folder, { sources })
    expect(await ask(folder, { sources })).toMatchObject({ ran: 0 })
    writeFileSync(file, 'b')
    expect(await ask(folder, { sources })).toMatchObject({ ran: 1 })
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, -2)],
    ['changed', (text: string) => text.replace('made', 'mode')],
    ['empty', () => ''],
  ])('an entry that is %s is made again', async (_, spoil) => {
    const folder = scratch()
    await ask(folder)
    const file = join(folder, readdirSync(folder)[0] ?? '')
    writeFileSync(file, spoil(readFileSync(file, 'utf8')))
    expect(await ask(folder)).toEqual({ made: 'made\n', ran: 1 })
    expect(await ask(folder)).toMatchObject({ ran: 0 })
  })

  test('a tool that fails leaves nothing behind', async () => {
    const folder = scratch()
    const cache = createToolCache({ folder, installed: '' }, () => Promise.reject(new Error('no')))
    await expect(cache(job)).rejects.toThrow('no')
    expect(readdirSync(folder)).toEqual([])
  })

  test('a folder that cannot be written to costs time, nothing else', async () => {
    const folder = join(scratch(), 'file')
    writeFileSync(folder, '')
    expect(await ask(folder)).toEqual({ made: 'made\n', ran: 1 })
    expect(await ask(folder)).toEqual({ made: 'made\n', ran: 1 })
  })

  test('only the newest entries are kept, and nothing half written', async () => {
    const folder = scratch()
    for (let i = 0; i < 20; i++) await ask(folder, { input: String(i) })
    expect(readdirSync(folder)).toHaveLength(16)
  })
})
