/** When tools run, and which stage is charged for them. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { emitClient } from '../../generator/emit/client/client.ts'
import { beginEmit, emitAll } from '../../generator/emit/emitters.ts'
import { emitFakers } from '../../generator/emit/mock/fakers.ts'
import { createToolThreads, inThisThread } from '../../generator/emit/tool-threads.ts'
import type { Tools } from '../../generator/model/types/tools.ts'
import { openFixture } from './support/fixture.ts'
import { scratch, writeFiles } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'
import { filesBelow } from './support/fixture.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

it('a label of the manifest makes no tool run again', async () => {
  const { folder } = openFixture('plain-resource')
  const copy = scratch()
  const sources = ['contract.yaml', ...filesBelow(join(folder, 'resources')).map((path) => `resources/${path}`)]
  writeFiles(copy, Object.fromEntries(sources.map((path) => [path, readFileSync(join(folder, path), 'utf8')])))
  const before = buildFolder(copy).model
  const file = 'resources/lanterns.yaml'
  writeFiles(copy, {
    [file]: `${readFileSync(join(copy, file), 'utf8')}label: Lamp\nfields: {description: {label: Use}}\n`,
  })
  const after = buildFolder(copy).model
  if (before === undefined || after === undefined) throw new Error('the fixture does not build')
  expect(after.screens.map(({ title }) => title)).not.toEqual(before.screens.map(({ title }) => title))

  const made = new Map<string, string>()
  const ran: string[] = []
  const tools: Tools = async (job) => {
    const key = `${job.tool} ${job.input}`
    if (!made.has(key)) {
      ran.push(job.tool)
      made.set(key, await inThisThread(job))
    }
    return made.get(key) ?? ''
  }
  for (const model of [before, after]) {
    await emitClient(model, tools)
    await emitFakers(model, tools)
  }
  expect(ran).toEqual(['hey-api', 'orval'])
})

it('what is made in threads is what is made in one, and nothing of it stays', async () => {
  const { model } = openFixture('plain-resource')
  const alone = [...(await emitClient(model)), ...(await emitFakers(model))]
  const folder = scratch()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const begun = beginEmit({ contract: Promise.resolve(model), api: Promise.resolve(model) })
  const stages: string[] = []
  const all = await emitAll(model, { report: (stage) => stages.push(stage), begun })
  await begun.end()
  expect(alone).not.toEqual([])
  const paths = new Set(alone.map(({ path }) => path))
  expect(all.filter(({ path }) => paths.has(path))).toEqual(alone)
  // What is left of the tools' time is charged to them.
  expect(stages.slice(-2)).toEqual(['client', 'fakers'])
  expect(readdirSync(folder)).toEqual([])
})

it('a run that comes to nothing ends its tools, and clears up behind them', async () => {
  const folder = scratch()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { model } = openFixture('plain-resource')
  const begun = beginEmit({ contract: Promise.resolve(model), api: Promise.withResolvers<never>().promise })
  expect(readdirSync(folder)).toHaveLength(1)
  await begun.end()
  expect(readdirSync(folder)).toEqual([])
})

it('a tool that fails says why', async () => {
  const threads = createToolThreads()
  onTestFinished(() => threads.end())
  const module = new URL('../../generator/emit/client/hey-api.ts', import.meta.url)
  await expect(threads.run({ tool: 'hey-api', input: '{}', module })).rejects.toThrow('Cannot read')
})
