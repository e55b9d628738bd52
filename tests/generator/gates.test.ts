/** What is emitted for every fixture compiles under strict, together with the kit it is made for. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureNames, openFixture } from './support/fixture.ts'
import { makeScratch } from './support/folders.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from './support/workshop.ts'

const workshop = makeScratch()
afterAll(() => rmSync(workshop, { recursive: true, force: true }))

beforeAll(async () => {
  openWorkshop(workshop)
  for (const name of fixtureNames()) {
    const fixture = openFixture(name)
    const files = await emitForCompile(fixture.model)
    addEmitted(workshop, files, fixture)
    if (name === 'plain-resource') addEmitted(workshop, files)
  }
  // Proof that the compiler looks at emitted files.
  writeFileSync(join(workshop, 'plain-resource', 'generated', 'mistake.gen.ts'), 'export const text: string = 1\n')
})

it('emitted code of all fixtures compiles', async () => {
  const messages = await compile(workshop)
  expect(messages).toEqual([
    "plain-resource/generated/mistake.gen.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.",
  ])
})
