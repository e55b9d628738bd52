import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { screen as bundlePage } from '../../../generated/screens/support-bundle/detail.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { ParentContext, ParentScreenContext } from '../../kit/routing/page-scope.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { BundleFiles } from './BundleFiles.tsx'

const text = (content: string) => new TextEncoder().encode(content)
const ordinary: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'meta/report.json': text('{"id":12345678901234567890}'),
  'sled/one/dns.log': text('INFO started\n'),
  'sled/one/core': new Uint8Array([1, 0, 2]),
  empty: new Uint8Array(),
}

interface World {
  files?: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
  row?: object
  search?: string
  /** Changes what the server answers. */
  answer?: (request: { method: string; path: string; range: string | null }) => Response | Promise<Response> | undefined
}

const whole = text('the whole archive')
const root = '/experimental/v1/system/support-bundles/b-1'

/** Bytes as a server sends them: all, a part, or their number alone. */
function send(bytes: Uint8Array<ArrayBuffer>, method: string, range: string | null): Response {
  const first = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length - first) }
  if (method === 'HEAD') return new Response(null, { headers })
  if (range === null) return new Response(bytes, { headers })
  const part = { ...headers, 'content-range': `bytes ${first}-${bytes.length - 1}/${bytes.length}` }
  return new Response(bytes.slice(first), { status: 206, headers: part })
}

