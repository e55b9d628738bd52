/**
 * What others wrote is text and nothing else, on every page that is built: names and descriptions, states that nobody knows and
 * refusals; in cells, titles, crumbs, links, questions, toasts, pickers and the palette.
 */
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { spoilAnswers } from './support/hostile-answers.ts'
import { prepareWalk, type WalkOnWindow } from './support/in-page-walk.ts'
import { dialog, field, fill, heading, menuItem, notifications, submit } from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'
import { addressOf, levels, openStory } from './support/walk.ts'

/** From now on nothing is what it was. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { cairnSpoil: true })
  })

/** @returns what is wrong, and on how many pages a hostile text was to be read */
const walkAlong = (page: Page, addresses: readonly string[]): Promise<{ wrong: string[]; shown: number }> =>
  page.evaluate(async (all) => {
    const { go, until, shown, isBusy, quiet, forget } = (window as unknown as WalkOnWindow).cairnWalk
    const wrong: string[] = []
    let read = 0
    const look = async (): Promise<string[]> => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      // What has come in this moment finds its place with the next frame.
      const isWide = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth
      if (isWide()) await new Promise((resolve) => requestAnimationFrame(resolve))
      const state = {
        busy: isBusy(),
        intruded: 'intruder' in window,
        // A text without a place to break must not make the page as wide as itself.
        wide: isWide(),
        markup: document.querySelector('#root img[onerror], #root script, dialog img[onerror]') !== null,
        script: links.some(({ protocol }) => !/^https?:$/.test(protocol)),
        astray: links.some((link) => {
          const href = link.getAttribute('href') ?? ''
          return href.startsWith('/') && link.pathname + link.search + link.hash !== href
        }),
        // A server that does not know its own names any more may say so.
        broken: document.title.startsWith('Something went wrong') && !shown().includes('Request ID'),
        raw: /\[object |undefined/.test(shown()),
      }
      return Object.entries(state).flatMap(([what, is]) => (is ? [what] : []))
    }
    const isThere = (): boolean => !isBusy() && shown().length > 20
    for (const address of all) {
      const before = document.title
      await forget()
      go(address)
      // The title is the last to change. Where it is the same, what lies open over the page may be all that goes.
      await until(() => document.title !== before && isThere(), 1500)
      await until(isThere)
      const found = new Set(await look())
      // What only helps, as relations do, comes after the page.
      await quiet()
      await until(isThere)
      for (const one of await look()) found.add(one)
      if (found.size > 0) wrong.push(`${address}: ${[...found].join(', ')}: ${shown().slice(0, 200)}`)
      if (/window\.intruder|WWWWW/.test(shown())) read += 1
    }
    return { wrong, shown: read }
  }, addresses)

for (const { words, width } of [
  { words: false, width: 1440 },
  { words: true, width: 390 },
]) {
  test.describe(`${width} px wide, ${words ? 'with unknown states and kinds' : 'with known states and kinds'}`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const [level, screens = []] of Object.entries(levels)) {
      const built = screens.filter(
        ([, { kind, path }]) => kind !== 'placeholder' && !/^\/(login|device|lookup)|\/metrics\//.test(path),
      )
      test(`hostile texts are inert on ${built.length} screens of ${level}`, async ({ page, watch }) => {
        test.slow()
        watch.allowFailures()
        await prepareWalk(page)
        await spoilAnswers(page, { words })
        const ids = await openStory(page)
        await spoil(page)
        const { wrong, shown } = await walkAlong(page, [
          ...new Set(built.map(([id, screen]) => addressOf(id, screen, ids))),
        ])
        expect(wrong).toEqual([])
        expect(shown, 'pages that show such a text').toBeGreaterThan(built.length / 3)
      })
    }
  })
}

/** Nothing on the page took a text for more than that. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    intruded: 'intruder' in window,
    markup: document.querySelectorAll('img[onerror], #root script, dialog script').length,
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
  expect(found).toEqual({ intruded: false, markup: 0, wide: false })
}

test('hostile texts are inert in questions, toasts, pickers, refusals and the palette', async ({ page, watch }) => {
  watch.allowFailures()
  await prepareWalk(page)
  await spoilAnswers(page, { words: false })
  await openStory(page)
  await spoil(page)
  await moveTo(page, '/settings/ssh-keys')
  await expect(heading(page, 'SSH keys')).toBeVisible()
  const menus = page.getByRole('button', { name: 'Row actions' })
  await expect(menus.first()).toBeVisible()
  makeFail(
    page,
    { operation: 'current_user_ssh_key_delete', fault: 'conflict' },
    { operation: 'current_user_ssh_key_create', fault: 'bad-request' },
  )
  for (const nth of [0, 1]) {
    await menus.nth(nth).click()
    await menuItem(page, 'Delete').click()
    const question = page.getByRole('dialog')
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await expectInert(page)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(notifications(page)).toContainText('Could not delete')
    await expectInert(page)
    await notifications(page)
      .getByRole('button', { name: /^(Dismiss|Close)/ })
      .click()
    await expect(notifications(page)).toBeEmpty()
  }

  await moveTo(page, '/settings/ssh-keys-new')
  const form = dialog(page, 'New SSH key')
  await fill(form, { Name: 'laptop-2', 'Public key': 'ssh-ed25519 AAAA' })
  const empty = (await form.innerText()).length
  await submit(form, 'Add SSH key')
  await expect.poll(async () => (await form.innerText()).length).toBeGreaterThan(empty)
  await expectInert(page)

  await moveTo(page, '/projects/web-shop/disks-new')
  const disk = dialog(page, 'New disk')
  await disk.getByRole('radio', { name: /^Snapshot/ }).click()
  await field(disk, 'Source snapshot').click()
  await expect(disk.getByRole('option').first()).toBeVisible()
  await expectInert(page)
  await page.keyboard.press('Escape')

  await moveTo(page, '/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('w')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectInert(page)
})
