/**
 * Whatever the console keeps in the browser has an entry here: under which key, for whom, and in which file. What a person typed or
 * looked at is theirs, and kept under a key of theirs; the rest is of the browser, and says nothing of anybody.
 */
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { draftKey, dropDrafts } from '../../src/kit/form/draft-keys.ts'
import { storageOf } from '../../src/lib/storage.fixture.ts'
import { ofBrowser, ofPeople } from '../support/kept-keys.ts'
import { parse, readSource, shippedCode, walk } from './source.ts'

/** Files that read or write what is kept, without a key of their own: they are given one of those above. */
const givenKeys = [
  'src/app/mock.ts',
  'src/features/image-upload/UnfinishedUploads.tsx',
  'src/features/image-upload/use-upload.ts',
  'src/features/metrics-explorer/SavedQueries.tsx',
  'src/features/metrics-explorer/use-entries.ts',
  'src/kit/form/use-draft.ts',
  'src/kit/list/columns/use-list-settings.ts',
  'src/kit/list/views/SavedViews.tsx',
  'src/kit/saved/SaveDialog.tsx',
]

const shipped = shippedCode()

/** Texts of the code that begin like a key. */
function keysIn(path: string): string[] {
  const found: string[] = []
  walk(parse(readSource(path)), (node) => {
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : ''
    if (text.startsWith('cairn.')) found.push(text)
  })
  return found
}

/** Names that the code uses. */
function namesIn(path: string): ReadonlySet<string> {
  const names = new Set<string>()
  walk(parse(readSource(path)), (node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
  })
  return names
}

/** What entries of the history are given. */
function statesIn(path: string): string[] {
  const found: string[] = []
  const tree = parse(readSource(path))
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && /(?:navigate|replaceState)$/i.test(node.expression.getText(tree))) {
      const [first, options] = node.arguments
      if (node.expression.getText(tree).endsWith('replaceState')) found.push(`${path} ${first?.getText(tree)}`)
      else if (options && ts.isObjectLiteralExpression(options))
        for (const one of options.properties)
          if (ts.isPropertyAssignment(one) && one.name.getText(tree) === 'state')
            found.push(`${path} ${one.initializer.getText(tree)}`)
    } else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      if (!/Link|Navigate/.test(node.tagName.getText(tree))) return
      for (const one of node.attributes.properties)
        if (ts.isJsxAttribute(one) && one.name.getText(tree) === 'state') found.push(`${path} ${one.getText(tree)}`)
    }
  })
  return found
}

test('every key is one of these, in its file', () => {
  const found = shipped.flatMap((path) => [...new Set(keysIn(path))].map((key) => `${key} ${path}`))
  const expected = [
    ...Object.entries(ofPeople).map(([key, { file }]) => `${key} ${file}`),
    ...Object.entries(ofBrowser).flatMap(([key, files]) => files.map((file) => `${key} ${file}`)),
  ]
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('nothing else is kept: files that do are these', () => {
  const doors = ['tabStorage', 'siteStorage', 'keepChoice']
  const using = shipped.filter((path) => {
    const names = namesIn(path)
    return path !== 'src/lib/storage.ts' && doors.some((door) => names.has(door))
  })
  const expected = new Set([
    ...givenKeys,
    ...Object.values(ofPeople).map(({ file }) => file),
    ...Object.values(ofBrowser).flat(),
  ])
  expect(using.filter((path) => !expected.has(path))).toEqual([])
  expect(givenKeys.filter((path) => !using.includes(path))).toEqual([])
})

test('nothing is kept in another place: cookies, caches, credentials, or an entry of the history', () => {
  const elsewhere = /\b(?:document\.cookie|cookieStore|caches\.|navigator\.credentials|window\.name|pushState)\b/
  expect(shipped.filter((path) => elsewhere.test(readSource(path).text))).toEqual([])
  // An entry of the history that is put in the place of the same one keeps what it had.
  expect([...new Set(shipped.flatMap(statesIn))].toSorted()).toEqual([
    'src/app/errors/RouteError.tsx location.state',
    'src/app/mock.ts history.state',
  ])
})

describe('what is kept of a person', () => {
  let tab: Map<string, string>
  let site: Map<string, string>
  beforeEach(() => {
    tab = new Map()
    site = new Map()
    vi.stubGlobal('sessionStorage', storageOf(tab))
    vi.stubGlobal('localStorage', storageOf(site))
  })
  afterEach(() => void vi.unstubAllGlobals())

  const keys = (): string[] => [...tab.keys(), ...site.keys()]

  test.each(Object.entries(ofPeople))('%s is kept for each one apart', (prefix, { keep }) => {
    keep('ada')
    const first = keys()
    expect(first).toHaveLength(1)
    expect(first[0]?.startsWith(`${prefix}ada`)).toBe(true)
    keep('ada-2')
    expect(keys()).toHaveLength(2)
    // And no key of one is that of the other.
    expect(new Set(keys()).size).toBe(2)
  })

  test('regression: what was kept before it was known who is signed in was kept for anybody', () => {
    for (const { keep, asks } of Object.values(ofPeople)) if (asks === undefined) keep('')
    expect(keys()).toEqual([])
    const asking = Object.values(ofPeople).flatMap(({ asks }) => (asks === undefined ? [] : [readSource(asks).text]))
    expect(asking.filter((text) => !/typeof user === 'string'|user === undefined/.test(text))).toEqual([])
  })

  test('a sign-out leaves no draft behind, a sign-in none of others', () => {
    for (const { keep } of Object.values(ofPeople)) {
      keep('ada')
      keep('bruno')
    }
    dropDrafts('bruno')
    expect([...tab.keys()].filter((key) => key.startsWith('cairn.draft.'))).toEqual([
      draftKey('bruno', '/projects-new'),
    ])
    dropDrafts()
    expect([...tab.keys()].filter((key) => key.startsWith('cairn.draft.'))).toEqual([])
  })
})
