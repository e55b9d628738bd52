/**
 * The metrics explorer in front of a server whose series have names that never end or deceive, values at the edges of what a number
 * holds, times that are none, or hundreds of tables: it draws them or says why not, marks and cuts, and writes all of it to a file.
 */
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { textProblems } from '../support/text-problems.ts'

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
      expect(await textProblems(page), 'as a chart').toEqual([])
      await page.getByText('Table', { exact: true }).first().click()
      await expect(page.getByRole('table').first()).toBeVisible()
      expect(await textProblems(page), 'as a table').toEqual([])
      // Of names without an end it is half a gigabyte.
      if (name === 'names without an end') return
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /to CSV$/ }).click()
      expect((await download).suggestedFilename()).toMatch(/^metrics-query-1-.*\.csv$/)
    })
  }
}

/** Times that are none, or that no chart reaches, in the place of one in five, or of all. */
const noTimes: readonly unknown[] = [
  'yesterday',
  '',
  '2026-13-45T00:00:00Z',
  '2026-02-30T00:00:00Z',
  null,
  12,
  {},
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
]

for (const [name, every] of [
  ['one time in five', 5],
  ['no time', 1],
] as const) {
  for (const wrong of noTimes) {
    for (const at of [
      `/system/metrics/explorer?query=${query}`,
      '/projects/web-shop/instances/web-1/metrics/cpu?refresh=off',
    ]) {
      test(`${name} that is ${JSON.stringify(wrong)}: ${at.split('?')[0]}`, async ({ page, watch }) => {
        watch.allowFailures()
        watch.allowUnreadable()
        await page.goto('/projects')
        let met = 0
        serverOf(page).rewrite((answer, { pathname }) => {
          if (!pathname.endsWith('/timeseries/query')) return answer
          const body: unknown = JSON.parse(answer)
          return JSON.stringify(body, (key, value: unknown) => {
            if (key !== 'timestamps' || !Array.isArray(value)) return value
            met += 1
            return value.map((time: unknown, place) => (place % every === 0 ? wrong : time))
          })
        })
        await page.goto(at)
        await expect.poll(() => met).toBeGreaterThan(0)
        const main = page.getByRole('main')
        // Drawn, or told why not: that nothing was measured is true of the time that is shown alone.
        const isFar = typeof wrong === 'string' && /^(?:0001|9999)-/.test(wrong)
        const why = isFar ? /nothing was measured/ : /cannot be read|are not drawn\. The table has them/
        const isTable = every === 1 && at.includes('/explorer')
        const told = isTable ? main.getByRole('table', { name: /^Time series of / }) : main.getByText(why)
        const shown = main.getByRole('slider').or(told).first()
        await expect(shown).toBeVisible()
        await expect(main).not.toContainText(/Invalid Date|NaN|undefined|Something went wrong/)
        expect(await textProblems(page)).toEqual([])
      })
    }
  }
}
