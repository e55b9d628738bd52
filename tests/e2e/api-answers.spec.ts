/** What a server sends never runs as the console, and what people need of it still works. In front of a server of its own. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test as base } from '@playwright/test'

import { listen } from '../../server/listen.ts'
import { createConsoleServer } from '../../server/server.ts'

const intruder = `<script>document.title = 'ran as ' + origin</script>`

/** What the server answers at which path. */
const answers: Record<string, { type?: string; body?: string; status?: number; headers?: Record<string, string> }> = {
  '/v1/page': { type: 'text/html', body: `<title>inert</title>${intruder}` },
  '/v1/picture': {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg"><title>inert</title>${intruder}</svg>`,
  },
  '/v1/unknown': { body: `<title>ran as a page</title>${intruder}` },
  '/v1/file': {
    type: 'text/html',
    body: 'content',
    headers: { 'content-disposition': 'attachment; filename="a.zip"' },
  },
  '/login': { status: 302, headers: { location: '/login/corp/saml/okta/redirect' } },
  '/login/corp/saml/okta/redirect': {
    type: 'text/html',
    body: `<form method="post" action="/login/corp/saml/okta"><input name="SAMLRequest" value="r"></form>
      <script>try { document.title = localStorage.length } catch { document.forms[0].submit() }</script>`,
  },
  '/login/corp/saml/okta': {
    status: 303,
    headers: { location: '/v1/done', 'set-cookie': 'session=s; Path=/; HttpOnly' },
  },
  '/v1/done': { type: 'text/plain', body: 'signed in' },
}

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it that no other fixture is needed
    async ({}, provide) => {
      const api = createServer(({ url = '' }, res) => {
        const { type, body, status = 200, headers } = answers[url] ?? { status: 404 }
        res.writeHead(status, { ...(type === undefined ? {} : { 'content-type': type }), ...headers }).end(body)
      })
      api.listen(0, '127.0.0.1')
      await once(api, 'listening')
      const { server, stop } = createConsoleServer({
        folder: 'dist-mock',
        api: new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`),
      })
      await provide(`http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`)
      await stop(0)
      api.closeAllConnections()
      api.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
})

test('HTML and SVG under /v1 ran as pages of the console: they run no script', async ({ page }) => {
  for (const path of ['/v1/page', '/v1/picture']) {
    await page.goto(path)
    expect(await page.title(), path).toBe('inert')
  }
  await page.goto('/v1/unknown')
  expect(await page.title()).toBe('')
})

test('a download is still a download', async ({ page }) => {
  await page.goto('/v1/done')
  const opened = page.waitForEvent('download')
  await page.goto('/v1/file').catch(() => undefined)
  const download = await opened
  expect(download.suggestedFilename()).toBe('a.zip')
  expect(await readFile(await download.path(), 'utf8')).toBe('content')
})

test('a sign-in by a form that posts itself still works, without an origin', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByText('signed in')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['session'])
})
