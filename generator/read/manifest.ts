/** Loads the manifest: all documents of `openapi/resources/*.yaml`, checked for form, ids and the one console. */
import { basename, join } from 'node:path'
import { nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import type { ManifestEntry, RawEntity, RawEntry, RawLink, StatedManifest } from '../model/types/manifest.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { RawPage } from '../model/types/raw-page.ts'
import { isObject, sortKeys } from './data.ts'
import type { SourceDocument } from './document.ts'
import { listFolder, manifestFiles, type Input } from './input.ts'
import {
  formProblems,
  loadManifestSchema,
  manifestKinds,
  without,
  type ManifestKinds,
  type ManifestSchema,
} from './manifest-schema.ts'
import { readDocuments } from './source.ts'

/**
 * Reads the manifest of an input. Everything wrong with its form is reported. Undefined when what is left would
 * mislead the next stage: a document had to be dropped, or there is not exactly one console. Documents whose only
 * fault is an unknown key are kept without it, so that one run also reports what is wrong with their meaning.
 */
export function readManifest(input: Input, diagnostics: Diagnostics): StatedManifest | undefined {
  const folder = input.nameOf(input.resources)
  const paths = manifestFiles(input.resources)
  if (paths.length === 0) {
    diagnostics.error(
      'NO_MANIFEST',
      { file: folder },
      {
        cause: 'There is no manifest: no *.yaml file in this folder.',
        suggestion: 'Add a file with one document per resource (docs/manifest.md).',
      },
    )
    return undefined
  }
  warnOfOtherFiles(input, diagnostics)

  const schema = loadManifestSchema()
  const read: Collected = { entities: [], links: [], pages: [], consoles: [], seen: new Set(), dropped: 0 }
  for (const path of paths) {
    const area = basename(path, '.yaml')
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) {
      const place = { file: input.nameOf(path) }
      diagnostics.error('AREA_NAME', place, {
        cause: `"${area}" cannot be the name of an area.`,
        suggestion: 'Name the file in kebab-case.',
      })
      read.dropped++
    }
    const documents = readDocuments(input, { path }, diagnostics)
    if (documents === undefined) {
      read.dropped++
      // It may hold the console: its absence is not known.
      read.seen.add('console')
    }
    for (const document of documents ?? []) collect({ document, area, schema, diagnostics }, read)
  }
  const unique = checkIds(read, diagnostics)
  const console = theConsole(read, { folder, diagnostics })
  if (read.dropped > 0 || !unique || console === undefined) return undefined
  return { entities: read.entities, links: read.links, pages: read.pages, console }
}

function warnOfOtherFiles(input: Input, diagnostics: Diagnostics): void {
  for (const name of listFolder(input.resources)) {
    if (!/\.(yml|json)$/i.test(name) || name === 'manifest.schema.json') continue
    const place = { file: input.nameOf(join(input.resources, name)) }
    diagnostics.warning('IGNORED_FILE', place, {
      cause: 'Only files that end in .yaml are read here.',
      suggestion: 'Rename it.',
    })
  }
}

/** Documents of the manifest that can be used, and how many cannot. */
interface Collected {
  entities: ManifestEntry<RawEntity>[]
  links: ManifestEntry<RawLink>[]
  pages: ManifestEntry<RawPage>[]
  consoles: ManifestEntry<RawConsole>[]
  seen: Set<keyof ManifestKinds>
  dropped: number
}

function collect(reading: Reading, read: Collected): void {
  const kind = kindOfDocument(reading.document, reading.diagnostics)
  if (kind === undefined) {
    read.dropped++
    return
  }
  read.seen.add(kind)
  const keep = <T extends RawEntry>(made: ManifestEntry<T> | undefined, list: ManifestEntry<T>[]): void => {
    if (made === undefined) read.dropped++
    else list.push(made)
  }
  switch (kind) {
    case 'entity':
      return keep(entry(kind, reading), read.entities)
    case 'link':
      return keep(entry(kind, reading), read.links)
    case 'page':
      return keep(entry(kind, reading), read.pages)
    case 'console':
      return keep(entry(kind, reading), read.consoles)
  }
}

