/** What must hold on every page, whoever filled in the data. The watch of `support/test.ts` looks for violations in all specs. */
import { test as unwatched } from '@playwright/test'
import type { APIResponse, Page } from '@playwright/test'

import { problemsOfPage, problemsOfPolicy } from '../support/shipped-page.ts'
import { go } from './support/move.ts'
import { deleteRow, dialog, field, fill, heading, property, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const directives: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

test('every answer of the server carries a strict policy', async ({ request }) => {
  for (const path of ['/', '/projects/web-shop/disks', '/theme.js', '/favicon.svg', '/assets/nothing.js']) {
    const { headers } = await request.get(path).then((response) => ({ headers: response.headers() }))
    const policy = (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')] as const
    })
    expect(Object.fromEntries(policy), path).toEqual(directives)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('same-origin')
  }
})

test('the page itself, as it is shipped, needs no more than that', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(problemsOfPolicy(policy)).toEqual([])
  const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
  const found = await Promise.all(named.map(async (path) => [path, await request.get(path)] as const))
  // What is no file is answered with the page.
  const files = new Set(found.flatMap(([path, answer]) => (isPage(answer) || !answer.ok() ? [] : [path])))
  expect(files.size).toBeGreaterThan(4)
  expect(problemsOfPage(html, (path) => files.has(path))).toEqual([])
})

const isPage = (answer: APIResponse): boolean => (answer.headers()['content-type'] ?? '').startsWith('text/html')

// Without the watch: it would count the violation that is made here.
unwatched('the policy is in force: a script in the page itself does not run', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  const directive = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const script = document.createElement('script')
        script.textContent = 'window.intruder = true'
        document.head.append(script)
      }),
  )
  expect(directive).toBe('script-src-elem')
  expect(await intruded(page)).toBe(false)
})

/** Whether any of the texts below ran as code. */
const intruded = (page: Page): Promise<boolean> => page.evaluate(() => 'intruder' in window)

const descriptions = {
  markup: '<img src="/nothing.png" onerror="window.intruder = true"><script>window.intruder = true</script>',
  attribute: '" onmouseover="window.intruder=true" autofocus onfocus="window.intruder=true" x="',
  link: 'javascript:window.intruder=true',
  template: '{{constructor.constructor("window.intruder=true")()}} ${window.intruder=true}',
  bidi: 'invoice \u202Egpj.exe\u202C \u2066\u2069 \u200F',
  emoji: '👩🏽‍🚀🏴‍☠️ e\u0301 \u0000 ﷽',
  long: '<b>'.padEnd(512, 'W'),
}

test('hostile descriptions are shown as the text they are', async ({ page }) => {
  await page.goto('/projects')
  const form = dialog(page, 'New project')
  for (const [name, description] of Object.entries(descriptions)) {
    await page.getByRole('link', { name: 'New project' }).click()
    await fill(form, { Name: name, Description: description.replace('\u0000', '') })
    await submit(form, 'Create project')
    await expect(page).toHaveURL(`/projects/${name}/instances`)
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Projects' }).click()
    await expect(rowOf(page, name)).toBeVisible()
  }
  await expect(rowOf(page, 'link')).toContainText(descriptions.link)
  await expect(rowOf(page, 'markup').getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /javascript/ })).toHaveCount(0)
  for (const name of Object.keys(descriptions)) await rowOf(page, name).getByRole('cell').nth(1).hover()
  await page.goto('/projects/markup/edit')
  await expect(field(dialog(page, 'Edit project'), 'Description')).toHaveValue(descriptions.markup)
  expect(await intruded(page)).toBe(false)
})

test('hostile texts are inert on detail pages and in questions', async ({ page }) => {
  await page.goto('/settings/ssh-keys-new')
  const form = dialog(page, 'New SSH key')
  await fill(form, {
    Name: 'odd',
    Description: descriptions.markup,
    'Public key': `ssh-ed25519 AAAA ${descriptions.attribute}`,
  })
  await submit(form, 'Add SSH key')
  await page.getByRole('link', { name: 'odd' }).click()
  await expect(property(page, 'Public key')).toContainText(descriptions.attribute)
  await expect(property(page, 'Description')).toContainText('<img src="/nothing.png"')
  await expect(page.getByRole('main').getByRole('img', { name: /./ })).toHaveCount(0)
  expect(await intruded(page)).toBe(false)
})

/** Legal names that mean something to a program. */
const names = [
  'constructor',
  'prototype',
  'tostring',
  'valueof',
  'null',
  'undefined',
  'true',
  'new',
  'edit',
  'w'.repeat(63),
]

test('names that mean something to a program are names like any other', async ({ page }) => {
  await page.goto('/projects/sandbox/disks')
  const form = dialog(page, 'New disk')
  for (const name of names) {
    await page.getByRole('link', { name: 'New disk' }).click()
    await fill(form, { Name: name, Size: '1' })
    await submit(form, 'Create disk')
    await expect(rowOf(page, name)).toContainText('1 GiB')
  }
  for (const name of names) {
    await go(page, `/projects/sandbox/disks/${name}`, name)
    await expect(page).toHaveTitle(`${name} / Disks / sandbox / Projects / Cairn`)
  }
  await page.getByRole('link', { name: 'Disks', exact: true }).first().click()
  await deleteRow(page, 'constructor')
  await expect(rowOf(page, 'prototype')).toBeVisible()
})

/** Addresses that somebody may be sent. */
const addresses = [
  '/projects/%3Cimg%20src%3Dx%20onerror%3Dwindow.intruder%3Dtrue%3E/disks',
  '/projects/web-shop/disks/%22%3E%3Cscript%3Ewindow.intruder%3Dtrue%3C%2Fscript%3E',
  '/projects/..%2F..%2Fsystem/disks',
  '/projects/%E2%80%AEexe/disks',
  '/projects/web-shop/disks/%E0%A4%A',
  '//evil.example/projects',
  '/projects?page=%3Cscript%3E&x[]=1',
]

test('hostile addresses show a page of the console and run nothing', async ({ page, baseURL, watch }) => {
  watch.allowFailures()
  for (const address of addresses) {
    await test.step(address, async () => {
      // Not relative: one of them would lead elsewhere.
      await page.goto(`${baseURL}${address}`)
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert'))).not.toHaveCount(0)
      expect(new URL(page.url()).origin).toBe(baseURL)
      expect(await intruded(page)).toBe(false)
    })
  }
})
