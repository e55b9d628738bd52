/** Words that are written in capitals: those that the manifest states, and those that texts of the contract write so. */
import type { Document } from '../model/types/contract.ts'
import { words } from './names.ts'

/** What HTTP and the words for requirements write in capitals says nothing of how people write it. */
const shouted = new Set(
  'GET PUT POST PATCH DELETE HEAD OPTIONS TRACE MUST SHALL SHOULD MAY NOT REQUIRED OPTIONAL NOTE TRUE FALSE NULL AND OR'.split(
    ' ',
  ),
)

/** Longer words in capitals are warnings. */
const maxLetters = 6

/** Those stated come first, and win. Of the others only what names of the document have: labels are made of names. */
export function acronymsOf(document: Document, stated: readonly string[]): string[] {
  const known = new Set(stated.map((one) => one.toLowerCase()))
  const { texts, names } = readDocument(document)
  const named = new Set(names.flatMap(words))
  const written = countWords(texts)
  const found = [...written].flatMap(([word, forms]) => {
    if (known.has(word)) return []
    const [[best = '', count = 0] = []] = [...forms].sort(([, a], [, b]) => b - a)
    const total = [...forms.values()].reduce((sum, one) => sum + one, 0)
    return isAcronym(best) && count * 2 > total ? [best] : []
  })
  const isNamed = (word: string): boolean => named.has(word.toLowerCase()) && !known.has(word.toLowerCase())
  const learned = new Set(found.flatMap((one) => (/s$/i.test(one) ? [one] : [one, `${one}s`])).filter(isNamed))
  return [...stated, ...[...learned].sort()]
}

/** At least two capitals: `NAT`, `QoS`, `vCPU`, `IPv6`; `NoOp` is a name in code. */
const isAcronym = (word: string): boolean =>
  /[A-Z].*[A-Z]/.test(word) && !/^(?:[A-Z][a-z]+){2,}$/.test(word) && word.length <= maxLetters && !shouted.has(word)

/** Each word as it is written, and how often. */
function countWords(texts: readonly string[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  for (const word of texts.flatMap(wordsOf)) {
    const forms = found.get(word.toLowerCase()) ?? new Map<string, number>()
    found.set(word.toLowerCase(), forms.set(word, (forms.get(word) ?? 0) + 1))
  }
  return found
}

/** Two documents that are compared have nearly all texts in common. */
const wordsByText = new Map<string, readonly string[]>()

/** Words of a text. Code is not prose, and neither are sentences in capitals. */
function wordsOf(text: string): readonly string[] {
  const earlier = wordsByText.get(text)
  if (earlier !== undefined) return earlier
  const prose = text
    .replaceAll(/`[^`]*`|"[^"]*"|https?:\S+|\S*[/_{}<>=]\S*/g, ' . ')
    .replaceAll(/\b[A-Z]{2,}\b(?:[ ,]+[A-Z]{2,}\b){2,}/g, ' . ')
    .replaceAll(/(?<=^|[.!?]\s+)[A-Z]{2,}:/g, ' . ')
  const found = [...prose.matchAll(/(?<![\w-])[A-Za-z][A-Za-z0-9]+(?![\w])/g)].map(([word]) => word)
  wordsByText.set(text, found)
  return found
}

/** Texts for people, and names of operations, tags, parameters, schemas, fields and values. */
function readDocument(document: Document): { texts: string[]; names: string[] } {
  const [texts, names]: [string[], string[]] = [[], []]
  const walk = (node: unknown, key: string): void => {
    if (Array.isArray(node)) {
      for (const one of node)
        if (typeof one !== 'string') walk(one, '')
        else if (key === 'tags' || key === 'enum') names.push(one)
      return
    }
    if (typeof node === 'string') {
      if (key === 'description' || key === 'summary' || key === 'title') texts.push(node)
      if (key === 'operationId' || key === 'name') names.push(node)
      return
    }
    if (typeof node !== 'object' || node === null) return
    for (const [inner, value] of Object.entries(node)) {
      if (key === 'properties' || key === 'schemas' || key === 'x-cairn-descriptions' || key === 'paths')
        names.push(inner)
      // A field may be called `description`: its texts are in what it is.
      if (key === 'x-cairn-descriptions' && typeof value === 'string') texts.push(value)
      else walk(value, inner)
    }
  }
  walk({ info: document.info, paths: document.paths, schemas: document.components.schemas }, '')
  return { texts, names }
}
