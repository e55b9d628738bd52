/** What every generated screen says besides its questions and messages: sentence case, and nothing of how the API holds a value. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { acronymsOf } from '../../../generator/link/acronyms.ts'
import type { Document } from '../../../generator/model/types/contract.ts'
import { generatedTexts } from '../support/generated-texts.ts'

const texts = await generatedTexts()

const manifest = new URL('../../../openapi/resources/console.yaml', import.meta.url)
const stated = parseAllDocuments(readFileSync(manifest, 'utf8')).flatMap((one): string[] => one.toJS()?.acronyms ?? [])
const contract = new URL('../../../generated/openapi.json', import.meta.url)
/** A newer contract writes acronyms that nobody has stated yet. */
const acronyms = acronymsOf(JSON.parse(readFileSync(contract, 'utf8')) as Document, stated)

/** By heart: names of things that are written so wherever they stand. */
const proper = new Set(['Admin', 'Milan', 'Turin', 'Solomon', 'Gb', 'JIT', 'UUID'])

/** Words after the first that begin with a capital letter and are no acronym. */
const capitals = (text: string): string[] =>
  text
    // A new sentence begins with a capital letter.
    .split(/[.:(] /)
    .flatMap((sentence) => sentence.split(/[\s/–-]+/).slice(1))
    .map((word) => word.replace(/[^A-Za-z0-9]/g, ''))
    .filter((word) => /^[A-Z]/.test(word) && !acronyms.includes(word.replace(/\d+$/, '')) && !proper.has(word))

test('there are texts to look at', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(new Set(texts.map(({ kind }) => kind))).toEqual(
    new Set(['label', 'title', 'submit', 'help', 'body', 'reason']),
  )
})

describe.each(['label', 'title', 'submit'] as const)('%s', (kind) => {
  const labels = [...new Set(texts.filter((one) => one.kind === kind).map(({ text }) => text))]
  test('is in sentence case', () => {
    expect(labels.filter((text) => capitals(text).length > 0)).toEqual([])
  })
  test('begins with a capital letter, an acronym or a number', () => {
    expect(labels.filter((text) => !/^[A-Z0-9{]/.test(text) && !acronyms.some((one) => text.startsWith(one)))).toEqual(
      [],
    )
  })
})

describe('help', () => {
  const helps = texts.filter(({ kind }) => kind === 'help')

  test('says nothing of null, of absent values and of units that nobody reads', () => {
    const ofTheWire =
      /\b(?:null|absent|may be left out|shall|in (?:milli|micro)?seconds|lives and dies|Leave empty|Left empty)\b/i
    expect(helps.filter(({ text }) => ofTheWire.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('does not say that a reference holds a name or an ID', () => {
    const references = helps.filter(({ isReference }) => isReference)
    expect(references.filter(({ text }) => /\bIDs? of\b|^Identifier/.test(text)).map(({ at }) => at)).toEqual([])
  })
})
