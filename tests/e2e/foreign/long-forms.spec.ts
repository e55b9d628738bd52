/**
 * Edit forms in front of a server whose rows have lists of a hundred thousand entries: they are opened, filled in, searched, checked and
 * sent, and no task of the page takes longer than a person waits without noticing.
 */
import type { Page } from '@playwright/test'

import { beginForeign } from '../support/foreign-walk.ts'
import { formsWithLists, type LongForm, longForms, longLists, net } from '../support/long-forms.ts'
import { serverOf } from '../support/mock.ts'
import { longestTask } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'
import { filled } from '../support/walk.ts'

/** Milliseconds of processor time. */
const patience = 200

test('every generated edit form with a list is walked through', () => {
  expect(longForms.map(({ screen }) => screen).toSorted()).toEqual(formsWithLists().toSorted())
})

test.use({ cold: true, actionTimeout: 30_000 })

const most = 100_000

for (const all of [10_000, most]) {
  for (const long of longForms) {
    test(`${long.screen}, ${all} entries`, async ({ page, watch }) => {
      test.setTimeout(300_000)
      await beginForeign(page, watch)
      const browser = page.context().browser()
      if (browser === null) throw new Error('this page has no browser')
      let met = 0
      serverOf(page).rewrite(longLists(long, all, () => (met += 1)))
      if (all === most) await takeAnyLength(page)
      const took: Record<string, number> = {}
      for (const [step, act] of stepsOf(page, long, all)) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        took[step] = Math.round(await longestTask(browser, page, act))
      }
      test.info().annotations.push({ type: 'longest tasks in ms', description: JSON.stringify(took) })
      expect(met).toBeGreaterThan(0)
      expect(Object.entries(took).filter(([, ms]) => ms > patience)).toEqual([])
    })
  }
}

/** The server takes requests of any length: the mock, which refuses long ones as the platform does, gets the first entries of lists. */
const takeAnyLength = (page: Page): Promise<unknown> =>
  page.route('**/v1/**', async (route) => {
    const request = route.request()
    if (!['PUT', 'POST'].includes(request.method())) return route.fallback()
    const first = (_: string, value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 10) : value)
    return route.continue({ postData: JSON.stringify(request.postDataJSON(), first) })
  })

const labelled = (label: string): RegExp => new RegExp(`^${label}(?: \\(Optional\\))?$`)

type Step = readonly [name: string, act: () => Promise<unknown>]

/** What a person does with the form, in order. */
function stepsOf(page: Page, long: LongForm, all: number): readonly Step[] {
  const { list, noun, other, inDialog, isFull } = long
  const left = inDialog === undefined && isFull !== true ? all : all - 1
  const last = all - 2
  const group = page.getByRole('group', { name: labelled(list) })
  const count = all.toLocaleString('en')
  const patient = { timeout: 60_000 }
  const said = (text: string) => expect(group.getByText(text).first()).toBeVisible(patient)
  const search = group.getByRole('searchbox')
  return [
    [
      'opened',
      async () => {
        await page.evaluate((to) => {
          history.pushState({}, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, filled(long.path))
        await said(`The first 100 of ${count}`)
      },
    ],
    ...(other === undefined
      ? []
      : [['typed elsewhere', () => page.getByLabel(labelled(other)).pressSequentially('ab')] as const]),
    inDialog === undefined
      ? [
          'added',
          async () => {
            const add = group.getByRole('button', { name: `Add ${noun}` })
            // A list that is longer than it may be takes no more.
            if (isFull === true) return group.getByRole('textbox').first().fill('192.0.2.7/32')
            await add.click()
            await page.keyboard.type('192.0.2.7/32')
            await expect(group.getByRole('textbox').last()).toHaveValue('192.0.2.7/32')
          },
        ]
      : [
          'changed',
          async () => {
            await group.getByRole('button', { name: `Edit ${noun} 1`, exact: true }).click()
            const dialog = page.getByRole('dialog').last()
            await dialog.getByRole('textbox', { name: labelled(inDialog) }).fill('192.0.2.7/32')
            await dialog.getByRole('button', { name: `Update ${noun}` }).click()
            await said('192.0.2.7/32')
          },
        ],
    [
      'one removed',
      async () => {
        await group.getByRole('button', { name: `Remove ${noun} 2`, exact: true }).click()
        await said(`The first 100 of ${left.toLocaleString('en')}`)
      },
    ],
    [
      'searched',
      async () => {
        await search.fill(net(last))
        await said('1 of ')
      },
    ],
    [
      'found one removed',
      async () => {
        const remove = group.getByRole('button', { name: `Remove ${noun} ${last}`, exact: true })
        await remove.click()
        await expect(remove).toHaveCount(0)
      },
    ],
    [
      'search cleared',
      async () => {
        await search.fill('')
        await said(`The first 100 of ${(left - 1).toLocaleString('en')}`)
      },
    ],
    [
      'request shown',
      async () => {
        await page.getByRole('button', { name: 'Show request' }).click()
        await expect(page.getByRole('button', { name: 'Hide request' })).toBeVisible(patient)
      },
    ],
    ['request hidden', () => page.getByRole('button', { name: 'Hide request' }).click()],
    [
      'sent',
      async () => {
        await page.getByRole('button', { name: long.submit }).click()
        // It is taken, or it is said why not.
        const answer = page.getByText(
          /updated$|^Can have at most|The server could not|exceeded maximum size|^address not in lot/,
        )
        await expect(answer.first()).toBeVisible(patient)
      },
    ],
  ]
}
