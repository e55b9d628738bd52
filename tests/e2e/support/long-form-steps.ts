/** What a person does with a form that has a very long list. */
import type { Page } from '@playwright/test'

import { type LongForm, net } from './long-forms.ts'
import { expect } from './test.ts'
import { filled } from './walk.ts'

/** The server takes requests of any length: the mock, which refuses long ones as the platform does, gets the first entries of lists. */
export const takeAnyLength = (page: Page): Promise<unknown> =>
  page.route('**/v1/**', async (route) => {
    const request = route.request()
    if (!['PUT', 'POST'].includes(request.method())) return route.fallback()
    const first = (_: string, value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 10) : value)
    return route.continue({ postData: JSON.stringify(request.postDataJSON(), first) })
  })

const labelled = (label: string): RegExp => new RegExp(`^${label}(?: \\(Optional\\))?$`)

type Step = readonly [name: string, act: () => Promise<unknown>]

/** What a person does with the form, in order. */
export function stepsOf(page: Page, long: LongForm, all: number): readonly Step[] {
  const { list, noun, other, inDialog, isFull, isKept, typed = '192.0.2.7/32', find = net } = long
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
            if (isFull === true) return group.getByRole('textbox').first().fill(typed)
            await add.click()
            await page.keyboard.type(typed)
            await expect(group.getByRole('textbox').last()).toHaveValue(typed)
          },
        ]
      : [
          'changed',
          async () => {
            await group.getByRole('button', { name: `Edit ${noun} 1`, exact: true }).click()
            const dialog = page.getByRole('dialog').last()
            await dialog.getByRole('textbox', { name: labelled(inDialog) }).fill(typed)
            if (isKept === true) return dialog.getByRole('button', { name: 'Cancel' }).click()
            await dialog.getByRole('button', { name: `Update ${noun}` }).click()
            await said(typed)
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
        await search.fill(find(last))
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
          /(?:updated|created|added)$|is required$|not found|^Can have at most|The server could not|exceeded maximum size|^address not in lot/,
        )
        await expect(answer.first()).toBeVisible(patient)
      },
    ],
  ]
}
