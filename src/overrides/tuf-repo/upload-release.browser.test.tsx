import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { showRoutes, type ShownScreen } from '../../kit/routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import UploadRelease from './UploadRelease.tsx'

/** A request whose way and end the test decides. */
class HeldRequest extends EventTarget {
  static all: HeldRequest[] = []
  upload = new EventTarget()
  url = ''
  status = 0
  statusText = ''
  response = new Blob()
  responseType = ''
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n'
  }
  send() {
    HeldRequest.all.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }))
  }
  answer(status: number, body: object | string) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    Object.assign(this, { status, response: new Blob([text]) })
    this.dispatchEvent(new Event('load'))
  }
  breaks() {
    this.dispatchEvent(new Event('error'))
  }
}

const unauthorized = vi.fn()
let unbind = () => {}

beforeEach(() => {
  HeldRequest.all = []
  unauthorized.mockReset()
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  const status = {
    components_by_release_version: { '17.1.0': 62 },
    suspended: false,
    target_release: { version: '17.1.0', time_requested: '2026-01-01T00:00:00Z' },
    time_last_step_planned: '2026-01-01T00:00:00Z',
  }
  const fetch = async () => Response.json(status)
  const before = bindClient(createClient({ fetch, onUnauthorized: unauthorized }))
  unbind = () => void bindClient(before)
})
afterEach(() => {
  unbind()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const archive = (name = 'rack-18.0.0.zip', begin = 'PK\u0003\u0004') =>
  new File([begin, new Uint8Array(996)], name, { type: 'application/zip' })
const submit = page.getByRole('button', { name: 'Upload release' })
const bar = page.getByRole('progressbar', { name: 'Release sent' })
const choose = (file: File) => page.getByLabelText('Release archive').upload(file)

const show = (): Promise<ShownScreen> =>
  showRoutes(
    [
      { path: 'system/update/releases-new', element: <UploadRelease /> },
      { path: 'system/update', element: <h1>System update</h1> },
    ],
    '/system/update/releases-new',
  )

/** The request of an upload that has begun. */
async function begun(count = 1): Promise<HeldRequest> {
  await vi.waitFor(() => expect(HeldRequest.all).toHaveLength(count))
  const request = HeldRequest.all[count - 1]
  if (request === undefined) throw new Error('nothing was sent')
  return request
}

async function upload(): Promise<HeldRequest> {
  await show()
  await choose(archive())
  await submit.click()
  return begun()
}

test('a file becomes a release: its progress, then its hash and what can be done with it', async () => {
  const request = await upload()
  expect(request.url).toBe('/v1/system/update/repositories?file_name=rack-18.0.0.zip')
  request.sent(250)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
  await expectAccessible()
  request.sent(1000)
  await expect.element(page.getByText(/^Sent\. The server is verifying the release/)).toBeVisible()
  const hash = 'ab'.repeat(32)
  const repo = { system_version: '18.0.0', file_name: 'rack-18.0.0.zip', hash, time_created: '2026-01-02T00:00:00Z' }
  request.answer(200, { repo, status: 'inserted' })
  await expect.element(page.getByRole('heading', { name: 'Release 18.0.0 uploaded' })).toHaveFocus()
  await expect.element(page.getByText(hash)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set as target release' })).toBeEnabled()
  await expectAccessible()
})

test('the same archive again is said to have been there, and an older one cannot be the target', async () => {
  const request = await upload()
  const repo = { system_version: '17.0.0', file_name: 'a.zip', hash: 'ab', time_created: '2026-01-02T00:00:00Z' }
  request.answer(200, { repo, status: 'already_exists' })
  await expect.element(page.getByRole('heading', { name: 'Release 17.0.0 already exists' })).toBeVisible()
  await expect.element(page.getByText(/was already uploaded; nothing changed/)).toBeVisible()
  const target = page.getByRole('button', { name: 'Set as target release' })
  await expect.element(target).toHaveAccessibleDescription('Older than the target release')
})

test.each([
  [archive('rack.tar'), 'Must be a .zip file'],
  [archive('rack.zip', '<html'), 'Not a zip archive. The download may be incomplete.'],
  [new File([], 'rack.zip'), 'The file is empty'],
])('a wrong file is refused before anything is sent: %#', async (file, problem) => {
  await show()
  await choose(file)
  await expect.element(page.getByText(problem)).toBeVisible()
  await submit.click()
  await expect
    .element(page.getByLabelText('Release archive'))
    .toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)))
  expect(HeldRequest.all).toEqual([])
})

