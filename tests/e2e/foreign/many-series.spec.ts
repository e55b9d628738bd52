/**
 * Pages of metrics in front of a server that measures very many things, or very often: two thousand series of a hundred points, or
 * twenty of ten thousand. They draw some and say how many there are; nothing blocks meanwhile.
 */
import { manySeries, seriesKinds } from '../support/foreign-answers.ts'
import { beginForeign, walkForeign } from '../support/foreign-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { noteTotals } from '../support/totals.ts'
import { filled } from '../support/walk.ts'

const query = encodeURIComponent('get virtual_machine:vcpu_usage | filter timestamp > @now() - 1h')
const addresses = [
  ...['cpu', 'disk', 'network'].map((page) => filled(`/projects/:project/instances/:instance/metrics/${page}`)),
  `/system/metrics/explorer?query=${query}`,
]

test.use({ cold: true })

for (const kind of seriesKinds) {
  for (const theme of ['light', 'dark'] as const) {
    for (const address of addresses) {
      test(`series ${kind}, ${theme}: ${address.split('?')[0]}`, async ({ page, watch }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ colorScheme: theme })
        await beginForeign(page, watch)
        let met = 0
        serverOf(page).rewrite(manySeries(kind, () => (met = 1)))
        const walk = { addresses: [address], kind: 'many rows', patience: 200, asks: false } as const
        const { wrong, ...found } = await walkForeign(page, walk)
        // What there is too much of is said.
        const said = await page.getByRole('main').textContent()
        if (kind === 'many' && !/2,000/.test(said ?? '')) wrong.push(`does not say how many there are: ${said}`)
        noteTotals(test.info(), { of: `series ${kind}`, theme, screens: 1, ways: 1, met, ...found })
        expect(wrong).toEqual([])
        expect(met).toBe(1)
      })
    }
  }
}
