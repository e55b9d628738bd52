/** The rows that levels of the console lie below. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { emitSession } from '../../../generator/emit/routes/session.ts'
import { build, fixtureWorld, type Change } from '../diagnostics/world.ts'

const levelRows = (...changes: readonly Change[]): string => {
  const { model, diagnostics } = build(changes, { world: fixtureWorld('levels-and-groups') })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const files = model === undefined ? [] : emitSession(model)
  const text = files.find(({ path }) => path === 'routes/session.gen.ts')?.text ?? ''
  return text.slice(text.indexOf('levelRows'))
}

it('the row of a level is read, under the name that the address has', () => {
  expect(levelRows()).toContain("town: { param: 'town', query: (value) => townViewOptions({ path: { town: value } }) }")
})

it('regression: where nothing reads that row, the level lost what the address calls it', () => {
  const contract = readFileSync(join(fixtureWorld('levels-and-groups'), 'contract.yaml'), 'utf8')
  const [view = ''] = /^ {2}\/v1\/towns\/\{town\}:\n(?: {4}.*\n)+/m.exec(contract) ?? []
  const gone: Change = { in: 'contract.yaml', replace: view, by: '' }
  const unlinked: Change = { in: 'resources/console.yaml', replace: 'nav: [town.detail, {', by: 'nav: [{' }
  expect(levelRows(gone, unlinked)).toContain("town: { param: 'town' }")
})