function kindOfDocument(document: SourceDocument, diagnostics: Diagnostics): keyof ManifestKinds | undefined {
  const { data } = document
  const keys = isObject(data) ? Object.keys(data) : []
  const kind = manifestKinds.find((name) => keys.includes(name))
  if (kind !== undefined) return kind
  const guess = keys.map((key) => nearest(key, manifestKinds)).find((near) => near !== undefined)
  diagnostics.error('MANIFEST_KIND', document.place([]), {
    cause: `The document is none of ${manifestKinds.join(', ')}: it has no such key.`,
    suggestion: guess === undefined ? 'Begin it with `entity: name`.' : `Did you mean "${guess}"?`,
  })
  return undefined
}

interface Reading {
  document: SourceDocument
  area: string
  schema: ManifestSchema
  diagnostics: Diagnostics
}

function entry<K extends keyof ManifestKinds>(
  kind: K,
  { document, area, schema, diagnostics }: Reading,
): ManifestEntry<ManifestKinds[K]> | undefined {
  const validate = schema.validator(kind)
  // In one order, whatever the file has: what has an order of its own is a list.
  const data = sortKeys(document.data)
  let raw: unknown = data
  if (!validate(raw)) {
    const problems = formProblems(validate.errors ?? [])
    for (const { code, steps, cause, suggestion } of problems)
      diagnostics.error(code, document.place(steps), { cause, suggestion })
    const unknown = problems.filter((problem) => problem.code === 'UNKNOWN_KEY')
    raw = without(
      data,
      unknown.map((problem) => problem.steps),
    )
    if (!validate(raw)) return undefined
  }
  return { raw, area, place: (...steps): Place => document.place(steps) }
}

/** Ids name files and screens: entities (with their children), links and pages share one space. False after reporting. */
function checkIds(manifest: Pick<Collected, 'entities' | 'links' | 'pages'>, diagnostics: Diagnostics): boolean {
  const seen = new Map<string, Place>()
  let unique = true
  const claim = (id: string, place: Place): void => {
    const first = seen.get(id)
    if (first === undefined) {
      seen.set(id, place)
      return
    }
    unique = false
    diagnostics.error('DUPLICATE_ID', place, {
      cause: `"${id}" is already defined in ${first.file}:${first.line}.`,
      suggestion: 'Rename one of them, or merge them.',
    })
  }
  for (const { raw, place } of manifest.entities) {
    claim(raw.entity, place('entity'))
    const visit = (id: string, children: RawEntity['children'], steps: readonly string[]): void => {
      for (const [name, child] of Object.entries(children ?? {})) {
        const here = [...steps, 'children', name]
        claim(`${id}_${name}`, place(...here))
        visit(`${id}_${name}`, child.children, here)
      }
    }
    visit(raw.entity, raw.children, [])
  }
  for (const { raw, place } of manifest.links) claim(raw.link, place('link'))
  for (const { raw, place } of manifest.pages) claim(raw.page, place('page'))
  return unique
}

function theConsole(
  read: Collected,
  { folder, diagnostics }: { folder: string; diagnostics: Diagnostics },
): ManifestEntry<RawConsole> | undefined {
  const [first, second] = read.consoles
  if (first === undefined) {
    // A console that was dropped for its form has been reported already.
    if (!read.seen.has('console')) {
      const fix = 'Add one that begins with `console: Name`.'
      diagnostics.error(
        'MISSING_CONSOLE',
        { file: folder },
        { cause: 'No document of the manifest is the console.', suggestion: fix },
      )
    }
    return undefined
  }
  if (second !== undefined) {
    const { file, line } = first.place('console')
    const cause = `The console is already defined in ${file}:${line}.`
    diagnostics.error('DUPLICATE_CONSOLE', second.place('console'), { cause, suggestion: 'Merge them.' })
    return undefined
  }
  return first
}
