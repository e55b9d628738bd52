/** Rows that nothing lists any more keep a way to their pages: a page asks which one is meant. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import type { FormFieldIR, Model } from '../../../generator/model/types/ir.ts'
import type { ScreenIR } from '../../../generator/model/types/screen-ir.ts'
import { viewOf } from '../../../generator/model/views/register.ts'
import { planUpgrade } from '../../../generator/upgrade-apply.ts'
import { notesFile } from '../../../generator/upgrade/apply/notes.ts'
import { root, scratch } from '../support/folders.ts'
import { buildFolder } from '../support/stages.ts'
import { edited } from './draft.ts'
import { removeOperation } from './edits.ts'

/** Entities with a page of each row that is not read from a list, and all that lists them. */
function listedIn({ screens }: Model): Map<string, Set<string>> {
  const listing = screens.flatMap((screen) =>
    screen.kind === 'list' ? [{ entity: screen.entity, operation: screen.list.operation }] : [],
  )
  const lists = new Set(listing.map(({ operation }) => operation))
  const read = screens.filter(
    (screen) =>
      screen.kind === 'detail' && !lists.has(viewOf(screen).main?.operation ?? '') && /\/:\w+$/.test(screen.path),
  )
  const pages = new Set(read.flatMap(({ entity }) => entity ?? []))
  const found = Map.groupBy(listing, ({ entity }) => entity)
  return new Map(
    [...found].flatMap(([entity, all]) =>
      pages.has(entity) ? [[entity, new Set(all.map(({ operation }) => operation))] as const] : [],
    ),
  )
}

it('regression: rows that nothing listed any more were reached by their addresses alone', async () => {
  const { model: own } = buildFolder(join(root, 'openapi'), 'openapi.yaml')
  if (own === undefined) throw new Error('the console does not build')
  // Some of all, for time.
  const listed = new Map([...listedIn(own)].filter((_, i) => i % 3 === 0))
  const folder = scratch()
  for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  const file = join(folder, 'newer.json')
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    for (const id of new Set([...listed.values()].flatMap((all) => [...all]))) removeOperation(draft, id)
  })
  writeFileSync(file, bundle)
  const diagnostics = createDiagnostics()
  const made = await planUpgrade({ locations: { root: folder }, to: file }, diagnostics)
  expect(diagnostics.all).toEqual([])
  const { refused, unreached, model } = made?.draft ?? {}
  expect([refused, unreached]).toEqual([[], []])
  const screens = model?.screens ?? []
  const pages = screens.filter(({ kind, entity }) => kind === 'detail' && entity !== undefined && listed.has(entity))
  expect(pages.length).toBeGreaterThan(0)
  const led = new Set(screens.flatMap((screen) => (screen.kind === 'operation' ? (screen.see?.to.template ?? []) : [])))
  const entities = new Set(pages.map(({ entity }) => entity))
  const lost = [...entities].filter((entity) => !pages.some((page) => page.entity === entity && led.has(page.path)))
  expect(lost).toEqual([])
  // Regression: where the address calls the row otherwise than the entity, all that was known of it went with its list.
  expect([...listed.keys()].filter((entity) => !entities.has(entity))).toEqual([])
  // Somebody has to say where they are found otherwise.
  const notes = made?.files.get(notesFile('20990101.0.0')) ?? ''
  expect([...entities].filter((entity) => !notes.includes(`\`find_${entity}\` asks`))).toEqual([])

  // Regression: what the manifest says of a field (a file of keys, a help) was not said where a page had taken the place of its form.
  const asked = (all: readonly ScreenIR[], id: string) =>
    all.flatMap((screen) => ('fields' in screen && viewOf(screen).main?.operation === id ? screen.fields : []))
  const instead = screens.flatMap((screen) =>
    screen.kind === 'operation' && screen.changes ? [screen.call.operation] : [],
  )
  const forms = instead.map((id) => ({
    page: asked(screens, id),
    form: new Map(asked(own.screens, id).map((field) => [field.id, field])),
  }))
  const both = forms.flatMap(({ page, form }) =>
    page.flatMap((field) => {
      const before = form.get(field.id)
      return before === undefined ? [] : [{ field, before }]
    }),
  )
  expect(both.length).toBeGreaterThan(0)
  const spoken = ({ id, label, help, widget }: FormFieldIR) => [id, label, help, widget.kind]
  expect(both.map(({ field }) => spoken(field))).toEqual(both.map(({ before }) => spoken(before)))
})
