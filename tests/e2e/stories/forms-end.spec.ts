/**
 * The session ends amid every form that has an address: nothing is sent, nothing that was filled in is lost, no secret is kept, and
 * whoever signs in next is shown nothing of it.
 */
import {
  type Control,
  controlsOf,
  endSession,
  fillAnything,
  keptTexts,
  letSeeSystem,
  secretText,
  signInAs,
} from '../support/end-of-session.ts'
import { acceptQuestions, formsAmong, isForm, mayOpenForm, openForm, without } from '../support/every-form.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { coverage, levels, openStory } from '../support/walk.ts'

const themes = ['light', 'dark'] as const
const other = 'bruno-castell'

test('every form with an address is one of them', () => {
  const others = Object.entries(coverage.screens).filter(
    ([id, { path }]) => !isForm(id) && /(-new|-add|\/edit)(\/|$)/.test(path),
  )
  expect(others.map(([id]) => id)).toEqual([])
})

for (const [at, [level, screens = []]] of Object.entries(levels).entries()) {
  const theme = themes[at % 2] ?? 'light'
  test(`the session ends amid every form of ${level}, ${theme}`, async ({ page, context, watch }) => {
    test.setTimeout(900_000)
    page.setDefaultTimeout(20_000)
    watch.allowFailures()
    await page.emulateMedia({ colorScheme: theme })
    const asked = acceptQuestions(page)
    const ids = await openStory(page)
    await letSeeSystem(page, other)
    const forms = formsAmong(page, ids, screens)
    const wrong: string[] = []
    let filled = 0
    let opened = 0
    for (const [address, id] of forms) {
      const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
      const open = (): Promise<void> => openForm(page, address, id)
      await open()
      if ((await fillAnything(page)) === 0) {
        if (!Object.hasOwn(without, id)) say('there is nothing to fill in')
        continue
      }
      filled += 1
      const before = await controlsOf(page)
      serverOf(page).newCalls()
      await endSession(page)
      const kept = await keptTexts(page)
      if (kept.includes(secretText)) say('a secret is kept')
      const written = serverOf(page)
        .newCalls()
        .filter(({ method }) => method !== 'GET')
      if (written.length > 0) say(`was sent: ${written.map(({ uri }) => uri).join()}`)
      if (asked.length > 0) say(`the browser asks: ${asked.splice(0).join()}`)

      // The same person again.
      await open()
      const shown = (controls: readonly Control[]): string[] =>
        controls.map(({ name, value, isPrivate }) => `${name}: ${isPrivate ? '' : value}`)
      const again = await controlsOf(page)
      if (again.some(({ isPrivate, value }) => isPrivate && value !== '')) say('a secret is there again')
      if (JSON.stringify(shown(again)) !== JSON.stringify(shown(before)))
        say(`was ${shown(before).join(', ')} and is ${shown(again).join(', ')}`)
      if (!(await page.getByText('What you had filled in has been restored').isVisible())) say('does not say so')

      // And then somebody else.
      await endSession(page)
      expect(await signInAs(page, other)).toBe(204)
      opened += Number(await mayOpenForm(page, address))
      const others = await controlsOf(page)
      if (others.some(({ value }) => value.startsWith('typed-'))) say('somebody else is shown it')
      if (/cairn\.draft\./.test(await keptTexts(page))) say('a draft of somebody else is kept')
      asked.length = 0
      await context.clearCookies()
      await page.goto('about:blank')
    }
    expect(wrong).toEqual([])
    expect(opened).toBeGreaterThan(filled / 2)
    const walked: Walked = {
      trouble: 'the session ends amid a form',
      theme,
      screens: forms.length,
      more: `${filled} filled in, ${opened} opened by somebody else`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
