/**
 * The answer to every form that has an address breaks off in the middle: of a call that was not carried out, and of one that was. The
 * form says that nobody knows, or what is known, all that was filled in is still there, and the same can be sent again.
 */
import type { Page } from '@playwright/test'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import { controlsOf } from '../support/end-of-session.ts'
import { acceptQuestions, formsAmong, openForm } from '../support/every-form.ts'
import { serverOf } from '../support/mock.ts'
import { formOf, sendFilled, submitForm, until } from '../support/right-values.ts'
import { expect, test } from '../support/test.ts'
import type { Walked } from '../support/trouble-counts.ts'
import { attached } from '../support/trouble-reporter.ts'
import { addressesOf, raw } from '../support/visit.ts'
import { levels, openStory } from '../support/walk.ts'

const writes = Object.values(operations).flatMap(({ id, method, path }) =>
  method === 'GET' || /\/query$|^\/v1\/log/.test(path) ? [] : [id],
)

/** How the answer is lost. */
const ways = [
  { name: 'not carried out', theme: 'light', isDone: false },
  { name: 'carried out', theme: 'dark', isDone: true },
] as const

/** Forms that other tests look at. */
const untried: Readonly<Record<string, string>> = {
  'tuf_repo.create': 'it says so beside the form, in words of its own: upload-release.browser.test.tsx looks at them',
  'image.create': 'it asks for a file, and sends that in many calls: upload-session.test.ts looks at them',
}

/** What is said where nobody can know, and where the server has said no. */
const unknown = /its answer broke off|Could not reach the server/
const maybe = /[Cc]heck before you try again/
const refused = /Unknown server error \(HTTP 4\d\d/

for (const { name, theme, isDone } of ways) {
  const rules = writes.map((operation): FaultRule => ({ operation, fault: 'abort', ...(isDone && { done: true }) }))
  for (const [level, screens = []] of Object.entries(levels)) {
    test(`half an answer to every form of ${level}, ${name}, ${theme}`, async ({ page, watch }) => {
      test.setTimeout(900_000)
      watch.allowFailures()
      await page.emulateMedia({ colorScheme: theme })
      const asked = acceptQuestions(page)
      const ids = await openStory(page)
      const forms = formsAmong(page, ids, screens)
      const sent: { url: string; body: string | null }[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const isWrite = request.method() !== 'GET' && !/\/query$|^\/v1\/log/.test(pathname)
        if (isWrite) sent.push({ url: `${request.method()} ${pathname}`, body: request.postData() })
      })
      const wrong: string[] = []
      const unsent: string[] = []
      let broken = 0
      for (const [address, id] of forms) {
        if (Object.hasOwn(untried, id)) continue
        const say = (what: string): void => void wrong.push(`${id} ${address}: ${what}`)
        await page.goto('about:blank')
        asked.length = 0
        if (isDone) {
          // What was made of the form before is none of this one's.
          serverOf(page).tell('default')
          await openStory(page)
          formsAmong(page, ids, screens)
        }
        await openForm(page, address, id)
        const { pathname } = new URL(page.url())
        serverOf(page).fail(rules)
        sent.length = 0
        const held = await sendFilled(page, () => sent.length > 0)
        if (typeof held === 'string') {
          unsent.push(`${id}: ${held}`)
          serverOf(page).fail([])
          continue
        }
        broken += 1
        const told = formOf(page)
          .getByText(new RegExp(`${unknown.source}|${refused.source}`))
          .first()
        await told.waitFor({ timeout: 5_000 }).catch(() => undefined)
        const text = (await formOf(page).count()) === 0 ? '' : await formOf(page).innerText()
        const isUnknown = unknown.test(text)
        if (!isUnknown && !refused.test(text)) say(`does not say what came of it: ${text.slice(0, 300)}`)
        if (isUnknown && !maybe.test(text)) say(`does not say to check first: ${text.slice(0, 300)}`)
        if (raw.test(text)) say(`raw: ${text.slice(0, 300)}`)
        if (new URL(page.url()).pathname !== pathname) say(`leads to ${page.url()}`)
        const notes = await page.getByRole('region', { name: 'Notifications' }).innerText()
        if (/created|updated|added|saved/i.test(notes)) say(`says that it went well: ${notes}`)
        const [first] = sent
        if (sent.length !== 1) say(`was sent ${sent.length} times: ${sent.map(({ url }) => url).join()}`)
        const now = JSON.stringify(await controlsOf(page))
        if (now !== JSON.stringify(held)) say(`held ${JSON.stringify(held)} and holds ${now}`)

        // What was carried out may be refused the next time; else it can be sent again, as it was.
        sent.length = 0
        if (!isDone) {
          await submitForm(page, () => sent.length > 0)
          if (sent[0]?.url !== first?.url || sent[0]?.body !== first?.body)
            say(`sent ${first?.url} ${first?.body}, and again ${sent[0]?.url} ${sent[0]?.body}`)
        }
        if (asked.length > 0) say(`the browser asks: ${asked.splice(0).join()}`)
      }
      test.info().annotations.push({ type: 'not sent', description: unsent.join('\n') })
      expect(wrong).toEqual([])
      expect(unsent).toEqual([])
      const walked: Walked = {
        trouble: `half an answer, ${name}`,
        theme,
        screens: forms.length,
        more: `${broken} sent`,
      }
      await test.info().attach(attached, { body: JSON.stringify(walked) })
    })
  }
}

