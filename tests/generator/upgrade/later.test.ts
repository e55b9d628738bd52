/** Later documents that are made up by a seed: whatever changes together, the upgrade takes it, loses nothing and says what is left. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFailed } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planUpgrade, writeUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { manifestOf, openapiTexts } from '../../../generator/upgrade-draft.ts'
import { newWords } from '../../../generator/upgrade/facts/vocabulary.ts'
import { notesFile } from '../../../generator/upgrade/apply/notes.ts'
import { entryOf, inWords, openLines } from '../../../scripts/test/open-entries.ts'
import { emitOwn } from '../support/stages.ts'
import { makeScratch, root } from '../support/folders.ts'
import { floor } from '../support/upgraded.ts'
import { byHandIn } from './by-hand.ts'
import { ownContract } from './draft.ts'
import { laterDocument } from './later/make.ts'

/** Few, for time: others are tried as docs/upgrading.md says. */
const seeds = [1, 3]
const changesOfEach = 30

async function plan(folder: string, to: string): Promise<Applying> {
  const diagnostics = createDiagnostics()
  const made = await planUpgrade({ locations: { root: folder }, to }, diagnostics)
  if (made === undefined) throw new Error(JSON.stringify(diagnostics.all))
  return made
}

/** What the console as it is calls things, and what is told of the language of contracts. */
const saidBefore = [
  ownContract().bundle,
  readFileSync(join(root, 'generated/coverage.json'), 'utf8'),
  ...manifestOf(openapiTexts(root)).values(),
  ...newWords(JSON.stringify({ paths: {}, components: { schemas: {} } }), ownContract().bundle),
]

/** Names of entries that are nothing of either contract, of the console or of the repository. */
function unknownIn(notes: string, made: Applying, texts: readonly string[]): string[] {
  const words = ` ${texts.map(inWords).join(' ')} `
  // Addresses, variants and words of the language of contracts are made of words that are known.
  const isKnown = (part: string): boolean =>
    words.includes(part) || part.split('_').every((word) => words.includes(word))
  const isThere = (file: string): boolean => existsSync(join(root, file)) || made.files.has(file)
  return openLines(notes).flatMap((line) => {
    const { names, files } = entryOf(line, 'notes')
    const wrong = [
      ...names.filter((name) => !name.every(isKnown)).map((name) => name.join('.')),
      ...files.filter((file) => !isThere(file)),
    ]
    return wrong.map((name) => `${name} in: ${line}`)
  })
}

it('a seed makes the same document and says the same of it', () => {
  const [one, other] = [laterDocument(7, 12), laterDocument(7, 12)]
  expect(one).toEqual(other)
  expect(one.changes).toHaveLength(12)
  expect(laterDocument(8, 12).bundle).not.toBe(one.bundle)
})

describe.each(seeds)('the document of seed %i', (seed) => {
  it('is taken: every call has its place or is told of, each entry is of something, and nothing is left for a second time', async () => {
    const { bundle, changes } = laterDocument(seed, changesOfEach)
    onTestFailed(() => void process.stderr.write(`changed in seed ${seed}:\n${changes.join('\n')}\n`))
    const folder = makeScratch()
    for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    const file = join(folder, 'later.json')
    writeFileSync(file, bundle)
    const made = await plan(folder, file)
    const { draft, files, report } = made
    const notes = files.get(notesFile(report.to)) ?? ''
    expect(byHandIn(files.keys())).toEqual([])
    expect(draft.refused).toEqual([])
    expect(draft.unreached.filter(({ cause }) => !notes.includes(cause))).toEqual([])
    const { model } = draft
    if (model === undefined) throw new Error('there is no model')
    const covered = model.operations.map(({ id }) => ({ id, ...model.coverage.operations[id] }))
    expect(covered.length).toBeGreaterThan(floor(200))
    const isServed = ({ screens = [], excused, claimed }: (typeof covered)[number]): boolean =>
      screens.length > 0 || excused !== undefined || claimed !== undefined
    expect(covered.filter((one) => !isServed(one) && !notes.includes(`\`${one.id}\``))).toEqual([])
    // What is new is not excused: nobody has said why it should be.
    const added = new Set(
      made.changes.flatMap((change) => (change.type === 'operation-added' ? [change.operation] : [])),
    )
    expect(covered.filter(({ id, excused }) => added.has(id) && excused !== undefined)).toEqual([])
    expect(emitOwn(model).length).toBeGreaterThan(floor(100))
    const said = [...saidBefore, bundle, ...draft.texts.values(), JSON.stringify(model.screens)]
    expect(unknownIn(notes, made, said)).toEqual([])
    writeUpgrade(folder, files)
    const again = await plan(folder, file)
    expect({ changes: again.changes, files: [...again.files.keys()] }).toEqual({ changes: [], files: [] })
    rmSync(folder, { recursive: true, force: true })
  })
})
