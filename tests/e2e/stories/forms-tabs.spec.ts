/**
 * Two tabs and one session, amid every form that has an address: somebody else signs in in the other tab, the first one comes back, and
 * signs out there. Nothing is sent in another name, what was filled in stays with whoever did it, and the page says why.
 */
import type { BrowserContext, Page } from '@playwright/test'

import {
  type Control,
  controlsOf,
  fillAnything,
  keptTexts,
  secretText,
  signInAs,
  signOutIn,
  tellTabs,
} from '../support/end-of-session.ts'
import { acceptQuestions, formsAmong, openForm, without } from '../support/every-form.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { levels, openStory } from '../support/walk.ts'

const themes = ['light', 'dark'] as const
const other = 'bruno-castell'
const said = `You are now signed in as ${other} in another tab.`

interface Way {
  name: string
  happen: (page: Page, tab: Page) => Promise<unknown>
  /** Nobody is told: it asks before it sends. */
  isQuiet?: boolean
}

/** How the page comes to know that somebody may have signed in. */
const ways: readonly Way[] = [
  { name: 'the other tab says so', happen: (_, tab) => tellTabs(tab) },
  {
    name: 'the other tab is loaded, as after signing in elsewhere',
    happen: (_, tab) => tab.goto('/settings/profile'),
  },
  {
    name: 'somebody comes back to the window',
    happen: (page) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    isQuiet: true,
  },
]

/** What was asked to be changed since this was asked last, but signing in and out. */
const sent = (page: Page): string[] =>
  serverOf(page)
    .newCalls()
    .filter(({ method, uri }) => method !== 'GET' && !/^\/v1\/log(?:in|out)\b/.test(uri))
    .map(({ method, uri }) => `${method} ${uri}`)

/** Sends the form, whether or not its button would. @returns whether it says that somebody else is signed in, or that it is not filled in rightly */
const submit = (page: Page): Promise<'other' | 'invalid' | 'nothing'> =>
  page.evaluate(async (text) => {
    const form = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const shows = (): 'other' | 'invalid' | 'nothing' =>
      form?.textContent.includes(text) === true
        ? 'other'
        : form?.querySelector('[aria-invalid="true"], [data-invalid], [role="alert"]')
          ? 'invalid'
          : 'nothing'
    form?.querySelector('form')?.requestSubmit()
    return new Promise((resolve) => {
      const end = (): void => {
        observer.disconnect()
        clearTimeout(timer)
        resolve(shows())
      }
      const observer = new MutationObserver(() => shows() !== 'nothing' && end())
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const timer = setTimeout(end, 3_000)
    })
  }, said)

const told = (controls: readonly Control[]): string => controls.map(({ name, value }) => `${name}: ${value}`).join('\n')

/** What a draft brings back. */
const kept = (controls: readonly Control[]): readonly Control[] =>
  controls.map((control) => (control.isPrivate ? { ...control, value: '' } : control))

interface Seen {
  wrong: string[]
  refused: number
}

/** One form, in the way that it comes to know. */
async function oneForm(
  { page, tab, context }: { page: Page; tab: Page; context: BrowserContext },
  { address, id }: { address: string; id: string },
  way: Way,
): Promise<Seen | undefined> {
  const wrong: string[] = []
  const open = (): Promise<void> => openForm(page, address, id)
  await open()
  if ((await fillAnything(page)) === 0) return undefined
  const start = await controlsOf(page)
  const stays = async (when: string): Promise<void> => {
    const now = told(await controlsOf(page))
    if (now !== told(start)) wrong.push(`${when}: was ${told(start)} and is ${now}`)
  }
  sent(page)
  if ((await signInAs(tab, other)) !== 204) wrong.push('nobody can sign in')
  await way.happen(page, tab)
  const answer = await submit(page)
  if (answer === 'nothing') wrong.push('says nothing when it is sent')
  const written = sent(page)
  if (written.length > 0) wrong.push(`was sent: ${written.join()}`)
  await stays('somebody else is signed in')
  // Where it was not even tried, nobody had to ask.
  if (answer === 'other' || way.isQuiet !== true) await expect(page.getByText(said).first(), address).toBeVisible()

  // The first one is back: without a cookie the story's own person is signed in.
  await context.clearCookies()
  await tellTabs(tab)
  await expect(page.getByRole('button', { name: 'Reload', exact: true }), address).toHaveCount(0)
  await stays('the first one is back')

  // And signs out in the other tab.
  sent(page)
  if ((await signOutIn(tab)) !== 204) wrong.push('nobody can sign out')
  await tellTabs(tab)
  await expect(page, address).toHaveURL(/\/login/)
  if (sent(page).length > 0) wrong.push('was sent at the end')
  if ((await keptTexts(page)).includes(secretText)) wrong.push('a secret is kept')
  await context.clearCookies()
  await open()
  const again = told(await controlsOf(page))
  if (again !== told(kept(start))) wrong.push(`restored: was ${told(start)} and is ${again}`)
  if (!(await page.getByText('What you had filled in has been restored').isVisible())) wrong.push('is not restored')
  return { wrong, refused: Number(answer === 'other') }
}

for (const [at, [level, screens = []]] of Object.entries(levels).entries()) {
  const theme = themes[at % 2] ?? 'light'
  test(`two tabs amid every form of ${level}, ${theme}`, async ({ page, context, watch }) => {
    test.setTimeout(1_800_000)
    watch.allowFailures()
    await page.emulateMedia({ colorScheme: theme })
    const asked = acceptQuestions(page)
    const forms = formsAmong(page, await openStory(page), screens)
    const tab = await context.newPage()
    const wrong: string[] = []
    let filled = 0
    let refused = 0
    for (const [place, [address, id]] of forms.entries()) {
      const way = ways[place % ways.length]
      if (way === undefined) continue
      await tab.goto('/settings/profile')
      const seen = await oneForm({ page, tab, context }, { address, id }, way)
      if (seen === undefined) {
        if (!Object.hasOwn(without, id)) wrong.push(`${id} ${address}: there is nothing to fill in`)
        continue
      }
      filled += 1
      refused += seen.refused
      wrong.push(...seen.wrong.map((what) => `${id} ${address}, ${way.name}: ${what}`))
      if (asked.length > 0) wrong.push(`${id} ${address}: the browser asks: ${asked.splice(0).join()}`)
      await page.goto('about:blank')
      asked.length = 0
    }
    expect(wrong).toEqual([])
    const walked: Walked = {
      trouble: 'two tabs amid a form',
      theme,
      screens: forms.length,
      more: `${filled} filled in, ${refused} refused before they were sent`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
