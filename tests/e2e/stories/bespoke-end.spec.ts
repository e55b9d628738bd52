/**
 * The session ends amid the parts that were written by hand: the serial console, the rules of a firewall and what they do with a packet,
 * queries of metrics, maps and the rack. Each leads to where one signs in and comes back to where it was, with what was typed.
 */
import type { Page } from '@playwright/test'

import { endSession } from '../support/end-of-session.ts'
import { isForm } from '../support/every-form.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf } from '../support/visit.ts'
import { coverage, openStory } from '../support/walk.ts'

const isByHand = (id: string): boolean => ['bespoke', 'replaced'].includes(coverage.screens[id]?.kind ?? '')

/** What comes back by other ways than from what was typed. */
const without: Readonly<Record<string, string>> = {
  instance_lookup: 'it leads to another page at once',
  instance_lookup_short: 'as above',
}

interface Typed {
  /** How many controls were typed into. */
  count: number
  /** What the page's controls hold. */
  texts: string[]
}

/** Types into every control of the page that takes a text, as a person does. */
const type = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')]
    const texts = controls.filter(
      (one) =>
        !one.disabled &&
        !one.readOnly &&
        one.checkVisibility() &&
        one.role !== 'combobox' &&
        // What somebody looks for is nothing that they made: some of it is in the address, the rest is typed again.
        // A terminal sends at once what is typed into it.
        one.closest('search, [role="search"], .xterm') === null &&
        ['text', 'textarea'].includes(one.type),
    )
    for (const [at, control] of texts.entries()) {
      const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, `typed-${at}`)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return texts.length
  })

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].flatMap((one) =>
      one.checkVisibility() && one.value.startsWith('typed-') ? [one.value] : [],
    ),
  )

test('there are such screens', () => {
  expect(Object.keys(coverage.screens).filter(isByHand).length).toBeGreaterThan(20)
})

for (const theme of ['light', 'dark'] as const) {
  test(`the session ends amid what was written by hand, ${theme}`, async ({ page, watch }) => {
    test.setTimeout(900_000)
    watch.allowFailures()
    await page.emulateMedia({ colorScheme: theme })
    const addresses = [...addressesOf(await openStory(page))].filter(
      ([, id]) => isByHand(id) && !isForm(id) && !Object.hasOwn(without, id),
    )
    const wrong: string[] = []
    let typed = 0
    for (const [address, id] of addresses) {
      const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const heading = await page.getByRole('heading').first().textContent()
      const seen: Typed = { count: await type(page), texts: await textsOf(page) }
      typed += seen.count
      serverOf(page).newCalls()
      await endSession(page)
      const back = new URL(page.url()).searchParams.get('redirect_uri') ?? ''
      if (new URL(back, 'http://here').pathname !== address.split('?')[0]) say(`comes back to ${back}`)
      const written = serverOf(page)
        .newCalls()
        .filter(({ method, uri }) => method !== 'GET' && !uri.includes('timeseries'))
      if (written.length > 0) say(`was sent: ${written.map(({ uri }) => uri).join()}`)

      await page.goto(back)
      await page.waitForLoadState('networkidle')
      const again = await textsOf(page)
      if (again.join() !== seen.texts.join()) say(`had ${seen.texts.join()} and has ${again.join()}`)
      const now = await page.getByRole('heading').first().textContent()
      if (now !== heading) say(`was ${heading} and is ${now}`)
      await page.goto('about:blank')
    }
    expect(wrong).toEqual([])
    const walked: Walked = {
      trouble: 'the session ends amid what was written by hand',
      theme,
      screens: addresses.length,
      more: `${typed} texts typed`,
    }
    await test.info().attach(attached, { body: JSON.stringify(walked) })
  })
}