/** The form is back, with the file, which can be sent again. */
async function expectAgain(): Promise<void> {
  await expect.element(page.getByText('rack-18.0.0.zip')).toBeVisible()
  await submit.click()
  await begun(2)
}

test('a signature that no trust root vouches for is said in the server’s words, with the way to the trust roots', async () => {
  const request = await upload()
  request.answer(400, { message: 'signature threshold was not met', request_id: 'r-1' })
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('The server refused the release')
  await expect.element(alert).toMatchTextContent('signature threshold was not met')
  await expect.element(alert.getByRole('link', { name: 'trust roots' })).toHaveAttribute('target', '_blank')
  await expectAccessible()
  await expectAgain()
})

test('another archive of the same release is shown with both hashes', async () => {
  const request = await upload()
  const [mine, theirs] = ['a8'.repeat(32), '87'.repeat(32)]
  const message = `Uploaded repository with system version 18.0.0 has SHA256 hash ${mine}, but existing repository has SHA256 hash ${theirs}.`
  request.answer(409, { error_code: 'Conflict', message, request_id: 'r-1' })
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Release 18.0.0 exists with a different archive')
  await expect.element(alert.getByText(mine, { exact: true })).toBeVisible()
  await expect.element(alert.getByText(theirs, { exact: true })).toBeVisible()
  // It says nothing of another file.
  await choose(archive('rack-19.0.0.zip'))
  expect(alert.query()).toBe(null)
  await submit.click()
  expect((await begun(2)).url).toMatch(/file_name=rack-19\.0\.0\.zip$/)
})

test('a broken connection says how far it came and that it starts over', async () => {
  const request = await upload()
  request.sent(500)
  request.breaks()
  await expect.element(page.getByText(/^500 B of 1000 B sent\. Upload the file again\./)).toBeVisible()
  await expectAgain()
})

test('when everything was sent and no answer came, the release may be there', async () => {
  const request = await upload()
  request.sent(1000)
  request.breaks()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^No response from the server.*the release may exist/)
})

test.each([200, 502, 504])(
  'regression: a release was said not to be uploaded when an answer of %i, which leaves that open, could not be read',
  async (status) => {
    const request = await upload()
    request.sent(1000)
    request.answer(status, '<h1>Gateway</h1>')
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent(/^The outcome is not known.*The release may exist/)
    await expect.element(alert.getByRole('link', { name: 'releases' })).toBeVisible()
    await expectAgain()
  },
)

test('without a network it waits, and starts over when that is back', async () => {
  const request = await upload()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  request.sent(500)
  request.breaks()
  await expect.element(page.getByText(/^Offline\. The upload restarts/)).toBeVisible()
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await begun(2)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
})

test('a session that ends meanwhile leaves the page and its file where they are', async () => {
  const request = await upload()
  request.answer(401, { message: 'credentials missing or invalid', request_id: 'r-1' })
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Your session has ended')
  await expect.element(alert.getByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute('href', '/login')
  expect(unauthorized).not.toHaveBeenCalled()
  await expectAgain()
})

test('leaving asks first; who leaves cancels', async () => {
  const { back, address } = await show()
  await choose(archive())
  await submit.click()
  const request = await begun()
  const stopped = vi.fn()
  request.addEventListener('abort', stopped)
  void back()
  await page.getByRole('button', { name: 'Keep uploading' }).click()
  expect([address(), stopped.mock.calls.length]).toEqual(['/system/update/releases-new', 0])
  void back()
  await page.getByRole('button', { name: 'Cancel upload and leave' }).click()
  await vi.waitFor(() => expect([address(), stopped.mock.calls.length]).toEqual(['/', 1]))
})

test('regression: an upload began that nobody saw when its page had been left while the file was looked at', async () => {
  const { back, address } = await show()
  await choose(archive())
  const head = Promise.withResolvers<ArrayBuffer>()
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(head.promise)
  await submit.click()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  void back()
  await page.getByRole('button', { name: 'Leave form' }).click()
  await expect.element(submit).not.toBeInTheDocument()
  expect(address()).toBe('/')
  head.resolve(new TextEncoder().encode('PK\u0003\u0004').buffer)
  await vi.waitFor(() => expect(read.mock.settledResults).toHaveLength(1))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(HeldRequest.all).toEqual([])
})

test('cancelling leads back to the chosen file', async () => {
  await upload()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click()
  await expect.element(page.getByText('The upload was cancelled.')).toBeVisible()
  await expectAgain()
})
