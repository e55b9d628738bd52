/** Pages of operations that open a socket: where it is opened, what is said on it, and how it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from '../form/fields.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { SocketPage } from './SocketPage.tsx'
import type { SocketScreen } from './spec.ts'

/** As a browser's, but nothing goes out. */
class Socket extends EventTarget {
  static readonly all: Socket[] = []
  readonly sent: unknown[] = []
  readonly url: string
  isClosed = false
  constructor(url: URL) {
    super()
    this.url = url.href
    Socket.all.push(this)
  }
  send(data: unknown) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  ends(code: number, reason = '') {
    this.dispatchEvent(new CloseEvent('close', { code, reason }))
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', Socket))
afterEach(() => {
  vi.unstubAllGlobals()
  Socket.all.length = 0
})

const screen: SocketScreen = {
  id: 'watch',
  title: 'Watch',
  about: 'Says what it sees.',
  request: 'GET /v1/gauges/{gauge}/watch',
  url: '/v1/gauges/{gauge}/watch',
  fields: [{ ...field('level', { kind: 'integer', min: 0, max: 9 }), required: false }],
  address: ({ params, form }) => ({ path: { gauge: params['gauge'] }, query: { minLevel: form['level'] } }),
}

const show = () => showRoutes([{ path: 'gauges/:gauge', element: <SocketPage screen={screen} /> }], '/gauges/radar')

const messages = page.getByRole('region', { name: 'Messages' })
const connect = () => page.getByRole('button', { name: 'Connect' }).click()

async function connected(): Promise<Socket> {
  await connect()
  await expect.poll(() => Socket.all.length).toBe(1)
  const [socket] = Socket.all
  if (socket === undefined) throw new Error('there is no socket')
  socket.dispatchEvent(new Event('open'))
  await expect.element(messages.getByText('Connected')).toBeVisible()
  return socket
}

test('a socket is opened with what is filled in, and what is said on it is shown', async () => {
  await show()
  await expect.element(page.getByText('GET /v1/gauges/{gauge}/watch')).toBeVisible()
  expect(Socket.all).toEqual([])
  await page.getByLabelText(/^Level/).fill('4')
  const socket = await connected()
  expect(socket.url).toBe(`${location.origin.replace('http', 'ws')}/v1/gauges/radar/watch?min_level=4`)
  socket.says('calm')
  socket.says(new TextEncoder().encode('swell\nand surf').buffer)
  socket.says(Uint8Array.of(255, 254, 0).buffer)
  await expect.element(messages.getByText('calm')).toBeVisible()
  await expect.element(messages.getByText('swell and surf')).toBeVisible()
  await expect.element(messages.getByText('(3 B that are no text)')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('higher')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(socket.sent).toEqual(['higher'])
  await expect.element(messages.getByText('higher')).toBeVisible()
  await expectAccessible()
})

test('the end of a socket is said with its reason, and it can be opened again', async () => {
  await show()
  const socket = await connected()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  expect(socket.isClosed).toBe(true)
  socket.ends(1011, 'the gauge is frozen')
  await expect.element(messages.getByText('The connection is closed (1011): the gauge is frozen')).toBeVisible()
  expect(page.getByRole('button', { name: 'Send' }).query()).toBe(null)
  await page.getByRole('button', { name: 'Connect again' }).click()
  await expect.poll(() => Socket.all.length).toBe(2)
  // What the older one still says is not of this one.
  socket.ends(1000)
  await expect.element(messages.getByText('Connecting…')).toBeVisible()
  Socket.all[1]?.ends(1006)
  await expect.element(messages.getByText('The connection was lost, or the server did not take it.')).toBeVisible()
})

test('of very many messages the last ones are drawn, characters that cannot be seen are marked, and long ones are cut', async () => {
  await show()
  const socket = await connected()
  for (let at = 0; at < 1_000; at += 1) socket.says(`message ${at}`)
  socket.says('a\u202Eb')
  socket.says('x'.repeat(100_000))
  await expect.element(messages.getByText('The last 200 of 1002 messages')).toBeVisible()
  await expect.element(messages.getByText('a⟨U+202E⟩b')).toBeVisible()
  expect(messages.element().querySelectorAll('li')).toHaveLength(200)
  expect(messages.element().textContent.length).toBeLessThan(30_000)
})

test('leaving the page closes the socket', async () => {
  const { back } = await show()
  await page.getByLabelText(/^Level/).fill('4')
  const socket = await connected()
  await back()
  await expect.poll(() => socket.isClosed).toBe(true)
})
