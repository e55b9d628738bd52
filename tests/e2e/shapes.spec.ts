/**
 * Half of the screens with answers that are not what the contract says, one of each kind at once, others each time the contract changes:
 * the page stays, and says what cannot be read. All of them: `npm run e2e:shapes`.
 */
import { prepareWalk } from './support/in-page-walk.ts'
import { heading } from './support/screen.ts'
import { isInShare, turn } from './support/share.ts'
import { prepareShapes, shapeScreens, walkWrong, wrongEverywhere } from './support/shape-walk.ts'
import { expect, test } from './support/test.ts'
import { addressOf, openStory } from './support/walk.ts'

const perTest = 56
const screens = shapeScreens.filter((_, at) => isInShare(at, 2))
const everywhere = wrongEverywhere(turn)

for (let first = 0; first < screens.length; first += perTest) {
  const some = screens.slice(first, first + perTest)
  test(`answers of other shapes: from ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    watch.allowUnreadable()
    await prepareShapes(page)
    await prepareWalk(page)
    const ids = await openStory(page)
    const visits = some.map(([id, screen]) => ({ screen: id, address: addressOf(id, screen, ids) }))
    const met = await walkWrong(page, visits, everywhere)
    const wrong = met.filter(({ outcome }) => !['told', 'noted', 'same'].includes(outcome))
    expect(wrong.map(({ screen, outcome, detail }) => `${screen}: ${outcome} ${detail}`)).toEqual([])
    expect(met.filter(({ outcome }) => outcome === 'told').length).toBeGreaterThan(some.length / 2)
  })
}

/** Wrong from the first answer on, which comes before anybody looks whether answers are what they should be. */
const wrongOf = { isBody: false, isKey: false }
const wrongFrom = (operation: string, field: string, kind: 'null' | 'date') => [
  { ...wrongOf, operation, pointer: ['items', '*', field], kind },
]

test('the first page shows what is unreadable, once: in its cells, over the page, and in the console', async ({
  page,
  watch,
}) => {
  watch.allowUnreadable()
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('API answer not as documented')) logged.push(message.text())
  })
  await prepareShapes(page, wrongFrom('project_list', 'name', 'null'))
  await page.goto('/projects')
  const cells = page.getByRole('table', { name: 'Projects' }).getByRole('button', { name: 'Unreadable' })
  await expect(cells.first()).toBeVisible()
  const notice = page.getByRole('region', { name: 'Unreadable answers' })
  await notice.getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Unreadable answers' })
  await expect(details.getByText('/items/0/name')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await notice.getByRole('button', { name: 'Hide' }).click()
  await expect(notice).toBeHidden()
  await cells.first().click()
  const value = page.getByRole('dialog', { name: 'Name: unreadable' })
  await expect(value.getByText('The server sent null where a text is due.')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('/items/0/name: null where a text is due')
})

for (const { address, title, wrong } of [
  { address: '/system/audit-log', title: 'Audit log', wrong: wrongFrom('audit_log_list', 'time_completed', 'date') },
  // What it asks for once it is there.
  {
    address: '/utilization',
    title: 'Utilization',
    wrong: [{ ...wrongOf, operation: 'utilization_view', pointer: ['capacity', 'cpus'], kind: 'text' as const }],
  },
]) {
  test(`a first page that breaks on an answer gets another try: ${title}`, async ({ page, watch }) => {
    watch.allowUnreadable()
    await prepareShapes(page, wrong)
    await page.goto(address)
    await expect(page.getByRole('main').getByText('Unreadable').first()).toBeVisible()
    await expect(heading(page, title)).toBeVisible()
  })
}
