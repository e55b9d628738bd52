/** Loads the manifest: all documents of `openapi/resources/*.yaml`, checked for form, ids and the one console. */
import { basename, join } from 'node:path'
import { nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import type {
  Manifest,
  ManifestEntry,
  RawConsole,
  RawEntity,
  RawEntry,
  RawLink,
  RawPage,
} from '../model/types/manifest.ts'
import { isObject } from './data.ts'
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
export function readManifest(input: Input, diagnostics: Diagnostics): Manifest | undefined {
  const folder = input.resources
  const paths = manifestFiles(folder)
  if (paths.length === 0) {
    diagnostics.error(
      'NO_MANIFEST',
      { file: input.nameOf(folder) },
      'There is no manifest: no *.yaml file in this folder.',
      'Add a file with one document per resource (docs/manifest.md).',
    )
    return undefined
  }
  for (const name of listFolder(folder)) {
    if (!/\.yml$|\.json$/i.test(name) || name === 'manifest.schema.json') continue
    diagnostics.warning(
      'IGNORED_FILE',
      { file: input.nameOf(join(folder, name)) },
      'Only files that end in .yaml are read here.',
      'Rename it.',
    )
  }

  const schema = loadManifestSchema()
  const entities: ManifestEntry<RawEntity>[] = []
  const links: ManifestEntry<RawLink>[] = []
  const pages: ManifestEntry<RawPage>[] = []
  const consoles: ManifestEntry<RawConsole>[] = []
  let complete = true
  for (const path of paths) {
    const area = basename(path, '.yaml')
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) {
      diagnostics.error(
        'AREA_NAME',
        { file: input.nameOf(path) },
        `"${area}" cannot be the name of an area.`,
        'Name the file in kebab-case.',
      )
      complete = false
    }
    const documents = readDocuments(input, path, diagnostics)
    if (documents === undefined) complete = false
    for (const document of documents ?? []) {
      const kind = kindOfDocument(document, diagnostics)
      const read = { document, area, schema, diagnostics }
      const kept =
        kind === 'entity'
          ? keep(entry('entity', read), entities)
          : kind === 'link'
            ? keep(entry('link', read), links)
            : kind === 'page'
              ? keep(entry('page', read), pages)
              : kind === 'console'
                ? keep(entry('console', read), consoles)
                : false
      complete &&= kept
    }
  }
  complete = checkIds({ entities, links, pages }, diagnostics) && complete
  const console = theConsole(consoles, { folder: input.nameOf(folder), diagnostics })
  return complete && console !== undefined ? { entities, links, pages, console } : undefined
}

function keep<T extends RawEntry>(made: ManifestEntry<T> | undefined, list: ManifestEntry<T>[]): boolean {
  if (made !== undefined) list.push(made)
  return made !== undefined
}

function kindOfDocument(document: SourceDocument, diagnostics: Diagnostics): keyof ManifestKinds | undefined {
  const { data } = document
  const keys = isObject(data) ? Object.keys(data) : []
  const kind = manifestKinds.find((name) => keys.includes(name))
  if (kind !== undefined) return kind
  const guess = keys.map((key) => nearest(key, manifestKinds)).find((near) => near !== undefined)
  diagnostics.error(
    'MANIFEST_KIND',
    document.place([]),
    `The document is none of ${manifestKinds.join(', ')}: it has no such key.`,
    guess === undefined ? 'Begin it with `entity: name`.' : `Did you mean "${guess}"?`,
  )
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
  let raw: unknown = document.data
  if (!validate(raw)) {
    const problems = formProblems(validate.errors ?? [])
    for (const { code, steps, cause, suggestion } of problems)
      diagnostics.error(code, document.place(steps), cause, suggestion)
    const unknown = problems.filter((problem) => problem.code === 'UNKNOWN_KEY')
    raw = without(
      document.data,
      unknown.map((problem) => problem.steps),
    )
    if (!validate(raw)) return undefined
  }
  return { raw, area, place: (...steps): Place => document.place(steps) }
}

/** Ids name files and screens: entities (with their children), links and pages share one space. False after reporting. */
function checkIds(manifest: Omit<Manifest, 'console'>, diagnostics: Diagnostics): boolean {
  const seen = new Map<string, Place>()
  let unique = true
  const claim = (id: string, place: Place): void => {
    const first = seen.get(id)
    if (first === undefined) {
      seen.set(id, place)
      return
    }
    unique = false
      diagnostics.error(
        'DUPLICATE_ID',
        place,
        `"${id}" is already defined in ${first.file}:${first.line}.`,
        'Rename one of them, or merge them.',
      )
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
}

function theConsole(
  consoles: readonly ManifestEntry<RawConsole>[],
  { folder, diagnostics }: { folder: string; diagnostics: Diagnostics },
): ManifestEntry<RawConsole> | undefined {
  const [first, second] = consoles
  if (first === undefined) {
    // A console that was dropped for its form has been reported already.
    if (!diagnostics.failed)
      diagnostics.error(
        'MISSING_CONSOLE',
        { file: folder },
        'No document of the manifest is the console.',
        'Add one that begins with `console: Name`.',
      )
    return undefined
  }
  if (second !== undefined) {
    const place = first.place('console')
    diagnostics.error(
      'DUPLICATE_CONSOLE',
      second.place('console'),
      `The console is already defined in ${place.file}:${place.line}.`,
      'Merge them.',
    )
    return undefined
  }
  return first
}
