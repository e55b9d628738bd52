/**
 * What others wrote is text and nothing else, on a third of the pages that are built: names and descriptions, states that nobody knows and
 * refusals; in cells, titles, crumbs, links, questions, toasts, pickers and the palette. Each page wide with known states or narrow
 * with unknown ones; `npm run e2e:stories` looks at all in both ways.
 */
import type { Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { spoilAnswers } from './support/hostile-answers.ts'
import { spoil, testHostileTexts } from './support/hostile-walk.ts'
import { prepareWalk } from './support/in-page-walk.ts'
import { dialog, field, fill, heading, menuItem, notifications, submit } from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'
import { openStory } from './support/walk.ts'

testHostileTexts({ isWhole: false })

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
