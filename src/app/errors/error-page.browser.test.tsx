import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { answerReading } from '../../api/answer-reader.ts'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import { pass, stopClock } from '../../ui/browser.fixture.ts'
import { reloadWhenBack } from './come-back.ts'
import { ErrorPage } from './ErrorPage.tsx'

const before = bindClient(createClient({}))
afterAll(() => bindClient(before))
afterEach(() => onlineManager.setOnline(true))

const heading = (name: string) => page.getByRole('heading', { name })
const show = async (error: unknown) => {
  const [onRetry, onReadAgain] = [vi.fn(), vi.fn()]
  const element = <ErrorPage error={error} onRetry={onRetry} onReadAgain={onReadAgain} />
  await showRoutes([{ path: 'x', element }], '/x')
  return Object.assign(onRetry, { onReadAgain })
}
const missing = new TypeError('Failed to fetch dynamically imported module: http://x/y.js')

test('a page that failed offline says so and did not come back by itself', async () => {
  onlineManager.setOnline(false)
  const onRetry = await show(new ApiError('Could not reach the server', { kind: 'network' }))
  await expect.element(heading('You are offline')).toBeVisible()
  onlineManager.setOnline(true)
  dispatchEvent(new Event('online'))
  await expect.poll(() => onRetry.mock.calls.length).toBe(1)
})

test('a page whose code could not be fetched offline says that, in words', async () => {
  onlineManager.setOnline(false)
  await show(missing)
  await expect.element(heading('You are offline')).toBeVisible()
  expect(page.getByText('dynamically').query()).toBe(null)
  onlineManager.setOnline(true)
  await expect.element(heading('This page could not be loaded')).toBeVisible()
})

test('it is loaded again when the network is back and the server answers, not into nothing', async () => {
  stopClock()
  const answers = [false, false, true]
  const isReachable = vi.fn(async () => answers.shift() ?? false)
  const reload = vi.fn()
  const stop = reloadWhenBack({ isReachable, reload })
  await pass(60_000)
  expect(isReachable).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await pass(0)
  await pass(1_000)
  expect(isReachable).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  await pass(3_000)
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
  dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(isReachable).toHaveBeenCalledTimes(3)
})

test('what the server does not offer cannot be tried again', async () => {
  const details = { kind: 'error', statusCode: 501, errorCode: 'NotImplemented', operation: 'bfdList' } as const
  await show(new ApiError('Unknown server error', details))
  await expect.element(page.getByText('This server does not offer what this page shows.')).toBeVisible()
  await expect.element(page.getByText('Unknown server error (HTTP 501 NotImplemented, bfdList)')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBe(null)
})

test('regression: an address with a name that cannot be asked people to try again', async () => {
  const words = 'name: may only contain lowercase letters, digits and dashes'
  await show(new ApiError(words, { kind: 'error', statusCode: 400, requestId: 'r-1', operation: 'projectView' }))
  await expect.element(page.getByText('The server refused this address. Check it for mistakes.')).toBeVisible()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('r-1')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBe(null)
})

test('a page that broke on an answer before answers are looked at gets another try', async () => {
  Object.assign(answerReading, { early: [['projectList', { items: [null] }]] })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { onReadAgain } = await show(new TypeError('Cannot read properties of null'))
  await expect.poll(() => onReadAgain.mock.calls.length).toBe(1)
  expect(answerReading.early).toBe(undefined)
  expect(logged.mock.calls).toEqual([
    ['API answer not as documented', { operation: 'projectList', unreadable: '/items/0: null where an object is due' }],
  ])
  logged.mockRestore()
})

test('regression: one that could not be asked for without a value of such an answer got none', async () => {
  Object.assign(answerReading, { early: [['projectList', { items: [null] }]] })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { onReadAgain } = await show(new ApiError('Not requested: the port is missing.', { kind: 'error' }))
  await expect.poll(() => onReadAgain.mock.calls.length).toBe(1)
  logged.mockRestore()
})

test('a page that broke on something else says so, and looks at answers from then on', async () => {
  Object.assign(answerReading, { early: [['projectList', { items: [] }]] })
  const { onReadAgain } = await show(new TypeError('x is not a function'))
  await expect.element(heading('Something went wrong')).toBeVisible()
  expect(onReadAgain).not.toHaveBeenCalled()
  expect(answerReading.early).toBe(undefined)
})

test('so does one whose answer was found wrong before the page of its error was there', async () => {
  Object.assign(answerReading, { early: undefined, wasWrong: true })
  const { onReadAgain } = await show(new TypeError('Cannot read properties of null'))
  await expect.poll(() => onReadAgain.mock.calls.length).toBe(1)
  expect(answerReading.wasWrong).toBe(false)
})

test('what is wrong with an answer that cannot be read is said', async () => {
  const details = {
    kind: 'client_error',
    statusCode: 200,
    operation: 'diskView',
    detail: '/ should be an object and is null',
  } as const
  await show(new ApiError('Error reading API response', details))
  await expect.element(page.getByText('/ should be an object and is null')).toBeVisible()
})
