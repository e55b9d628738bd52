/**
 * A newer version while people work: the console of this contract is open, then the same server has the one of a larger contract
 * in its place. Two real builds, each with its own mock and service worker.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import { root } from '../../support/repository-files.ts'
import { holdUpload } from '../support/hold-upload.ts'
import { dialog, field, fill, heading, notifications, rowOf, submit } from '../support/screen.ts'
import { moveTo } from '../support/move.ts'
import { test as base } from '../support/test.ts'
import { expect, upgraded } from './newer.ts'

/** One address, and what is served there. */
interface Release {
  origin: string
  /** From the next request on there is another build. */
  install: (which: 'this' | 'newer') => void
}

const test = base.extend<{ release: Release }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
  release: async ({}, provide) => {
    const folders = { this: join(root, 'dist-mock'), newer: join(upgraded(), 'dist-mock') }
    let current = createConsoleServer({ folder: folders.this })
    const server = createServer((request, response) => current.server.emit('request', request, response))
    const port = await listen(server, { host: '127.0.0.1', port: 0 })
    await provide({
      origin: `http://127.0.0.1:${port}`,
      install: (which) => {
        current = createConsoleServer({ folder: folders[which] })
      },
    })
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ release }, provide) => provide(release.origin),
})

// No file and no worker of another test.
test.use({ cold: true })

const bar = (page: Page) => page.getByText('A new version of Cairn is available.')

/** The script that the page began with: its name holds a hash of all code. */
const entry = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '')

/** Opens a page, and has all that is fetched once the first page is there. */
async function open(page: Page, address: string): Promise<void> {
  const parts = ['ErrorPage', 'ToastCard', 'MenuItems'].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
  )
  await page.goto(address)
  for (const part of await Promise.all(parts)) await part.finished()
  await page.waitForLoadState('networkidle')
  await warmMock(page)
}

/** The mock is a part of the page here: what it answers with is fetched before it is gone, as a server's own code would be there. */
const warmMock = (page: Page) =>
  page.evaluate(async () => {
    const query = '?project=web-shop'
    const paths = [
      'disks',
      'snapshots',
      'images',
      'instances',
      'floating-ips',
      'vpcs',
      'anti-affinity-groups',
      'me/ssh-keys',
    ]
    const all = [
      ...paths.map((path) => `/v1/${path}${query}`),
      '/v1/utilization',
      '/v1/ip-pools',
      '/v1/policy',
      '/v1/me/groups',
    ]
    await Promise.all(all.map((path) => fetch(path)))
  })

/** What the browser itself asks of people, in its own words. */
function nativeQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.type())
    void native.accept()
  })
  return asked
}

test('a form over its list: a part that is gone takes nothing along, and a reload brings the newer version with what was typed', async ({
  page,
  release,
  watch,
}) => {
  watch.allowFailures()
  const asked = nativeQuestions(page)
  await open(page, '/projects/web-shop/disks?search=orders')
  await expect(rowOf(page, 'orders')).toBeVisible()
  const before = await entry(page)
  await page.getByRole('main').getByRole('link', { name: 'New disk' }).click()
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'invoices', Description: 'Paper and ink', Size: '20' })
  const address = page.url()

  release.install('newer')
  await form.getByRole('button', { name: 'Show request' }).click()
  const notice = notifications(page)
  await expect(notice).toContainText('Reload needed')
  await expect(bar(page)).toBeAttached()
  await expect(field(form, 'Name')).toHaveValue('invoices')
  // A second part that is gone says no second thing.
  await form.getByRole('button', { name: 'Hide request' }).click()
  await form.getByRole('button', { name: 'Show request' }).click()
  await expect(notice.getByText('Reload needed')).toHaveCount(1)

  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(form.getByText('has been restored')).toBeVisible()
  expect(await entry(page)).not.toBe(before)
  expect(page.url()).toBe(address)
  await expect(field(form, 'Name')).toHaveValue('invoices')
  await expect(field(form, 'Description')).toHaveValue('Paper and ink')
  await expect(field(form, 'Size')).toHaveValue('20')
  expect(asked, 'nobody is asked about what is kept').toEqual([])
  // The worker of the old version has made room for the newer one: its contract answers.
  await submit(form, 'Create disk')
  await expect(rowOf(page, 'invoices')).toBeVisible()
  await page.getByRole('link', { name: 'Beacons', exact: true }).click()
  await expect(heading(page, 'Beacons')).toBeVisible()
})

test('a page whose code is gone says so, its Reload leads to it; a bar waits calmly on pages that are there', async ({
  page,
  release,
  watch,
}) => {
  watch.allowFailures()
  await open(page, '/projects/web-shop/disks')
  await expect(rowOf(page, 'orders')).toBeVisible()
  const before = await entry(page)
  release.install('newer')
  await moveTo(page, '/projects/web-shop/instances-new')
  await expect(heading(page, 'This page could not be loaded')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  // What was there goes on.
  await page.goBack()
  await expect(rowOf(page, 'orders')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await page.goForward()
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await entry(page)).not.toBe(before)
})

test('an upload goes on while the version changes, and whoever reloads amid it is asked first', async ({
  page,
  release,
  watch,
}) => {
  watch.allowFailures()
  await holdUpload(page)
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.type())
    void native.dismiss()
  })
  await open(page, '/projects/web-shop/images-new')
  const form = page.getByRole('main')
  await fill(form, { Name: 'debian', OS: 'Debian', Version: '13' })
  const buffer = Buffer.alloc(2 * 1024 * 1024, 'x')
  await field(form, 'Image file').setInputFiles({ name: 'debian.raw', mimeType: 'application/octet-stream', buffer })
  await submit(form, 'Upload image')
  const progress = page.getByRole('region', { name: 'Image upload progress' })
  await expect(progress).toBeVisible()

  release.install('newer')
  await page.getByRole('link', { name: 'Disks', exact: true }).click()
  await expect(dialog(page, 'Confirm navigation')).toBeVisible()
  await page.getByRole('button', { name: 'Keep uploading' }).click()
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await expect(progress.getByText('Image ready')).toBeVisible()
})