async function show({ files = ordinary, row = {}, search = '', answer }: World = {}) {
  const asked: string[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = decodeURIComponent(String(url)).slice(root.length)
    const [method, range] = [init?.method ?? 'GET', new Headers(init?.headers).get('range')]
    asked.push(`${method} ${path}${range === null ? '' : ` ${range}`}`)
    const own = await answer?.({ method, path, range })
    if (own) return own
    if (path === '/index') return new Response(Object.keys(files).join('\n'))
    const bytes = path === '/download' ? whole : files[path.replace('/download/', '')]
    return bytes ? send(bytes, method, range) : Response.json({ message: 'not found' }, { status: 404 })
  }
  bindClient(createClient({ fetch }))
  const bundle = { id: 'b-1', state: 'active', timeCreated: new Date(), ...row }
  const element = (
    <ParentScreenContext value={bundlePage}>
      <ParentContext value={bundle}>
        <main>
          <h1>b-1</h1>
          <BundleFiles />
        </main>
      </ParentContext>
    </ParentScreenContext>
  )
  const path = '/system/support-bundles/:bundleId'
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/system/support-bundles/b-1${search}`] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked, router, address: () => router.state.location.search }
}

afterEach(() => {
  bindClient(undefined)
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'showSaveFilePicker')
})

const tree = page.getByRole('tree', { name: 'Files of the bundle' })
const item = (name: string) => tree.getByRole('treeitem', { name, exact: true })

test('the index is a tree: keys move in it, and choose what is shown', async () => {
  const { address, asked } = await show()
  await expect.element(item('meta')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('status').filter({ hasText: '4 files' })).toBeVisible()
  await expectAccessible()
  await userEvent.click(item('meta'))
  await expect.element(item('report.json')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(item('report.json')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'JSON' })).toBeVisible()
  expect(page.getByRole('region', { name: 'JSON' }).element().textContent).toBe('{\n  "id": 12345678901234567890\n}')
  expect(address()).toBe('?file=meta%2Freport.json')
  await expect.element(item('report.json')).toHaveAttribute('aria-selected', 'true')
  expect(asked).toEqual(
    expect.arrayContaining(['HEAD /download', 'HEAD /download/meta/report.json', 'GET /download/meta/report.json']),
  )
  await expectAccessible()
  await userEvent.keyboard('{End}')
  await expect.element(item('empty')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The file is empty.')).toBeVisible()
  await userEvent.click(item('core'))
  await expect.element(page.getByText(/^Binary file/)).toBeVisible()
})

test('a search keeps the folders of what it finds, and is in the address', async () => {
  const { address } = await show()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search files' }), 'DNS')
  await expect.element(page.getByText('1 match', { exact: true })).toBeVisible()
  expect(
    tree
      .getByRole('treeitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['sled', 'one', 'dns.log'])
  expect(address()).toBe('?q=DNS')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search files' }), 'nowhere')
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
  await expect.element(item('empty')).toBeVisible()
})

test('of thousands of hostile paths those in sight are drawn, and none does anything', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 3000 }, (_, at) => [`<img src=x onerror=alert(1)>/${at}\u202E`, text('x')]),
  )
  await show({ files: many })
  await userEvent.click(item('<img src=x onerror=alert(1)>'))
  await expect.element(item('0⟨U+202E⟩')).toBeVisible()
  expect(document.querySelectorAll('[role="treeitem"]').length).toBeLessThan(100)
  expect(document.querySelector('main img')).toBe(null)
  await userEvent.keyboard('{End}')
  await expect.element(item('2999⟨U+202E⟩')).toHaveFocus()
  await expect.element(item('2999⟨U+202E⟩')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(item('<img src=x onerror=alert(1)>')).toHaveFocus()
})

test('large files, and those whose size nobody says, are not asked for', async () => {
  const { asked } = await show({
    search: '?file=empty',
    answer: ({ method, path }) =>
      method === 'HEAD' && path === '/download/empty'
        ? new Response(null, { headers: { 'content-length': String(3 * 1024 * 1024) } })
        : method === 'HEAD' && path === '/download/sled/one/core'
          ? new Response(null)
          : undefined,
  })
  await expect
    .element(page.getByText('Files of more than 1 MiB are not previewed. Download it to view it.'))
    .toBeVisible()
  await userEvent.click(item('core'))
  await expect.element(page.getByText(/File size unknown/)).toBeVisible()
  expect(asked.filter((one) => one.startsWith('GET /download'))).toEqual([])
})

test('what could not be read is said, and can be asked for again', async () => {
  let isBroken = true
  const refuse = () => Response.json({ message: 'Cannot download bundle in non-active state' }, { status: 400 })
  await show({ search: '?file=gone', answer: ({ path }) => (isBroken && path === '/index' ? refuse() : undefined) })
  await expect.element(page.getByText('Files could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Cannot download bundle in non-active state')).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('File size could not be loaded')).toBeVisible()
})

/** What is handed to the browser's downloads. */
function watchSaved() {
  const saved: Promise<[name: string, content: string]>[] = []
  const { click } = HTMLAnchorElement.prototype
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.download) return click.call(this)
    const { download, href } = this
    saved.push(fetch(href).then(async (answer) => [download, await answer.text()]))
  })
  return saved
}

test('a download that breaks off goes on where it stopped, and is handed to the browser', async () => {
  const saved = watchSaved()
  const { asked } = await show({
    answer: ({ method, path, range }) => {
      if (method !== 'GET' || path !== '/download' || range !== null) return undefined
      let isSent = false
      const body = new ReadableStream({
        pull: (controller) => {
          if (isSent) controller.error(new TypeError('network error'))
          else controller.enqueue(whole.slice(0, 9))
          isSent = true
        },
      })
      return new Response(body, { headers: { 'content-length': String(whole.length) } })
    },
  })
  await userEvent.click(page.getByRole('button', { name: `Download bundle (${whole.length} B)` }))
  await expect.element(page.getByText('Saved to the browser’s downloads.')).toBeVisible()
  expect(asked.slice(-2)).toEqual(['GET /download', 'GET /download bytes=9-'])
  expect(await Promise.all(saved)).toEqual([['support-bundle-b-1.zip', 'the whole archive']])
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByText('Saved to the browser’s downloads.')).not.toBeInTheDocument()
})

test('regression: the sign-in page of a proxy was shown as files for good, and saved as the bundle', async () => {
  const saved = watchSaved()
  let isProxy = true
  const headers = { 'content-type': 'text/html' }
  await show({
    answer: ({ method }) =>
      isProxy
        ? new Response(method === 'HEAD' ? null : '<!doctype html><title>Sign in</title>', { headers })
        : undefined,
  })
  await expect.element(page.getByText('Files could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Error reading API response (HTTP 200, supportBundleIndex)')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Download bundle', exact: true }))
  const panel = page.getByRole('region', { name: 'Download of the bundle' })
  await expect.element(panel.getByText('Error reading API response (HTTP 200, supportBundleDownload)')).toBeVisible()
  expect(saved).toEqual([])
  isProxy = false
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  await expect.element(panel.getByText('Saved to the browser’s downloads.')).toBeVisible()
  expect(await Promise.all(saved)).toEqual([['support-bundle-b-1.zip', 'the whole archive']])
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(item('meta')).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Download bundle (${whole.length} B)` })).toBeVisible()
})

