/**
 * What everything looks like, next to the pictures in design/ (`npm run e2e -- -- design --update-snapshots` takes new ones).
 * Colours and letters differ a little between browsers: the bounds allow for that. That none of it shuts anybody out is
 * proven in src/app/design/design.browser.test.tsx.
 */
import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const sections = [
  'colours',
  'type',
  'icons',
  'buttons',
  'messages',
  'inputs',
  'choices',
  'widgets',
  'headings',
  'tables',
  'cells',
  'many-rows',
  'states',
  'overlays',
] as const

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

/** What opens over the page: the button, and what then is the picture. Toasts are the last: they stay. */
const overlays: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  menu: async (page) => {
    await button(page, 'Open menu').click()
    return page.getByRole('menu')
  },
  tooltip: async (page) => {
    await button(page, 'Tooltip').hover()
    return page.getByRole('tooltip')
  },
  focus: async (page) => {
    await button(page, 'Tooltip').focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Dialog')).toBeFocused()
    return page.locator('#overlays')
  },
  ...Object.fromEntries(
    ['Dialog', 'Dangerous question', 'Side dialog', 'Refused form'].map((name) => [
      name.toLowerCase().replaceAll(' ', '-'),
      async (page: Page) => {
        await button(page, name).click()
        return page.getByRole('dialog')
      },
    ]),
  ),
  toasts: async (page) => {
    await button(page, 'Toasts').click()
    const toasts = page.getByText('Could not delete disk')
    await expect(toasts).toBeVisible()
    return page.getByRole('region', { name: 'Notifications' })
  },
}

/** Shuts what is open, and leaves nothing of it: no focus, no pointer over something, the page where it began. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('tooltip'))).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

const button = (page: Page, name: string): Locator =>
  page.locator('#overlays').getByRole('button', { name, exact: true })

/** Letters are a little wider in one browser than in another, and so is what is as wide as its text. */
const hugsItsText = new Set(['menu', 'tooltip'])

/** The part, and a little of what is around it, in steps that do not depend on the width of letters. */
async function around(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('there is nothing to see')
  const step = (length: number) => Math.ceil((length + 40) / 64) * 64
  const [width, height] = [step(box.width), step(box.height)]
  const centre = Math.round((box.x + box.width / 2) / 8) * 8
  return { x: Math.max(0, centre - width / 2), y: Math.max(0, Math.round(box.y) - 16), width, height }
}

async function open(page: Page, theme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto('/design')
  await expect(page.getByRole('heading', { name: 'Design', level: 1 })).toBeVisible()
  // Also those that only an open dialog would ask for. The one that stands in meanwhile is the system's, which may have none.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
}

test('the pictures are of every section, and nothing of it is wider than a phone', async ({ page }) => {
  await open(page, 'light', 360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual([...sections])
})

for (const theme of themes) {
  for (const width of widths) {
    test.describe(`${theme}, ${width} px`, () => {
      test.slow()
      test.skip(process.platform !== 'linux', 'the pictures were taken on Linux')

      test('sections look as they did', async ({ page }) => {
        await open(page, theme, width)
        for (const id of sections) {
          await expect.soft(page.locator(`[id="${id}"]`)).toHaveScreenshot(`${id}-${theme}-${width}.png`)
        }
      })

      // Dark is the same on a phone, and pictures are large.
      if (width < 500 && theme === 'dark') return
      test('what opens over the page looks as it did', async ({ page }) => {
        await open(page, theme, width)
        for (const [name, show] of Object.entries(overlays)) {
          const shown = await show(page)
          await expect(shown).toBeVisible()
          const picture = `${name}-${theme}-${width}.png`
          if (!hugsItsText.has(name)) await expect.soft(shown).toHaveScreenshot(picture)
          else await expect.soft(page).toHaveScreenshot(picture, { clip: await around(shown) })
          await shut(page)
        }
      })
    })
  }
}
