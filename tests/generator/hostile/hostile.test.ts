/** A contract and a manifest that mean harm: the output compiles, and their texts stay texts. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDiagnostic } from '../../../generator/diagnostics.ts'
import { makeScratch } from '../support/folders.ts'
import { buildFolder, emitOwn } from '../support/stages.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from '../support/workshop.ts'
import { writeHostile } from './world.ts'

const workshop = makeScratch()
const source = makeScratch()
afterAll(() => [workshop, source].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

it('builds', async () => {
  writeHostile(source)
  const { model, diagnostics } = buildFolder(source, 'contract.json')
  expect(diagnostics.map(formatDiagnostic)).toEqual([])
  if (model === undefined) throw new Error('no model')
  emitOwn(model)
  openWorkshop(workshop)
  const files = await emitForCompile(model)
  addEmitted(workshop, files)
  expect(await compile(workshop)).toEqual([])
})
void beforeAll
