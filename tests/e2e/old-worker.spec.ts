/** A service worker that something else has left at the console's address. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'

import { root } from '../../scripts/lib/project.ts'
import { createConsoleApp } from '../../server/files/console-app.ts'
import { expect, test } from './support/test.ts'

const oldWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(new Response('What was here before', { headers: { 'content-type': 'text/html' } })))`

test('a worker of what stood at this address before answered for the console: after one visit it is gone', async ({
  browser,
}) => {
  const app = getRequestListener(createConsoleApp({ folder: join(root, 'dist'), mock: false }).fetch, {
    overrideGlobalObjects: false,
  })
  let isConsole = false
  const server = createServer((request, response) => {
    if (isConsole) return void app(request, response)
    const isScript = request.url === '/old-worker.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? oldWorker : '<title>Before</title>')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(origin)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/old-worker.js')
      await navigator.serviceWorker.ready
    })
    isConsole = true
    await page.goto(`${origin}/projects`)
    await expect(page.locator('body')).toHaveText('What was here before')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await page.goto(`${origin}/projects`)
    await expect(page).toHaveTitle(/Cairn/)
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
})
