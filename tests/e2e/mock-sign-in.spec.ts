/** What the mock in the page answers beside the contract: ways to sign in, and headers that choose story and caller. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { heading, menuItem, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Answered {
  readonly status: number
  readonly url: string
  readonly text: string
}

const ask = (page: Page, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> =>
  page.evaluate(
    async ([url, init]) => {
      const response = await fetch(url, { headers: init })
      return { status: response.status, url: response.url.slice(location.origin.length), text: await response.text() }
    },
    [path, headers] as const,
  )

const nameOf = async (page: Page): Promise<string> => {
  const { display_name: name } = JSON.parse((await ask(page, '/v1/me')).text) as { display_name: string }
  return name
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
})

test('a page load of the way to an identity provider signs in and goes on', async ({ page }) => {
  expect(await nameOf(page)).toBe('ada-lindqvist')
  await page.goto('/login/harbor/saml/port-id/redirect?redirect_uri=%2Fprojects%3Fq%3Dtide')
  await expect(page).toHaveURL(/\/projects\?q=tide$/)
  await expect(rowOf(page, 'tides')).toBeVisible()
  expect(await nameOf(page)).toBe('emil-strand')
})

test('who called by the settings of the panel calls no more after signing in', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('cairn.mock.user', 'farah-idris'))
  await page.goto('/login/harbor/saml/port-id/redirect')
  await expect(rowOf(page, 'tides')).toBeVisible()
  expect(await nameOf(page)).toBe('farah-idris')
  expect(await page.evaluate(() => localStorage.getItem('cairn.mock.user'))).toBeNull()
})

test('a script is told which way in a silo has', async ({ page }) => {
  expect(await ask(page, '/login?redirect_uri=%2Fimages')).toMatchObject({
    status: 200,
    url: '/login/meadow/local?redirect_uri=%2Fimages',
  })
  expect((await ask(page, '/login', { 'x-cairn-user': 'emil-strand' })).url).toBe('/login/harbor/saml/port-id')
})

test('nobody is sent to another place', async ({ page }) => {
  for (const uri of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
    const reply = await ask(page, `/login/harbor/saml/port-id/redirect?${new URLSearchParams({ redirect_uri: uri })}`)
    expect(reply.status).toBe(400)
    expect(reply.text).toContain('is not a relative URI')
  }
  expect(await nameOf(page)).toBe('ada-lindqvist')
})

test('headers choose the story and the caller of one request', async ({ page }) => {
  const projects = async (headers: Readonly<Record<string, string>>): Promise<string[]> => {
    const { items } = JSON.parse((await ask(page, '/v1/projects', headers)).text) as { items: { name: string }[] }
    return items.map(({ name }) => name)
  }
  expect(await projects({ 'x-cairn-scenario': 'empty' })).toEqual([])
  const made = await page.evaluate(async () => {
    const headers = { 'x-cairn-scenario': 'empty', 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'first', description: '' })
    return (await fetch('/v1/projects', { method: 'POST', headers, body })).status
  })
  expect(made).toBe(201)
  expect(await projects({ 'x-cairn-scenario': 'empty' })).toEqual(['first'])
  expect(await projects({})).toEqual(['data-lake', 'sandbox', 'web-shop'])
  expect((await ask(page, '/v1/projects', { 'x-cairn-scenario': 'no-such-scenario' })).status).toBe(400)
  expect((await ask(page, '/v1/projects', { 'x-cairn-user': 'none' })).status).toBe(401)
  // The header wins over who calls by the panel's settings.
  await page.evaluate(() => localStorage.setItem('cairn.mock.user', 'lena-brandt'))
  await page.reload()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  expect(await nameOf(page)).toBe('lena-brandt')
  expect((await ask(page, '/v1/me', { 'x-cairn-user': 'emil-strand' })).text).toContain('emil-strand')
})

test('signing out leads to the choice of silo, and that to its way in', async ({ page, watch }) => {
  watch.allowFailures()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await menuItem(page, 'Sign out').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('listitem')).toHaveText([/harbor/, /lantern/, /meadow/])
  await expectNoViolations(page)
  await page.goto('/projects/web-shop/disks?page=')
  await expect(page).toHaveURL('/login?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks%3Fpage%3D')
  await page.getByRole('link', { name: /meadow/ }).click()
  await expect(page).toHaveURL('/login/meadow/local?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks%3Fpage%3D')
})

test('a provider that does not exist vouches for nobody', async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/login/harbor/saml/nobody/redirect?redirect_uri=%2F%2Fevil.example')
  await expect(heading(page, 'Could not sign in')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('nobody did not vouch for anybody')
  await expectNoViolations(page)
})
