/** When tools run, and which stage is charged for them. */
import { expect, it } from 'vitest'
import { emitClient } from '../../generator/emit/client/client.ts'
import { emitAll } from '../../generator/emit/emitters.ts'
import { emitFakers } from '../../generator/emit/mock/fakers.ts'
import type { ToolCache } from '../../generator/model/types/tool-cache.ts'
import { openFixture } from './support/fixture.ts'
import { scratch, writeFiles } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'
import { filesBelow } from './support/fixture.ts'
import { readFileSync } from 'node:fs'
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
  const cache: ToolCache = async ({ tool, input }, run) => {
    const key = `${tool} ${input}`
    if (!made.has(key)) {
      ran.push(tool)
      made.set(key, await run())
    }
    return made.get(key) ?? ''
  }
  for (const model of [before, after]) {
    await emitClient(model, cache)
    await emitFakers(model, cache)
  }
  expect(ran).toEqual(['hey-api', 'orval'])
})

it('the time of the client’s tool is charged to the client', async () => {
  const stages: { stage: string; since: number }[] = []
  await emitAll(openFixture('plain-resource').model, {
    report: (stage) => stages.push({ stage, since: performance.now() }),
  })
  const took = stages
    .slice(0, -1)
    .map(({ stage, since }, i) => ({ stage, ms: (stages[i + 1]?.since ?? since) - since }))
  expect(stages.at(-1)?.stage).toBe('fakers end')
  expect(took.toSorted((a, b) => b.ms - a.ms)[0]?.stage).toBe('client')
})
