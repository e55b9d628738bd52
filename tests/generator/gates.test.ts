/** What is emitted for every fixture compiles under strict, together with the kit it is made for. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureNames, openFixture } from './support/fixture.ts'
import { makeScratch } from './support/folders.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from './support/workshop.ts'

const workshop = makeScratch()
afterAll(() => rmSync(workshop, { recursive: true, force: true }))

beforeAll(async () => {
  console.time('open'); openWorkshop(workshop); console.timeEnd('open')
  for (const name of fixtureNames()) {
    console.time(name)
    const fixture = openFixture(name)
    const files = await emitForCompile(fixture.model)
    addEmitted(workshop, files, fixture)
    if (name === 'plain-resource') addEmitted(workshop, files)
    console.timeEnd(name)
  }
})

it('emitted code compiles', async () => {
  console.time('tsc')
  const r = await compile(workshop)
  console.timeEnd('tsc')
  expect(r).toEqual([])
})
