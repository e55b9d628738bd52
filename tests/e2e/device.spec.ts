/** Confirming that another device may act in one's name. */
import type { Locator, Page } from '@playwright/test'

import { heading, menuItem } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const box = (page: Page, place: number): Locator => page.getByLabel(`Character ${place}.`)
const button = (page: Page): Locator => page.getByRole('button', { name: 'Log in on device' })

const code = async (page: Page): Promise<string> => {
  const boxes = await page.getByRole('textbox').all()
  return (await Promise.all(boxes.map((one) => one.inputValue()))).map((letter) => letter || '.').join('')
}

/** A device asks for a code, as it would without a browser. */
async function requestCode(page: Page): Promise<string> {
  const answer = await page.request.post('/device/auth', {
    form: { client_id: '4c9a34a4-9f0a-4e0b-8d8e-3f3f0c6f5d11' },
  })
  const { user_code: userCode } = (await answer.json()) as { user_code: string }
  return userCode
}

/** The clipboard of the test: pasting itself, without the system's. */
const paste = (where: Locator, text: string): Promise<void> =>
  where.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Opens the page; its first box takes what is typed. */
async function open(page: Page): Promise<void> {
  await page.goto('/device/verify')
  await expect(box(page, 1)).toBeFocused()
}

test('whoever a device is signed in as is named so that no other name looks the same', async ({ page }) => {
  await page.route('**/v1/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), display_name: 'gita\u200B-r\u0430o' } })
  })
  await open(page)
  const said = page.getByText('It will be signed in as')
  await expect(said).toContainText('gitaU+200B-r\u0430o')
  await expect(said.getByRole('note')).toHaveText(/\u0430/)
})

test('a code that a device shows signs it in', async ({ page }) => {
  await open(page)
  await expect(heading(page, 'Device authentication')).toBeVisible()
  await expect(page.getByText('Enter the code shown on your device')).toBeVisible()
  const userCode = await requestCode(page)
  await page.keyboard.type(userCode.replace('-', '').toLowerCase())
  expect(await code(page)).toBe(userCode.replace('-', ''))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Device logged in')).toBeVisible()
  await expect(page.getByText('You can close this window')).toBeVisible()
  await expect(page).toHaveURL('/device/success')
})

test('a whole code is pasted anywhere, with its dash or without', async ({ page }) => {
  await open(page)
  await paste(box(page, 3), ' abcd-efgh\n')
  expect(await code(page)).toBe('ABCDEFGH')
  await paste(box(page, 8), 'QRSTVWXZ')
  expect(await code(page)).toBe('QRSTVWXZ')
  await expect(box(page, 8)).toBeFocused()
})

test('only letters go in, and the button waits for eight of them', async ({ page }) => {
  await open(page)
  await expect(button(page)).toBeDisabled()
  await page.keyboard.type('1a-2b c!d')
  expect(await code(page)).toBe('ABCD....')
  await page.keyboard.type('efg')
  await expect(button(page)).toBeDisabled()
  await page.keyboard.type('h')
  await expect(button(page)).toBeEnabled()
})

test('arrows move, Backspace goes back, and typing replaces', async ({ page }) => {
  await open(page)
  await page.keyboard.type('abc')
  await expect(box(page, 4)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(box(page, 3)).toBeFocused()
  expect(await code(page)).toBe('AB......')
  await page.keyboard.press('ArrowLeft')
  await expect(box(page, 2)).toBeFocused()
  await page.keyboard.type('z')
  expect(await code(page)).toBe('AZ......')
  await page.keyboard.press('Home')
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(box(page, 8)).toBeFocused()
})

test('a code that nobody asked for is invalid, and can be corrected', async ({ page, watch }) => {
  watch.expectFailure('deviceAuthConfirm', 404)
  await open(page)
  await page.keyboard.type('aaaabbbb')
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Code is invalid')
  await expect(box(page, 1)).toHaveAttribute('aria-invalid', 'true')
  const userCode = await requestCode(page)
  await paste(box(page, 1), userCode)
  await expect(page.getByRole('alert')).toBeHidden()
  await button(page).click()
  await expect(heading(page, 'Device logged in')).toBeVisible()
})

test('who is signed out signs in first, and comes back to the code', async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/projects')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await menuItem(page, 'Sign out').click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto('/device/verify')
  await expect(page).toHaveURL('/login/meadow/local?redirect_uri=%2Fdevice%2Fverify')
  await page.getByLabel('Username').fill('ada-lindqvist')
  await page.getByLabel('Password').fill('meadow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/device/verify')
  await expect(heading(page, 'Device authentication')).toBeVisible()
})

test('regression: a device got the access of whoever had signed in in another tab', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailure('deviceAuthConfirm', 412)
  await open(page)
  await expect(page.getByText('It will be signed in as ada-lindqvist.')).toBeVisible()
  const userCode = await requestCode(page)
  const other = await context.newPage()
  await other.goto('/login/meadow/local')
  await other.getByLabel('Username').fill('bruno-castell')
  await other.getByLabel('Password').fill('meadow')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('button', { name: 'User menu: bruno-castell' })).toBeVisible()
  await paste(box(page, 1), userCode)
  await button(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not check the code' })).toContainText(
    'You are now signed in as bruno-castell in another tab. Reload to continue.',
  )
  expect(await code(page)).toBe(userCode.replace('-', ''))
  await page.reload()
  await expect(page.getByText('It will be signed in as bruno-castell.')).toBeVisible()
  await paste(box(page, 1), userCode)
  await button(page).click()
  await expect(heading(page, 'Device logged in')).toBeVisible()
})
