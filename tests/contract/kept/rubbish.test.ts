/**
 * Whatever the console keeps in the browser, when something else stands under its key: what no console wrote, what is broken in any of
 * its parts, and what an older one wrote. It is read as nothing, or as what of it is right, and nobody is told anything false.
 */
import { isDeepStrictEqual } from 'node:util'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { keysAreOn } from '../../../src/app/keys/setting.ts'
import { recentPlaces } from '../../../src/app/palette/recent.ts'
import { storedTheme, themes } from '../../../src/app/theme.ts'
import { readUploads, uploadsKey } from '../../../src/features/image-upload/unfinished.ts'
import { readTyped, savedKey } from '../../../src/features/metrics-explorer/kept-queries.ts'
import { bulkStore } from '../../../src/kit/bulk/bulk-store.ts'
import { restoreRuns } from '../../../src/kit/bulk/record.ts'
import { draftKey } from '../../../src/kit/form/draft-keys.ts'
import {
  defaultSettings,
  type ListSettings,
  parseSettings,
  settingsKey,
} from '../../../src/kit/list/columns/settings.ts'
import { viewsKey } from '../../../src/kit/list/views/views.ts'
import { readSaved } from '../../../src/kit/saved/saved-texts.ts'
import { storageOf } from '../../../src/lib/storage.fixture.ts'
import { siteStorage, tabStorage } from '../../../src/lib/storage.ts'
import { readSettings } from '../../../src/mock/browser/page-settings.ts'
import { ofBrowser, ofPeople } from '../../support/kept-keys.ts'
import { misshapen, rubbishTexts, spoilt } from '../../support/rubbish.ts'

const ada = 'ada'

interface Reader {
  read: () => unknown
  /** What is read where nothing was kept. */
  nothing: unknown
}

const runs = (): unknown => {
  restoreRuns(ada)
  const found = bulkStore.get()
  for (const { id } of found) bulkStore.remove(id)
  return found.map(({ label, title, path, items }) => ({
    label,
    title,
    path,
    items: items.map(({ name, state }) => ({ name, state: { message: '', requestId: '', reason: '', ...state } })),
  }))
}

/** Of columns that a list does not have any more, nothing is looked at. */
const byColumn = ({ shown, widths, ...others }: ListSettings) => ({
  ...others,
  shown: Object.values(shown),
  widths: Object.values(widths),
})

/** How each is read. Drafts of forms have a test of their own, over every form. */
const readers: Readonly<Record<string, Reader>> = {
  'cairn.draft.': { read: () => readTyped(tabStorage, draftKey(ada, '/projects-new'), ''), nothing: undefined },
  'cairn.bulk.': { read: runs, nothing: [] },
  'cairn.recent.': { read: () => recentPlaces(ada), nothing: [] },
  'cairn.uploads.': { read: () => readUploads(siteStorage, uploadsKey(ada)), nothing: [] },
  'cairn.queries.': { read: () => readSaved(siteStorage, savedKey({ id: ada })), nothing: [] },
  'cairn.views.': { read: () => readSaved(siteStorage, viewsKey({ id: ada })), nothing: [] },
  'cairn.list.': {
    read: () => byColumn(parseSettings(siteStorage.getItem(settingsKey({ id: ada }, 'disk.list') ?? ''))),
    nothing: byColumn(defaultSettings),
  },
}

let tab: Map<string, string>
let site: Map<string, string>
beforeEach(() => {
  tab = new Map()
  site = new Map()
  vi.stubGlobal('sessionStorage', storageOf(tab))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', storageOf(site))
})
afterEach(() => void vi.unstubAllGlobals())

/** Keeps something as the console does. @returns where it is, and what it is */
function kept(prefix: string): { place: Map<string, string>; key: string; text: string } {
  ofPeople[prefix]?.keep(ada)
  for (const place of [tab, site])
    for (const [key, text] of place) if (key.startsWith(prefix)) return { place, key, text }
  throw new Error(`nothing is kept under ${prefix}`)
}

test('each key of a person is read here', () => {
  expect(Object.keys(readers)).toEqual(Object.keys(ofPeople))
})

describe.each(Object.entries(readers))('%s', (prefix, { read, nothing }) => {
  test('without anything there', () => {
    expect(read()).toEqual(nothing)
  })

  test.each(Object.entries(rubbishTexts))('%s is nothing', (_, rubbish) => {
    const { place, key } = kept(prefix)
    place.set(key, rubbish)
    expect(read()).toEqual(nothing)
  })

  test('of what is broken in one part, or of an older console, the rest is read, and nothing that is wrong', () => {
    const { place, key, text } = kept(prefix)
    const right = read()
    // A draft of a form is not for the page that is asked here.
    expect(isDeepStrictEqual(right, nothing)).toBe(prefix === 'cairn.draft.')
    const wrong = new Set<string>()
    let tried = 0
    for (const value of spoilt(JSON.parse(text))) {
      tried += 1
      const broken = JSON.stringify(value)
      place.set(key, broken)
      const came = read()
      const shape = prefix === 'cairn.draft.' ? came && 'is read' : misshapen(came, right)
      if (shape !== undefined) wrong.add(`${broken}: ${shape}`)
      if (/\[object |undefined|null|NaN/.test(JSON.stringify(came) ?? ''))
        wrong.add(`${broken}: says ${JSON.stringify(came)}`)
    }
    expect([...wrong]).toEqual([])
    expect(tried).toBeGreaterThan(20)
  })
})

describe('of the browser', () => {
  const all = { ...rubbishTexts, 'a text in capitals': 'DARK', 'a name of every object': 'toString' }

  test('each key is looked at', () => {
    const names = ['cairn.session', 'cairn.upload.']
    expect(Object.keys(ofBrowser).filter((key) => !names.includes(key))).toEqual([
      'cairn.theme',
      'cairn.keys',
      'cairn.server-version',
    ])
  })

  test.each(Object.entries(all))('%s is no theme, and switches no keys off', (_, rubbish) => {
    site.set('cairn.theme', rubbish)
    site.set('cairn.keys', rubbish)
    expect(themes).toContain(storedTheme())
    expect(storedTheme()).toBe('system')
    expect(keysAreOn()).toBe(true)
  })

  test.each(Object.entries(all))('%s changes nothing of the mock but who looks at it', (_, rubbish) => {
    const places = { tab: sessionStorage, browser: localStorage }
    const begun = readSettings(places, null)
    for (const name of ['scenario', 'latency', 'faults', 'keep', 'clock']) {
      tab.set(`cairn.mock.${name}`, rubbish)
      site.set(`cairn.mock.${name}`, rubbish)
    }
    const { latency, faults, ...others } = readSettings(places, null)
    const { latency: _latency, faults: _faults, ...expected } = begun
    expect(others).toEqual(expected)
    expect([undefined, 0, 7]).toContain(latency)
    expect(faults ?? []).toEqual([])
  })
})