/** What can be done with the first row of the page, in words; what leads to a page is none of it. */
async function actionsOf(page: Page): Promise<string[]> {
  const menu = page.locator('main').getByRole('button', { name: 'Row actions' }).first()
  if ((await menu.count()) === 0) return []
  await menu.click()
  const items = page.getByRole('menuitem').and(page.locator('button:not([aria-disabled="true"])'))
  await page.getByRole('menuitem').first().waitFor()
  const names = await items.evaluateAll((all) => all.map(({ textContent }) => textContent))
  await page.keyboard.press('Escape')
  return names
}

for (const theme of ['light', 'dark'] as const) {
  const rules = writes.map((operation): FaultRule => ({ operation, fault: 'abort' }))
  for (const [level, screens = []] of Object.entries(levels)) {
    test(`half an answer to every action on a row of ${level}, ${theme}`, async ({ page, watch }) => {
      test.setTimeout(900_000)
      watch.allowFailures()
      await page.emulateMedia({ colorScheme: theme })
      const ids = await openStory(page)
      const own = new Set(screens.map(([id]) => id))
      const lists = [...addressesOf(ids)].filter(([, id]) => own.has(id) && /(?:\.list|^all_\w+)$/.test(id))
      const sent: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() !== 'GET' && !/\/query$|^\/v1\/log/.test(pathname))
          sent.push(`${request.method()} ${pathname}`)
      })
      const wrong: string[] = []
      const unsent: string[] = []
      const closed: string[] = []
      let broken = 0
      for (const [address, id] of lists) {
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        const { pathname } = new URL(page.url())
        for (const action of await actionsOf(page)) {
          const say = (what: string): void => void wrong.push(`${id} ${address}, ${action}: ${what}`)
          serverOf(page).fail([])
          await page.goto(address)
          await page.waitForLoadState('networkidle')
          const menu = page.locator('main').getByRole('button', { name: 'Row actions' }).first()
          await menu.click()
          serverOf(page).fail(rules)
          sent.length = 0
          await page.getByRole('menuitem', { name: action, exact: true }).first().click()
          const question = page.locator('dialog[open]').first()
          const isElsewhere = (): boolean => new URL(page.url()).pathname !== pathname
          // The code of a question comes when it is asked.
          await until(page, async () => sent.length > 0 || isElsewhere() || (await question.isVisible()))
          // It copies, shows or leads elsewhere.
          if (isElsewhere() || (sent.length === 0 && !(await question.isVisible()))) continue
          if (sent.length === 0 && (await answered(page, () => sent.length > 0)) === undefined) {
            unsent.push(`${id} ${action}`)
            continue
          }
          if (sent.length === 0) {
            closed.push(`${id} ${action}`)
            continue
          }
          broken += 1
          const notes = page.getByRole('region', { name: 'Notifications' })
          const told = page.getByText(unknown).first()
          await told.waitFor({ timeout: 5_000 }).catch(() => undefined)
          const dialogs = await page.locator('dialog[open]').allInnerTexts()
          const text = [await notes.innerText(), ...dialogs].join(' ')
          if (!unknown.test(text) || !maybe.test(text)) say(`does not say that it is not known: ${text.slice(0, 300)}`)
          if (raw.test(text)) say(`raw: ${text.slice(0, 300)}`)
          if (sent.length !== 1) say(`was sent ${sent.length} times: ${sent.join()}`)
          if (new URL(page.url()).pathname !== pathname) say(`leads to ${page.url()}`)
          if (/\b(?:deleted|removed|started|stopped|detached|updated)$/im.test(await notes.innerText()))
            say(`says that it went well: ${await notes.innerText()}`)
        }
      }
      test.info().annotations.push({ type: 'not sent', description: closed.join('\n') })
      expect(wrong).toEqual([])
      expect(unsent).toEqual([])
      expect(broken).toBeGreaterThan(0)
      const walked: Walked = {
        trouble: 'half an answer to an action',
        theme,
        screens: lists.length,
        more: `${broken} actions`,
      }
      await test.info().attach(attached, { body: JSON.stringify(walked) })
    })
  }
}

/** Says yes to a question, or fills in its form. @returns undefined where that cannot be sent */
async function answered(page: Page, isSent: () => boolean): Promise<true | undefined> {
  const dialog = page.locator('dialog[open]').last()
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  const hasForm = (): Promise<boolean> => dialog.locator('form').isVisible()
  await until(page, async () => (await hasForm()) || (await confirm.isVisible()))
  if (await hasForm()) return typeof (await sendFilled(page, isSent)) === 'string' ? undefined : true
  // It shows something, or says what is in the way.
  if (!(await confirm.isVisible()) || (await confirm.getAttribute('aria-disabled')) === 'true') return true
  // What is in the way may be known a moment later.
  await confirm.click({ timeout: 5_000 }).catch(() => undefined)
  await until(page, isSent)
  return true
}
