/**
 * Reads of what is there once: a part of a row, a policy, a set. Where they require more than their address has, what can have one value only is
 * sent; else their place is kept by a page with a form, with its tab or its line of the sidebar.
 */
import { words } from '../../link/names.ts'
import { screenId } from '../../link/views/register.ts'
import type { Model } from '../../model/types/ir.ts'
import { freeName } from '../propose/free-name.ts'
import { addEntry } from './manifest-entries.ts'
import { entitiesOf, entriesOf, operationIn, type Entry, type Texts } from './manifest-names.ts'
import { onlyValue, stateCall, type Missing } from './reads.ts'
import { isRecord, namesIn, remove, replaceAll, type Path } from './yaml-text.ts'

/** A read of such a thing, and the entry that has it. */
interface Read {
  entry: Entry
  /** What says how it is read: above it, and the block itself. */
  above: Path
  block: readonly [string, string]
  /** Its page, and the entity whose page has it as a tab. */
  screen: string
  under: string | undefined
  /** What goes for a page: the part that is read, or the whole entry. */
  whole: Path
  /** What it is called among the tabs. */
  tab: { single: string } | string
}

/** Writes into `texts` what such reads are to do. @returns what somebody has to look at */
export function keepPlaces(texts: Map<string, string>, missing: readonly Missing[], old: Model): string[] {
  return missing.flatMap((one) => {
    const { operation, was, where, parameter } = one
    const [read] = readsOf(operation, texts)
    if (read === undefined) return []
    const { entry, above, block, screen } = read
    const value = onlyValue(one)
    if (value !== undefined) {
      stateCall(texts, { ...entry, path: above, block }, { operation, where, said: { [parameter]: value } })
      return [`\`${screen}\` sends \`${parameter}: ${String(value)}\` with \`${operation}\`, which requires it.`]
    }
    // A set has forms for what is in it, which a page has not.
    if (block[0] === 'document') return []
    const before = old.screens.find(({ id, uses }) => `${id}` === screen && uses.includes(was))
    if (before === undefined) return []
    const page = pageFor(operation, texts)
    putInPlace(texts, read, { page, operation, at: before.path, title: before.title })
    return [
      `\`${screen}\` is the page \`${page}\` now, which asks for \`${parameter}\` first, since \`${operation}\` requires it: is it somewhere in the address or the row above?`,
    ]
  })
}

function readsOf(operation: string, texts: Texts): Read[] {
  const isIt = (said: unknown): boolean => operationIn(said) === operation
  return entitiesOf(texts).flatMap((entry): Read[] => {
    const { id, kind, path, raw } = entry
    const singles = Object.entries(isRecord(raw['singles']) ? raw['singles'] : {})
    const owner = kind === 'child' ? id.slice(0, -String(path.at(-1)).length - 1) : undefined
    const sets = (['access', 'document'] as const).filter((set) => isRecord(raw[set]))
    return [
      ...singles
        .filter(([, single]) => isRecord(single) && isIt(single['view']))
        .map(([name]) => ({
          entry,
          above: [...path, 'singles'],
          block: [name, 'view'] as const,
          screen: `${id}.${name}`,
          under: id,
          whole: [...path, 'singles', name],
          tab: { single: name },
        })),
      ...sets
        .filter((set) => isRecord(raw[set]) && isIt(Reflect.get(raw[set], 'read')))
        .map((set) => ({
          entry,
          above: path,
          block: [set, 'read'] as const,
          screen: `${screenId({ id }, 'list')}`,
          under: owner,
          whole: path,
          tab: id,
        })),
    ]
  })
}

/** What a page of an operation is called. */
function pageFor(operation: string, texts: Texts): string {
  const own = words(operation).join('_')
  const taken = new Set(entriesOf(texts).map(({ id }) => id))
  return freeName([own.replace(/_view$/, ''), own], { taken, before: '_' })
}

interface Page {
  page: string
  operation: string
  at: string
  title: string
}

function putInPlace(texts: Map<string, string>, read: Read, { page, operation, at, title }: Page): void {
  const { entry, screen, under, tab, whole } = read
  for (const [file, text] of texts) {
    const parts = namesIn(text).flatMap(({ name, path, start, end, isKey }) => {
      const isTab = path.includes('tabs')
      if (typeof tab === 'string' || !isTab)
        return !isKey && name === (isTab ? tab : screen) && (isTab || path.includes('nav'))
          ? [{ start, end, text: isTab ? `{page: ${page}}` : page }]
          : []
      const isOwn = file === entry.file && entry.path.every((step, i) => step === path[i])
      if (!isOwn) return []
      if (isKey) return name === 'single' && isNamed(text, path, tab.single) ? [{ start, end, text: 'page' }] : []
      if (name !== tab.single) return []
      return path.at(-1) === 'single'
        ? [{ start, end, text: page }]
        : typeof path.at(-1) === 'number'
          ? [{ start, end, text: `{page: ${page}}` }]
          : []
    })
    if (parts.length > 0) texts.set(file, replaceAll(text, parts))
  }
  const left = remove(texts.get(entry.file) ?? '', { document: entry.document, path: whole })
  if (left === undefined) texts.delete(entry.file)
  else texts.set(entry.file, left)
  addEntry(texts, { page, title, at, ...(under === undefined ? {} : { under }), operation })
}

const isNamed = (text: string, path: Path, name: string): boolean =>
  namesIn(text).some((one) => !one.isKey && one.name === name && one.path.join('\0') === path.join('\0'))
