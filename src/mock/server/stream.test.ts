import { expect, test, vi } from 'vitest'

import { badRequest } from '../http/errors.ts'
import type { OpenedStream } from './pipeline.ts'
import { attachStream } from './stream.ts'

/** A socket as a transport gives it, and what was done with it. */
function fakeSocket() {
  const said: unknown[] = []
  const closed: [number, string][] = []
  let receive: (bytes: Uint8Array) => void = () => undefined
  return {
    said,
    closed,
    write: (text: string) => receive(new TextEncoder().encode(text)),
    send: (message: unknown) => void said.push(message),
    close: (code: number, reason: string) => void closed.push([code, reason]),
    onMessage: (next: typeof receive) => void (receive = next),
    onClose: () => undefined,
  }
}

const mockThat = (open: () => Promise<OpenedStream>) => ({
  open,
  settle: () => Promise.resolve(),
  now: () => 0,
  change: () => Promise.resolve(),
})

/** A stream of an operation that nobody has written a behaviour for. */
const opened = (message?: string): Promise<OpenedStream> =>
  Promise.resolve({
    spec: {
      id: 'tide_watch',
      method: 'GET',
      path: '/v1/tides',
      area: 'tides',
      response: 'socket',
      sample: message === undefined ? {} : { message },
    },
    path: {},
    query: {},
    ctx: {},
  } as unknown as OpenedStream) // a table of operations is one of our contract

const request = new Request('http://localhost/v1/tides')

test('a socket that nobody has written says once what the contract says of its messages', async () => {
  const socket = fakeSocket()
  attachStream(
    mockThat(() => opened('{"meters":1}')),
    request,
    socket,
  )
  await vi.waitFor(() => expect(socket.said).toEqual(['{"meters":1}']))
  socket.write('anything')
  await Promise.resolve()
  expect(socket.said).toHaveLength(1)
  expect(socket.closed).toEqual([])
})

test('one of which the contract says nothing stays open and is silent', async () => {
  const socket = fakeSocket()
  const open = vi.fn<() => Promise<OpenedStream>>(() => opened())
  attachStream(mockThat(open), request, socket)
  socket.write('anything')
  await vi.waitFor(() => expect(open).toHaveResolved())
  expect({ said: socket.said, closed: socket.closed }).toEqual({ said: [], closed: [] })
})

test('one that is refused closes, and says why', async () => {
  const socket = fakeSocket()
  attachStream(
    mockThat(() => Promise.reject(badRequest('no tides here'))),
    request,
    socket,
  )
  await vi.waitFor(() => expect(socket.closed).toEqual([[1011, 'no tides here']]))
})
