/**
 * Every screen in front of a server that stays within the types of the contract and goes to the edges of what they can hold. Each page
 * is there, breaks nowhere, and says nothing that only a program says.
 */
import { prepareWalk, type WalkOnWindow } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { oddAnswers } from '../support/odd-answers.ts'
import { expect, test } from '../support/test.ts'
import { noteTotals } from '../support/totals.ts'
import { addressesOf, raw, visit } from '../support/visit.ts'
import { openStory } from '../support/walk.ts'

for (const [at, [kind, rewrite]] of Object.entries(oddAnswers).entries()) {
  // What is read does not depend on the theme.
  const theme = at % 2 === 0 ? 'light' : 'dark'
  test(`${kind}, ${theme}`, async ({ page, watch }) => {
    test.setTimeout(1_200_000)
    watch.allowFailures()
    watch.allowUnreadable()
    await page.emulateMedia({ colorScheme: theme })
    await prepareWalk(page)
    const addresses = addressesOf(await openStory(page))
    const wrong: string[] = []
    let place = ''
    page.on('pageerror', ({ message, stack }) => wrong.push(`${place}: ${message} ${stack?.split('\n')[1] ?? ''}`))
    let changed = 0
    let most = { elements: 0, at: '' }
    serverOf(page).rewrite((answer, url) => {
      const odd = rewrite(answer, url)
      if (odd !== answer) changed += 1
      // Who is signed in, and what they may see, decides which pages there are.
      return /^\/v1\/(me|policy|system\/policy)\b/.test(url.pathname) ? answer : odd
    })
    for (const [address, id] of addresses) {
      place = `${id} ${address}`
      const { heading, text } = await visit(page, address)
      // What cannot be asked for, as a server does not say what, is said to be so.
      const isBroken = heading.startsWith('Something went wrong') && !/Request ID|is missing or unreadable/.test(text)
      const isThere = await page.evaluate(() => {
        const { until, isBusy } = (window as unknown as WalkOnWindow).cairnWalk
        return until(() => !isBusy())
      })
      if (!isThere || heading === '' || isBroken) wrong.push(`${place}: ${heading}: ${text.slice(0, 300)}`)
      const said = raw.exec(text)
      if (said) wrong.push(`${place}: …${text.slice(Math.max(0, said.index - 80), said.index + 20)}`)
      const elements = await page.evaluate(() => document.querySelectorAll('*').length)
      if (elements > most.elements) most = { elements, at: address }
      if (await page.evaluate(() => 'odd' in {})) wrong.push(`${place}: every object has a new field`)
    }
    noteTotals(test.info(), {
      of: kind,
      level: 'all levels',
      theme,
      screens: addresses.size,
      ways: 1,
      met: changed,
      pages: addresses.size,
      dialogs: 0,
      longest: { ms: 0, at: '' },
      most,
    })
    expect([...new Set(wrong)]).toEqual([])
  })
}
