import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFixture } from './support/fixture.ts'
import { makeScratch } from './support/folders.ts'
import { addEmitted, emitForCompile, openWorkshop } from './support/workshop.ts'

const workshop = makeScratch()
afterAll(() => rmSync(workshop, { recursive: true, force: true }))

beforeAll(async () => {
  openWorkshop(workshop)
  for (const name of ['nested-resource']) {
    const fixture = openFixture(name)
    const files = await emitForCompile(fixture.model)
    addEmitted(workshop, files, fixture)
    addEmitted(workshop, files)
  }
})

it('runs', async () => {
  const m = await import(join(workshop, 'nested-resource/generated/screens/boat/queries.gen.ts'))
  console.log(m.detailRow({ boat: 'b', pier: 'p', harbor: 'h' }), )
  const a = await import(join(workshop, 'nested-resource/generated/screens/boat/list.gen.tsx'))
  console.log(a.screen)
  const r = await import(join(workshop, 'nested-resource/generated/routes/routes.gen.ts'))
  console.log(r.levelRoutes[0].routes({}))
})