test('a download under way can be paused and guards the page; leaving cancels it', async () => {
  const told = vi.spyOn(console, 'error')
  const saved = watchSaved()
  const { router } = await show({
    answer: ({ method, path, range }) =>
      method === 'GET' && path === '/download' && range === null
        ? new Response(new ReadableStream({ start: (controller) => controller.enqueue(whole.slice(0, 5)) }), {
            headers: { 'content-length': String(whole.length) },
          })
        : undefined,
  })
  const panel = page.getByRole('region', { name: 'Download of the bundle' })
  const button = page.getByRole('button', { name: /^Download bundle/ })
  await userEvent.click(button)
  await expect.element(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '29 %, 5 B of 17 B')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await userEvent.click(panel.getByRole('button', { name: 'Pause' }))
  await expect.element(panel.getByText('Paused. Downloaded data is kept.')).toBeVisible()

  await router.navigate('/elsewhere')
  await userEvent.click(page.getByRole('button', { name: 'Keep downloading' }))
  await userEvent.click(panel.getByRole('button', { name: 'Resume' }))
  await expect.element(panel.getByText('Saved to the browser’s downloads.')).toBeVisible()
  expect(await saved[0]).toEqual(['support-bundle-b-1.zip', 'the whole archive'])

  await userEvent.click(button)
  await expect.element(panel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await router.navigate('/elsewhere')
  await userEvent.click(page.getByRole('button', { name: 'Cancel download and leave' }))
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
  expect(saved).toHaveLength(1)
  expect(told).not.toHaveBeenCalled()
})

test('a large download goes to the file that people choose, and leaves nothing there when it is cancelled', async () => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle('chosen.zip', { create: true })
  const picker = vi.fn(async () => handle)
  Reflect.set(window, 'showSaveFilePicker', picker)
  await show({
    answer: ({ method, path }) =>
      method === 'HEAD' && path === '/download'
        ? new Response(null, { headers: { 'content-length': String(2 ** 30) } })
        : undefined,
  })
  await userEvent.click(page.getByRole('button', { name: 'Download bundle (1 GiB)' }))
  await expect.element(page.getByText('Saved.')).toBeVisible()
  expect(picker).toHaveBeenCalledWith({ suggestedName: 'support-bundle-b-1.zip' })
  expect(await (await handle.getFile()).text()).toBe('the whole archive')

  picker.mockRejectedValue(new DOMException('nobody chose', 'AbortError'))
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await userEvent.click(page.getByRole('button', { name: 'Download bundle (1 GiB)' }))
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await folder.removeEntry('chosen.zip')
})

test('what is too large for the page is handed to the browser', async () => {
  const saved = watchSaved()
  Reflect.set(window, 'showSaveFilePicker', undefined)
  await show({
    answer: ({ method, path }) =>
      method === 'HEAD' && path === '/download'
        ? new Response(null, { headers: { 'content-length': String(2 ** 30) } })
        : undefined,
  })
  await userEvent.click(page.getByRole('button', { name: 'Download bundle (1 GiB)' }))
  await expect.element(page.getByText(/^Downloading in the browser/)).toBeVisible()
  expect(saved).toHaveLength(1)
  await saved[0]
})

test('a bundle that is not active says why it has no files', async () => {
  await show({ row: { state: 'collecting', timeCreated: new Date(Date.now() - 125_000) } })
  await expect.element(page.getByText(/^Started 2 min \d+ s ago\.$/)).toBeVisible()
  await expectAccessible()
})

test('a bundle that failed gives the reason', async () => {
  const { asked } = await show({ row: { state: 'failed', reasonForFailure: 'The disk is gone' } })
  await expect.element(page.getByText('The disk is gone')).toBeVisible()
  expect(asked).toEqual([])
})

test('a state that nobody knows is no reason to ask for files', async () => {
  const { asked } = await show({ row: { state: 'archived' } })
  await expect.element(page.getByText('Files are available only while the bundle is active.')).toBeVisible()
  expect(asked).toEqual([])
})
