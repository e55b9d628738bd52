import { writeFileSync } from 'node:fs'
import { prepareWalk } from '../support/in-page-walk.ts'
import { meetShapes, prepareShapes } from '../support/shape-walk.ts'
import { test } from '../support/test.ts'
import { addressOf, coverage, openStory } from '../support/walk.ts'
import { belongsToServer } from '../../../scripts/serve/routes.ts'

const screens = Object.entries(coverage.screens).filter(
  ([, { kind, path }]) =>
    kind !== 'placeholder' && !belongsToServer('GET', path) && !/^\/(login|device|lookup)\b/.test(path),
)
const perTest = 20
for (let first = 0; first < screens.length; first += perTest) {
  const some = screens.slice(first, first + perTest)
  test(`wrong shapes ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, async ({ page, watch }) => {
    test.setTimeout(1_800_000)
    watch.allowFailures()
    watch.allowUnreadable()
    await prepareShapes(page)
    await prepareWalk(page)
    const ids = await openStory(page)
    const from = Date.now()
    const choice = (process.env['SHAPES'] ?? 'sample') as 'each'
    const { shown, answered } = await meetShapes(page, {
      visits: some.map(([id, screen]) => ({ screen: id, address: addressOf(id, screen, ids) })),
      choice,
      seed: Number(process.env['SEED'] ?? 7),
    })
    const counts: Record<string, number> = {}
    for (const { outcome } of shown) counts[outcome] = (counts[outcome] ?? 0) + 1
    console.log(some[0]?.[0], shown.length, 'visits', Date.now() - from, 'ms', JSON.stringify(counts))
    writeFileSync(`/tmp/shapes-${choice}-${first}.json`, JSON.stringify({ shown, answered }, undefined, 1))
  })
}
