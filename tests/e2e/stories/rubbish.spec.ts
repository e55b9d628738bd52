/**
 * Something else stands under each key of the console in the browser: what no console wrote, and under those of drafts, over every form,
 * what is of other kinds than its fields. The console starts, each page is as if nothing was kept, and nobody is told otherwise.
 */
import type { Page } from '@playwright/test'

import { storageOf } from '../../../src/lib/storage.fixture.ts'
import { ofBrowser, ofPeople } from '../../support/kept-keys.ts'
import { rubbishTexts } from '../../support/rubbish.ts'
import { formsAmong, openForm } from '../support/every-form.ts'
import { prepareWalk, type WalkOnWindow } from '../support/in-page-walk.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { raw } from '../support/visit.ts'
import { levels, openStory } from '../support/walk.ts'

interface Kept {
  place: 'localStorage' | 'sessionStorage'
  key: string
  address: string
  /** Opens what shows it. */
  open?: (page: Page) => Promise<unknown>
}

const palette = (page: Page): Promise<unknown> => page.keyboard.press('Control+k')
const savedQueries = (page: Page): Promise<unknown> => page.getByRole('button', { name: 'Saved queries' }).click()

/** Where what is kept under each key is shown. */
const shownAt: Readonly<Record<string, Pick<Kept, 'address' | 'open'>>> = {
  'cairn.draft.': { address: '/projects-new' },
  'cairn.bulk.': { address: '/projects' },
  'cairn.recent.': { address: '/projects', open: palette },
  'cairn.uploads.': { address: '/projects/web-shop/images' },
  'cairn.queries.': { address: '/system/metrics/explorer', open: savedQueries },
  'cairn.views.': { address: '/projects' },
  'cairn.list.': { address: '/projects/web-shop/disks' },
  'cairn.theme': { address: '/projects' },
  'cairn.keys': { address: '/projects' },
  'cairn.server-version': { address: '/projects' },
}

/** Nothing is kept under them. */
const onlyNames = ['cairn.session', 'cairn.upload.']

/** Each key as it is for somebody. */
function keysOf(user: string): readonly Kept[] {
  const tab = new Map<string, string>()
  const site = new Map<string, string>()
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storageOf(tab) })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storageOf(site) })
  for (const { keep } of Object.values(ofPeople)) keep(user)
  site.set('cairn.theme', '').set('cairn.keys', '')
  tab.set('cairn.server-version', '')
  const placed = (place: Kept['place'], keys: Iterable<string>): Kept[] =>
    [...keys].map((key) => {
      const [prefix] = Object.keys(shownAt).filter((one) => key.startsWith(one))
      const shown = shownAt[prefix ?? '']
      if (shown === undefined) throw new Error(`it is not known where ${key} is shown`)
      return { place, key, ...shown }
    })
  return [...placed('sessionStorage', tab.keys()), ...placed('localStorage', site.keys())]
}

const put = (page: Page, { place, key }: Pick<Kept, 'place' | 'key'>, text: string | null): Promise<void> =>
  page.evaluate(
    ([storage, name, value]) => {
      if (value === null) window[storage].removeItem(name)
      else window[storage].setItem(name, value)
    },
    [place, key, text] as const,
  )

/** All that can be read once the page is there; how old things are changes from visit to visit. */
async function shownOn(page: Page, { address, open }: Pick<Kept, 'address' | 'open'>): Promise<string> {
  await page.goto(address)
  await open?.(page)
  return page.evaluate(async () => {
    const { until, isBusy, quiet } = (window as unknown as WalkOnWindow).cairnWalk
    await until(() => !isBusy() && document.querySelector('h1, h2') !== null, 3_000)
    await quiet()
    return document.body.innerText.replaceAll(/\d+/g, '0')
  })
}

const userOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/v1/me')).json()) as { id: string }).id)

test('every key is walked through', () => {
  const all = [...Object.keys(ofPeople), ...Object.keys(ofBrowser)].filter((key) => !onlyNames.includes(key))
  expect(Object.keys(shownAt)).toEqual(all)
})

for (const theme of ['light', 'dark'] as const) {
  test(`rubbish under every key, ${theme}`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ colorScheme: theme })
    await prepareWalk(page)
    await page.goto('/projects')
    const wrong: string[] = []
    const keys = keysOf(await userOf(page))
    for (const kept of keys) {
      const right = await shownOn(page, kept)
      for (const [what, text] of Object.entries(rubbishTexts)) {
        await put(page, kept, text)
        const shown = await shownOn(page, kept)
        if (shown !== right) wrong.push(`${kept.key}, ${what}: ${shown.slice(0, 300)}`)
        await put(page, kept, null)
      }
    }
    expect(wrong).toEqual([])
    const walked: Walked = {
      trouble: 'rubbish in storage',
      theme,
      screens: keys.length,
      more: `${Object.keys(rubbishTexts).length} kinds`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}

/** What a field of a form never holds. */
const wrongOfFields: readonly unknown[] = [{ a: { b: 1 } }, [null], 7]

for (const [level, screens = []] of Object.entries(levels)) {
  test(`drafts of other kinds over every form of ${level}`, async ({ page }) => {
    test.setTimeout(900_000)
    await prepareWalk(page)
    const forms = formsAmong(page, await openStory(page), screens)
    const user = await userOf(page)
    const wrong: string[] = []
    for (const [address, id] of forms) {
      for (const value of wrongOfFields) {
        const key = `cairn.draft.${user} ${address}`
        const changed = ['name', 'description', 'roleName', 'members', 'destination'].map((one) => [one, value])
        await put(page, { place: 'sessionStorage', key }, JSON.stringify({ at: Date.now(), changed }))
        await openForm(page, address, id)
        const text = await page.locator('body').innerText()
        if (raw.test(text) || /Something went wrong/.test(text))
          wrong.push(`${id} ${address}, ${JSON.stringify(value)}: ${text.slice(0, 200)}`)
        const held = await page
          .locator('input, textarea')
          .evaluateAll((all) => all.map((one) => ('value' in one ? String(one.value) : '')).join())
        if (raw.test(held)) wrong.push(`${id} ${address}, ${JSON.stringify(value)}: holds ${held.slice(0, 200)}`)
        if (text.includes('has been restored'))
          wrong.push(`${id} ${address}, ${JSON.stringify(value)}: says it is restored`)
      }
    }
    expect(wrong).toEqual([])
    const walked: Walked = {
      trouble: 'drafts of other kinds',
      theme: 'light',
      screens: forms.length,
      more: `${wrongOfFields.length} kinds`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
