import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import SystemUpdateDetail from '../../../generated/screens/system-update/detail.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { systemUpdateStatusQueryKey } from '../../../generated/api/queries/system-update.gen.ts'
import { showRoutes, type ShownScreen } from '../../kit/routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import slots from './update-slots.tsx'

const minute = 60_000
const before = Date.now()
const ago = (minutes: number): string => new Date(before - minutes * minute).toISOString()

const status = (counts: Readonly<Record<string, number>>, more: object = {}) => ({
  components_by_release_version: counts,
  target_release: { version: '2.0.0', time_requested: ago(50) },
  time_last_step_planned: ago(1),
  suspended: false,
  ...more,
})

let answer: { status: number; body: object } = { status: 200, body: {} }
let unbind = () => {}
/** Milliseconds since `before`. */
let passed = 0

beforeEach(async () => {
  passed = 0
  vi.spyOn(Date, 'now').mockImplementation(() => before + passed)
  document.title = 'System update / Cairn'
  const repo = { system_version: '2.0.0', file_name: 'rack-2.0.0.zip', hash: 'ab'.repeat(32), time_created: ago(600) }
  const fetch = async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    if (pathname.endsWith('/status')) return Response.json(answer.body, { status: answer.status })
    if (pathname.endsWith('/2.0.0')) return Response.json(repo)
    return Response.json({ message: 'not found', request_id: 'r' }, { status: 404 })
  }
  const bound = bindClient(createClient({ fetch }))
  unbind = () => void bindClient(bound)
  await page.viewport(1440, 900)
})
afterEach(() => unbind())

const show = (body: object): Promise<ShownScreen> => {
  answer = { status: 200, body }
  return showRoutes([{ path: 'system/update', element: <SystemUpdateDetail slots={slots} /> }], '/system/update')
}

/** The next answer, so many minutes later. */
async function later({ client }: ShownScreen, minutes: number, next: typeof answer): Promise<void> {
  passed = minutes * minute
  answer = next
  await client.refetchQueries({ queryKey: systemUpdateStatusQueryKey() })
}

/** How often something on the page asks although the tab is in the background. */
function inBackground({ client }: ShownScreen) {
  const query = client.getQueryCache().find({ queryKey: systemUpdateStatusQueryKey() })
  return query?.observers
    .filter(({ options }) => options.refetchIntervalInBackground === true)
    .map(({ options: { refetchInterval } }) =>
      typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval,
    )
}

const watch = page.getByRole('region', { name: 'Update' })
const table = watch.getByRole('table')
const said = () => watch.getByRole('status').element().textContent

test('an update has its share in words, a picture, and a table with a line for each release', async () => {
  await show(status({ '1.0.0': 12, '2.0.0': 20, unknown: 1, 'install dataset': 2 }))
  await expect.element(watch.getByText('Updating to 2.0.0', { exact: true })).toBeVisible()
  await expect.element(watch.getByText('57 % (20 of 35 components)')).toBeVisible()
  await expect.element(page.getByText('57 % (20 of 35)', { exact: true })).toBeVisible()
  expect(
    table
      .getByRole('row')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    'ReleaseComponents',
    '2.0.0Target release20',
    '1.0.012',
    'install datasetInstalled without an update2',
    'unknownRelease not reported1',
  ])
  await expect.element(page.getByText(/^rack-2\.0\.0\.zip, uploaded/)).toBeVisible()
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible()
  expect(document.title).toBe('57 % · System update / Cairn')
  // Nothing was seen to move yet.
  expect(watch.getByText(/Estimate|moved/).query()).toBe(null)
  await expectAccessible()
})

test('what moves while the page is open makes an estimate, and every tenth is said', async () => {
  const shown = await show(status({ '1.0.0': 40, '2.0.0': 60 }))
  await expect.poll(said).toBe('Updating to 2.0.0: 60 %')
  expect(inBackground(shown)).toEqual([2 * minute])
  await later(shown, 2, { status: 200, body: status({ '1.0.0': 36, '2.0.0': 64 }) })
  await expect.element(watch.getByText(/^Estimate: about 18 min left, at the pace since /)).toBeVisible()
  await expect.element(watch.getByText(/^4 components moved between .*, when this page was opened,/)).toBeVisible()
  await expect
    .element(watch.getByRole('img', { name: /^Components on the target, from 60 at .* to 64 of 100 at / }))
    .toBeVisible()
  expect(said()).toBe('Updating to 2.0.0: 60 %')
  await later(shown, 4, { status: 200, body: status({ '1.0.0': 30, '2.0.0': 70 }) })
  await expect.poll(said).toBe('Updating to 2.0.0: 70 %')
  await expectAccessible()
  await later(shown, 5, { status: 200, body: status({ '2.0.0': 100 }) })
  await expect.poll(said).toBe('All components run 2.0.0')
  expect(inBackground(shown)).toEqual([false])
  expect(watch.getByText(/^Estimate/).query()).toBe(null)
  await expect.poll(() => document.title).toBe('System update / Cairn')
})

test('without a step for half an hour it is assumed to be stuck, and says so', async () => {
  await show(status({ '1.0.0': 1, '2.0.0': 2 }, { time_last_step_planned: ago(45) }))
  await expect.element(watch.getByText('No update step for 45 min', { exact: true })).toBeVisible()
  await expect.element(watch.getByText(/no step for more than 30 min/)).toBeVisible()
  await expect.element(watch.getByRole('link', { name: 'support bundle' })).toBeVisible()
  expect(said()).toBe('Update to 2.0.0: no update steps')
  expect(document.title).toBe('66 %, no steps · System update / Cairn')
  await expectAccessible()
})

test('a suspended update says what it waits for', async () => {
  await show(status({ '1.0.0': 1, '2.0.0': 2 }, { suspended: true }))
  await expect.element(watch.getByText('Updates are suspended', { exact: true }).first()).toBeVisible()
  await expect.element(watch.getByText(/set 2\.0\.0 or a newer release as the target/)).toBeVisible()
  await expectAccessible()
})

test('without a target nothing is promised, and a target that is no longer there is said not to be', async () => {
  await show(status({ '1.0.0': 3 }, { target_release: null }))
  await expect.element(watch.getByText('No target release', { exact: true }).first()).toBeVisible()
  expect(document.title).toBe('System update / Cairn')
})

test('a target whose archive nobody knows has its version alone', async () => {
  await show(status({ '1.0.0': 3 }, { target_release: { version: '3.0.0', time_requested: ago(1) } }))
  await expect.element(page.getByText('Not uploaded')).toBeVisible()
})

test('an answer that does not come leaves the last one on the page, with its time', async () => {
  const shown = await show(status({ '1.0.0': 1, '2.0.0': 2 }))
  await expect.element(watch.getByText('66 % (2 of 3 components)')).toBeVisible()
  await later(shown, 5, { status: 503, body: { message: 'Down', request_id: 'r' } })
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(before)
  await expect.element(page.getByRole('alert')).toMatchTextContent(`Shown as of ${time}.`)
  await expect.element(watch.getByText('66 % (2 of 3 components)')).toBeVisible()
})
