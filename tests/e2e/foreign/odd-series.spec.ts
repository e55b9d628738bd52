/**
 * The metrics explorer in front of a server whose series have names that never end or deceive, values at the edges of what a number
 * holds, or hundreds of tables: it draws them or says why not, marks and cuts, and writes all of it to a file.
 */
import type { Page } from '@playwright/test'

import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'

const query = encodeURIComponent('get hardware_component:temperature | align mean_within(60s)')
const long = 'W'.repeat(100_000)
const now = Date.now()
const times = Array.from({ length: 60 }, (_, at) => new Date(now - (60 - at) * 60_000).toISOString())

const series = (fields: object, values: readonly unknown[], timestamps: readonly string[] = times) => ({
  fields,
  points: { start_times: null, timestamps, values: [{ metric_type: 'gauge', values: { type: 'double', values } }] },
})
const table = (name: string, timeseries: readonly object[]) => ({ name, timeseries })
const slot = (at: number) => ({ slot: { type: 'u32', value: at } })
const counted = times.map((_, at) => at)
const each = (...values: readonly unknown[]): unknown[] => times.map((_, at) => values[at % values.length])

const answers: Readonly<Record<string, readonly object[]>> = {
  'names without an end': [
    table(
      long,
      Array.from({ length: 40 }, (_, at) => series({ [long]: { type: 'string', value: `${at}${long}` } }, counted)),
    ),
  ],
  'names that deceive': [
    table('a\u202Eb:\u200Bc', [
      series({ 'f\u202Ed': { type: 'string', value: 'invoice \u202Egpj.exe' } }, counted),
      series({ 'f\u202Ed': { type: 'string', value: 'gita\u200B-rao' } }, counted),
    ]),
  ],
  'the largest values': [table('a:b', [series(slot(0), each(1.7e308, -1.7e308, 1e300, null))])],
  'the smallest values': [table('a:b', [series(slot(0), each(0, 5e-324)), series(slot(1), each(1e-30))])],
  'hundreds of tables': Array.from({ length: 500 }, (_, at) => table(`t${at}:m`, [series(slot(at), counted)])),
}

/** What is wrong with what is shown. */
const problems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = /[\u200B\u202E]/
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`)
    const main = document.querySelector('main')
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      if (node.parentElement?.closest('textarea')) continue
      if (text.length > 1_600) found.push(`a text of ${text.length} characters`)
      if (hidden.test(text)) found.push(`not to be seen: ${JSON.stringify(text.slice(0, 40))}`)
    }
    for (const element of main?.querySelectorAll('*') ?? [])
      for (const { name, value } of element.attributes)
        if (name.startsWith('aria-') && value.length > 6_000) found.push(`${name} of ${value.length} characters`)
    const drawn = document.querySelectorAll('main *').length
    if (drawn > 10_000) found.push(`${drawn} elements`)
    return [...new Set(found)]
  })

for (const [name, tables] of Object.entries(answers)) {
  for (const width of [390, 1440]) {
    test(`${name}, ${width} px wide`, async ({ page, watch }) => {
      watch.allowFailures()
      watch.allowUnreadable()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
      await page.goto('/projects')
      serverOf(page).rewrite((answer, { pathname }) =>
        pathname.endsWith('/timeseries/query') ? JSON.stringify({ tables }) : answer,
      )
      await page.goto(`/system/metrics/explorer?query=${query}`)
      const plot = page.getByRole('slider', { name: /point in time$/ }).first()
      await expect(plot).toBeVisible()
      await plot.focus()
      for (const key of ['Home', 'ArrowRight', 'End']) await page.keyboard.press(key)
      expect(await problems(page), 'as a chart').toEqual([])
      await page.getByText('Table', { exact: true }).first().click()
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(await problems(page), 'as a table').toEqual([])
      // Of names without an end it is half a gigabyte.
      if (name === 'names without an end') return
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /to CSV$/ }).click()
      expect((await download).suggestedFilename()).toMatch(/^metrics-query-1-.*\.csv$/)
    })
  }
}
