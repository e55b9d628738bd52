import { describe, expect, it, test, vi } from 'vitest'

import type { Failure } from './binding.ts'
import { ApiError, isNotOffered, mayHelpToRetry, toApiError, toUserMessage } from './errors.ts'

const refused = (data: unknown, statusCode = 400): Failure => ({
  type: 'error',
  statusCode,
  data,
  headers: new Headers(),
  requestId: 'r1',
})
const message = (data: unknown, operation?: string): string => toApiError(refused(data), operation).message

describe('the error catalogue (specification §8)', () => {
  it('an answer that cannot be read', () => {
    const error = toApiError({
      type: 'client_error',
      statusCode: 502,
      text: '<html>',
      error: new SyntaxError('x'),
      headers: new Headers(),
    })
    expect(error.message).toBe('Error reading API response')
    expect(error.statusCode).toBe(502)
    expect(toUserMessage(error)).toBe('Error reading API response (HTTP 502)')
    // Nothing of the answer: an unreadable 201 had a token in it.
    expect(JSON.stringify({ ...error, cause: error.cause })).not.toContain('html')
  })

  it('a message of a hundred thousand characters was drawn as it came', () => {
    const error = toApiError(refused({ message: 'W'.repeat(100_000), errorCode: 'E'.repeat(100_000) }))
    expect([error.message.length, error.detail?.length, error.errorCode?.length]).toEqual([4000, 4000, 4000])
  })

  it('an error without a message says status, code and operation beside the words of the catalogue', () => {
    const said = (data: unknown, statusCode: number) =>
      toUserMessage(toApiError(refused(data, statusCode), 'bfdStatus'))
    expect(said({ errorCode: 'NotImplemented' }, 501)).toBe('Unknown server error (HTTP 501 NotImplemented, bfdStatus)')
    expect(said({}, 500)).toBe('Unknown server error (HTTP 500, bfdStatus)')
    expect(said(null, 503)).toBe('Unknown server error (HTTP 503, bfdStatus)')
    expect(said({ message: 'busy' }, 503)).toBe('busy')
    expect(message({ errorCode: 'NotImplemented' })).toBe('Unknown server error')
  })

  it('Forbidden', () => {
    expect(message({ errorCode: 'Forbidden', message: 'Forbidden' })).toBe('Action not authorized')
  })

  it('ObjectNotFound', () => {
    expect(message({ errorCode: 'ObjectNotFound', message: 'not found: disk with name "a"' })).toBe(
      'Not found: disk with name "a"',
    )
  })

  it.each([
    ['already exists: project "a"', 'diskCreate', 'Project name already exists'],
    ['already exists: vpc-subnet "a"', 'diskCreate', 'VPC subnet name already exists'],
    ['already exists: ssh-key "Create"', undefined, 'SSH key name already exists'],
    ['a disk of that name is there', 'instanceNetworkInterfaceCreate', 'Interface name already exists'],
    ['a disk of that name is there', 'disk_create', 'Disk name already exists'],
    ['a disk of that name is there', 'diskUpdate', 'a disk of that name is there'],
    ['', undefined, 'Name already exists'],
  ])('ObjectAlreadyExists: %j in %s', (text, operation, expected) => {
    expect(message({ errorCode: 'ObjectAlreadyExists', message: text }, operation)).toBe(expected)
  })

  it('a body that the server cannot parse', () => {
    const text = 'unable to parse JSON body: name: name cannot end with "-" at line 1 column 12'
    expect(message({ message: text })).toBe('Unable to parse JSON body: name: name cannot end with "-"')
  })

  it('anything else is the server’s message as it is', () => {
    expect(message({ errorCode: 'InvalidRequest', message: 'cannot stop at line 1 column 2' })).toBe(
      'cannot stop at line 1 column 2',
    )
    expect(message({ message: 'Not Found' })).toBe('Not Found')
  })

  it.each([{}, { message: '' }, { message: 5 }, [], 'text', null, undefined])(
    '%j is an unknown server error',
    (data) => {
      expect(message(data)).toBe('Unknown server error')
    },
  )

  it('tells a network failure from a cancelled call', () => {
    const network = toApiError({ type: 'network', error: new TypeError('fetch failed') })
    const aborted = toApiError({ type: 'aborted' })
    expect([network.kind, aborted.kind]).toEqual(['network', 'aborted'])
    expect(network.message).not.toBe(aborted.message)
    expect([network.statusCode, aborted.statusCode]).toEqual([undefined, undefined])
  })
})

describe('ApiError', () => {
  it('keeps what support needs', () => {
    const error = toApiError(refused({ errorCode: 'Conflict', message: 'busy', requestId: 'r1' }, 409), 'instanceStop')
    expect(error).toBeInstanceOf(Error)
    expect({ ...error }).toEqual({
      name: 'ApiError',
      kind: 'error',
      statusCode: 409,
      unsure: false,
      errorCode: 'Conflict',
      requestId: 'r1',
      operation: 'instanceStop',
      detail: 'busy',
    })
  })
})

describe('toUserMessage', () => {
  it.each([new TypeError("can't access property x of undefined"), 'text', undefined, { message: 'x' }])(
    'says nothing technical about %s',
    (error) => {
      expect(toUserMessage(error)).toBe('Something went wrong')
    },
  )
})

test('code that could not be fetched is told in the words of no browser', () => {
  for (const text of [
    'Failed to fetch dynamically imported module: http://x/y.js',
    'error loading dynamically imported module: http://x/y.js',
    'Importing a module script failed.',
  ]) {
    vi.stubGlobal('navigator', { onLine: false })
    expect(toUserMessage(new TypeError(text))).toBe('You are offline: this part of the console could not be loaded.')
    vi.stubGlobal('navigator', { onLine: true })
    expect(toUserMessage(new TypeError(text))).toBe('This part of the console could not be loaded. Reload the page.')
    vi.unstubAllGlobals()
  }
})

describe('another try', () => {
  const error = (statusCode: number) => toApiError(refused({}, statusCode))

  it('is no help where the server refuses for good', () => {
    for (const status of [403, 405, 501]) expect(mayHelpToRetry(error(status))).toBe(false)
    for (const status of [400, 404, 409, 429, 500, 502, 503]) expect(mayHelpToRetry(error(status))).toBe(true)
    for (const other of [new ApiError('x', { kind: 'network' }), new TypeError('x'), undefined])
      expect(mayHelpToRetry(other)).toBe(true)
    expect(isNotOffered(error(501))).toBe(true)
    expect(isNotOffered(error(500))).toBe(false)
  })

  it.each([
    ['20', 20_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Wed, 31 Dec 2025 23:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('after %j', (value, expected) => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
    try {
      const failure = { ...refused({}, 503), headers: new Headers({ 'retry-after': value }) }
      expect(toApiError(failure).retryAfter).toBe(expected)
    } finally {
      vi.useRealTimers()
    }
  })
})
