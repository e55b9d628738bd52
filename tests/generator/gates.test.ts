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
    addEmitted(workshop, files, { ...fixture, uses: 'types' })
    if (name === 'plain-resource') addEmitted(workshop, files)
  }
})

it('emitted code of all fixtures compiles', async () => {
  expect(await compile(workshop, 'declared')).toEqual([])
  // Proof that the compiler looks at emitted files, and knows the types of the kit there.
  const mistakes = `import type { Params } from '../src/kit/spec.ts'
export const text: string = 1
export const params: Params = { disk: 1 }
`
  writeFileSync(join(workshop, 'plain-resource', 'generated', 'mistakes.gen.ts'), mistakes)
  expect(await compile(workshop, 'fixtures')).toEqual([
    "plain-resource/generated/mistakes.gen.ts(2,14): error TS2322: Type 'number' is not assignable to type 'string'.",
    "plain-resource/generated/mistakes.gen.ts(3,33): error TS2322: Type 'number' is not assignable to type 'string'.",
  ])
})
