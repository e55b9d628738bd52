/** The serial console: a terminal on the mock's machine, and on a line that the test holds in its hands. */
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { skipTime, tellStory } from './support/mock.ts'
import { heading, rowOf } from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { takeSockets, type Sockets } from './support/sockets.ts'
import { expect, test } from './support/test.ts'

const path = (instance: string): string => `/projects/web-shop/instances/${instance}/serial-console`

/** What the terminal shows, as screen readers have it. */
const screen = (page: Page): Locator => page.getByRole('region', { name: 'Serial console' }).getByRole('list')
const keyboard = (page: Page, instance = 'web-1'): Locator =>
  page.getByRole('textbox', { name: `Serial console of ${instance}` })
const status = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true })

/** Sees to it that the last bytes of the log are these. */
async function logOf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download log' }).click(),
  ])
  return readFile(await download.path())
}

/** Opens the console with a line of the test's own. */
async function openLine(page: Page): Promise<Sockets> {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  const sockets = await takeSockets(page)
  await moveTo(page, path('web-1'))
  await expect(heading(page, 'Serial console')).toBeVisible()
  await sockets.admit(1)
  await expect(status(page, 'Connected')).toBeVisible()
  return sockets
}

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)]

test('history, then a live session, without a violation of the policy', async ({ page }) => {
  await page.goto(path('web-1'))
  await expect(page).toHaveTitle('Serial console / web-1 / Instances / web-shop / Projects / Cairn')
  await expect(screen(page)).toContainText('web-1 login:')
  await expect(status(page, 'Connected')).toBeVisible()
  await keyboard(page).focus()
  await page.keyboard.type('root\nuname -a\n')
  await expect(screen(page)).toContainText('Linux web-1 6.12.41')
  // Selecting and searching draw with colours of their own: styles that only a script may set.
  await page.keyboard.press('Control+Shift+F')
  await page.keyboard.type('LINUX')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('5 of 5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('4 of 5')
  await page.keyboard.press('Escape')
  await expect(keyboard(page)).toBeFocused()
  expect((await logOf(page)).toString()).toContain('root@web-1:~# uname -a\r\n')
})

test('the keyboard gets out of the terminal again', async ({ page }) => {
  await page.goto(path('web-1'))
  await expect(status(page, 'Connected')).toBeVisible()
  await keyboard(page).focus()
  await page.keyboard.press('Tab')
  await expect(keyboard(page)).toBeFocused()
  await page.keyboard.press('Control+Shift+L')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to instance web-1' }).click()
  await expect(heading(page, 'Serial console')).toBeHidden()
})

test('what was said while nobody listened is there when one comes back', async ({ page }) => {
  await page.goto(path('web-1'))
  await expect(status(page, 'Connected')).toBeVisible()
  await keyboard(page).focus()
  await page.keyboard.type('ada\n')
  await expect(screen(page)).toContainText('ada@web-1:~#')
  await moveTo(page, '/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.goBack()
  await expect(screen(page)).toContainText('ada@web-1:~#')
})

test('an instance that is not running says so, is started here and connects by itself', async ({ page }) => {
  await page.goto(path('batch'))
  const main = page.getByRole('main')
  await expect(main).toContainText('batch is stopped')
  await expect(status(page, 'Not connected')).toBeVisible()
  await keyboard(page, 'batch').focus()
  await page.keyboard.type('x')
  await expect(main).toContainText('what you type goes nowhere')
  await page.getByRole('button', { name: 'Start instance' }).click()
  await expect(main).toContainText('batch is starting')
  await skipTime(page, 10_000)
  await expect(status(page, 'Connected')).toBeVisible()
  await expect(screen(page)).toContainText('batch login:')
  await expect(main).not.toContainText('batch is')
})

test('someone who may only look is refused and told so', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.goto(path('web-1'))
  await expect(status(page, 'Refused')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('it takes collaborator or admin')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an instance that does not exist is not found', async ({ page, watch }) => {
  watch.expectFailure('instanceView', 404)
  await page.goto(path('nobody'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a line that breaks counts down, keeps keystrokes and comes back with what was missed', async ({ page }) => {
  const sockets = await openLine(page)
  await expect(screen(page)).toContainText('web-1 login:')
  await sockets.close(1006)
  await expect(status(page, 'Connection lost')).toBeVisible()
  await keyboard(page).focus()
  await page.keyboard.type('ls')
  await expect(page.getByRole('main')).toContainText('2 keys you typed wait and are sent once connected.')
  await sockets.admit(2)
  await expect(status(page, 'Connected')).toBeVisible()
  expect(await sockets.sent()).toBe('ls')
})

test('the session ended while keystrokes waited, and they were lost: the page stays, and they go out after signing in elsewhere', async ({
  page,
  watch,
}) => {
  watch.expectFailure('instanceSerialConsole', 401)
  const sockets = await openLine(page)
  await sockets.close(1006)
  await expect(status(page, 'Connection lost')).toBeVisible()
  await keyboard(page).focus()
  await page.keyboard.type('ls')
  makeFail(page, { operation: 'instance_serial_console', fault: 'unauthorized' })
  await page.getByRole('button', { name: 'Reconnect now' }).click()
  await expect(page.getByRole('main')).toContainText('Your session has ended. Sign in in another tab')
  await expect(page).toHaveURL(path('web-1'))
  makeFail(page)
  await page.getByRole('button', { name: 'Reconnect now' }).click()
  await sockets.admit(2)
  await expect(status(page, 'Connected')).toBeVisible()
  expect(await sockets.sent()).toBe('ls')
})

test('keystrokes that wait can be taken back', async ({ page, watch }) => {
  watch.expectFailure('instanceSerialConsole', 503)
  makeFail(page, { operation: 'instance_serial_console', fault: 'unavailable' })
  await page.goto(path('web-1'))
  await expect(status(page, 'Could not connect')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Trying again in \d+ s/)
  await keyboard(page).focus()
  await page.keyboard.type('rm')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('main')).not.toContainText('keys you typed')
})

test('a server that fails once is asked again', async ({ page, watch }) => {
  watch.expectFailure('instanceSerialConsole', 503)
  makeFail(page, { operation: 'instance_serial_console', fault: 'unavailable', every: 2 })
  await page.goto(path('web-1'))
  await expect(status(page, 'Could not connect')).toBeVisible()
  await expect(status(page, 'Connected')).toBeVisible()
  await expect(screen(page)).toContainText('web-1 login:')
})

test('a server that hangs up says why, and is asked again on demand', async ({ page }) => {
  const sockets = await openLine(page)
  await sockets.close(1011, 'the propolis server is restarting')
  await expect(status(page, 'Closed by the server')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('the propolis server is restarting')
  await page.getByRole('button', { name: 'Try again' }).click()
  await sockets.admit(2)
  await expect(status(page, 'Connected')).toBeVisible()
})

test('characters that arrive in pieces are whole, and colours of any kind violate nothing', async ({ page }) => {
  const sockets = await openLine(page)
  await sockets.say(
    ...bytes('\r\ngrün 漢字 🦊').map((byte) => [byte]),
    bytes(
      '\r\n\u001B[38;2;250;10;10;48;2;1;2;3mtrue colour\u001B[0m \u001B[4:3;58;2;9;9;9mcurly\u001B[0m \u001B[2;31mdim\u001B[0m',
    ),
  )
  await expect(screen(page)).toContainText('grün 漢字 🦊')
  await expect(screen(page)).toContainText('true colour curly dim')
})

test('ten megabytes at once arrive in full', async ({ page }) => {
  test.slow()
  const sockets = await openLine(page)
  const unit = 'gemessen: 42 µs – 漢字 0123456789 abcdefghijklmnopqrstuvwxyz\r\n'
  const times = Math.ceil(10_485_760 / Buffer.byteLength(unit))
  const before = await logOf(page)
  await sockets.flood({ unit, times, end: 'the end of the flood' })
  await expect(screen(page)).toContainText('the end of the flood', { timeout: 60_000 })
  const log = await logOf(page)
  expect(log.equals(Buffer.concat([before, Buffer.from(`${unit.repeat(times)}the end of the flood`)]))).toBe(true)
  // Still alive.
  await keyboard(page).focus()
  await page.keyboard.type('q')
  await expect.poll(() => sockets.sent()).toBe('q')
})

test('the terminal follows the width of the page', async ({ page }) => {
  const sockets = await openLine(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await sockets.say(bytes(`\r\n${'w'.repeat(60)}`))
  await expect(
    screen(page)
      .getByRole('listitem')
      .filter({ hasText: /^w{20,45}$/ })
      .first(),
  ).toBeAttached()
})

for (const [name, instance] of [
  ['a session', 'web-1'],
  ['a stopped instance', 'batch'],
] as const) {
  test(`${name} has no violations of accessibility`, async ({ page }) => {
    await page.goto(path(instance))
    await expect(status(page, instance === 'batch' ? 'Not connected' : 'Connected')).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).click()
    await expectNoViolations(page)
  })
}
