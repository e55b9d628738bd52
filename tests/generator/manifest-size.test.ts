/** The manifest says things once: what grows it is new content, not what the generator could say (docs/manifest.md). */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'
import { floor, isUpgraded } from './support/upgraded.ts'

/** Of all its lines, and from where on one is wide: tables of settings are, 62 when this was written. */
const widest = 550
const wide = 140
const wideLines = 70

const folder = join(root, 'openapi/resources')
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
const linesOf = (name: string): string[] => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')

/** The bound that was set for the screens of the first building, 2700; 15 lines for the BGP page and the edit form of port settings, 10 for a rack,
 * 6 for addresses that no longer follow from the sidebar, 3 for the explorer of totals,
 * 72 for three overviews and the sidebar's places for them, 8 for texts that are identifiers,
 * 16 for lines of what matters on detail pages, 22 for four lists over all projects,
 * 59 for what a Terraform provider calls 13 resources, 13 for the lines and guides of ten more detail pages,
 * 8 for fields that need no help where they are shown, 4 for headings of lists over all projects. */
const most = 2936

/** Operations of the contract when that was said, and what each one more may take. */
const operations = { then: 279, lines: 10 }

test('it grows only by what is new', () => {
  expect(files.length).toBeGreaterThan(floor(15))
  const { model } = buildFolder(join(root, 'openapi'), 'openapi.yaml')
  const more = Math.max(0, (model?.operations.length ?? 0) - operations.then)
  expect(files.flatMap(linesOf).length).toBeLessThanOrEqual(most + more * operations.lines)
})

test('its lines have been made no longer for it', ({ skip }) => {
  const widths = files.flatMap((name) => linesOf(name).map((line) => ({ name, width: line.length })))
  const tooWide = widths.filter(({ width }) => width > widest)
  const found = widths.filter(({ width }) => width > wide).length
  const isMore = tooWide.length > 0 || found > wideLines
  skip(isUpgraded && isMore, 'an upgrade writes new names into the lines that there are')
  expect(tooWide).toEqual([])
  expect(found).toBeLessThanOrEqual(wideLines)
})

/** Bodies anywhere in the manifest that take over several fields of a row under their own names. */
function handKept(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): string[][] => {
    // What a call takes out is told by several fields where it has no key: nothing of it is kept.
    if (key === 'delete') return []
    if (key !== 'body' || typeof one !== 'object' || one === null) return handKept(one)
    const kept = Object.entries(one).flatMap(([field, bind]: [string, unknown]) =>
      /^\$(?:row|parent)\.(.+?)(?:Id)?$/.exec(String(bind))?.[1] === field ? [field] : [],
    )
    return kept.length > 1 ? [kept] : []
  })
}

test('what a replacing body keeps of the row is not listed by hand', () => {
  const documents = files.flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')))
  expect(documents.length).toBeGreaterThan(floor(50))
  const former = { body: { ncpus: '$parent.ncpus', bootDisk: '$row.bootDiskId', name: '$form.name' } }
  expect(handKept({ resize: former })).toEqual([['ncpus', 'bootDisk']])
  expect(documents.flatMap((document) => handKept(document.toJS()))).toEqual([])
})
