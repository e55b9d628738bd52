/** What an upgrade left to decide: entries of `docs/upgrades/<version>.md`, which people delete one by one. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { callOf, operationsIn, stepsOf, type Call } from './calls.ts'

export interface OpenEntry {
  /** `docs/upgrades/<version>.md`. */
  from: string
  text: string
  /** Operations, screens, schemas and fields that it is about: their parts (`Disk.size` has two), in words with `_` between them. */
  names: readonly (readonly string[])[]
  /** Files that it is about, from the root of the repository. */
  files: readonly string[]
  /** What a server no longer answers: operations that are gone, or elsewhere. */
  calls: readonly Call[]
  /** How the operations are asked for that it is about, where they are now. */
  asked: readonly Call[]
}

const folder = 'docs/upgrades'

/** Sections whose entries are open until they are deleted. */
const OPEN = /^(?:To decide|Tables of tests|Texts to review)\n/

/** Lines of open entries in what an upgrade wrote. */
export const openLines = (text: string): string[] =>
  text
    .split(/^## /m)
    .filter((section) => OPEN.test(section))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))

/** All of a project. @param root absolute path of the project */
export function readOpenEntries(root: string): OpenEntry[] {
  const path = join(root, folder)
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : []
  const served = files.length === 0 ? {} : servedBy(join(root, 'generated/openapi.json'))
  return files.flatMap((name) =>
    openLines(readFileSync(join(path, name), 'utf8')).map((line) => entryOf(line, `${folder}/${name}`, served)),
  )
}

/** What a contract has now. */
export interface Served {
  /** Whether anything is at a path; default: all are there. */
  isThere?: (path: string) => boolean
  /** How an operation is asked for, by its name in words. */
  addresses?: ReadonlyMap<string, string>
}

/** Paths are told by their steps, whatever their parameters are called. */
function servedBy(contract: string): Served {
  const operations = operationsIn(readFileSync(contract, 'utf8'))
  const nameless = (path: string): string => stepsOf(path.replaceAll(/\{[^}]*\}/g, '{}')).join('/')
  const known = new Set(operations.map(({ path }) => nameless(path)))
  const addresses = new Map(operations.map(({ id, method, path }) => [inWords(id), `${method} ${path}`]))
  return { isThere: (path) => known.has(nameless(path)), addresses }
}

/** @param line `- ` and what is to decide @param from the file that has it */
export function entryOf(
  line: string,
  from: string,
  { isThere = () => true, addresses = new Map() }: Served = {},
): OpenEntry {
  const all = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  const coded = all.filter((text) => callOf(text, isThere) === undefined)
  const isFile = (text: string): boolean => /\/.*\.\w+$/.test(text)
  // Titles of changes name operations, and fields of schemas, as they are.
  const bare = line.replaceAll(/`[^`]+`/g, ' ').match(/\b[a-z]\w*_\w+\b|\b[A-Z]\w+\.\w+(?:\.\w+)*\b/g) ?? []
  // The new name of an operation may be one word, which the title of the change has without quotes.
  const [, called = ''] = /(?<!\bof )\b[a-z]\w*_\w+ is called ([a-z]\w*)/.exec(line) ?? []
  const names = new Set([...coded.filter((text) => !isFile(text)), ...bare, ...(called === '' ? [] : [called])])
  const asked = [...names].flatMap((name) => callOf(addresses.get(inWords(name)) ?? '', isThere) ?? [])
  return {
    from,
    text: line.slice(2),
    names: [...names].flatMap((name) => [
      name
        .split('.')
        .map(inWords)
        .filter((part) => part !== ''),
      ...fixedParts(name),
    ]),
    files: coded.filter(isFile),
    calls: all.flatMap((text) => callOf(text, isThere) ?? []),
    asked,
  }
}

/** Of an address with parameters what stands in it whatever they are, where its end is nobody else's: one word is. */
function fixedParts(address: string): string[][] {
  if (!/^\/.*\/:/.test(address)) return []
  const steps = address.split('/').filter((step) => step !== '' && !step.startsWith(':'))
  const parts = steps.map(inWords)
  return parts.at(-1)?.includes('_') === true ? [parts] : []
}

/** `NetworkProbe`, `networkProbe`, `network-probe` and `Network probe` are all `network_probe`. */
export const inWords = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '')
