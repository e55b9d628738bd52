import { beforeEach, expect, test, vi } from 'vitest'

import { type Answer, createDownload, type DownloadStatus } from './download.ts'
import { memoryPlace, PlaceError } from './place.ts'

class Passing extends Error {}

const letters = (text: string) => new TextEncoder().encode(text)

/** A server that has a text, sends two letters at a time, and fails when it is told to. */
function openWorld(text = 'abcdefghij') {
  const statuses: DownloadStatus[] = []
  const saved = vi.fn<(name: string, content: Blob) => void>()
  const world = {
    text,
    tag: 'one',
    online: true,
    /** Where answers break off, one after the other. */
    breaks: [] as number[],
    /** Requests that fail, one after the other. */
    failures: [] as Error[],
    sendsParts: true,
    saysTotal: true,
    asked: [] as number[],
    waited: [] as number[],
    /** What it answers instead. */
    answer: undefined as (() => Answer) | undefined,
    /** Called before each piece. */
    onPiece: (_at: number): void | Promise<void> => undefined,
    statuses,
    last: () => statuses.at(-1),
    saved,
  }
  const open = async (from: number, signal: AbortSignal): Promise<Answer> => {
    signal.throwIfAborted()
    world.asked.push(from)
    if (world.asked.length > 50) throw new PlaceError('asked for ever')
    if (world.answer) return world.answer()
    const failed = world.failures.shift()
    if (failed) throw failed
    if (from > 0 && from >= world.text.length) return { beyond: world.text.length }
    const start = world.sendsParts ? from : 0
    const end = world.breaks.shift()
    const sent = world.text
    async function* pieces() {
      for (let at = start; at < sent.length; at += 2) {
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        await world.onPiece(at)
        signal.throwIfAborted()
        if (end !== undefined && at >= end) throw new Passing('broken')
        yield letters(sent.slice(at, at + 2))
      }
    }
    return { bytes: pieces(), from: start, total: world.saysTotal ? sent.length : undefined, tag: world.tag }
  }
  const download = createDownload({
    open,
    place: memoryPlace('all.zip', { save: saved }),
    size: undefined,
    judge: (error) => ({
      message: error instanceof Error ? error.message : 'odd',
      passing: error instanceof Passing,
    }),
    isOnline: () => world.online,
    now: () => 0,
    wait: async (milliseconds) => {
      // The rest between two reports is shorter.
      if (milliseconds >= 1000) world.waited.push(milliseconds)
    },
    onStatus: (status) => statuses.push(status),
  })
  return Object.assign(world, { download })
}

let world: ReturnType<typeof openWorld>
beforeEach(() => {
  world = openWorld()
})

const savedText = () => world.saved.mock.calls[0]?.[1].text()

test('all bytes arrive and are saved as one file', async () => {
  await world.download.start()
  expect(world.asked).toEqual([0])
  expect(await savedText()).toBe('abcdefghij')
  expect(world.saved.mock.calls[0]?.[0]).toBe('all.zip')
  expect(world.last()).toMatchObject({ phase: 'done', progress: { done: 10, total: 10 } })
})

test('what has arrived is told, also when nothing more comes', async () => {
  world.onPiece = (at) => {
    if (at === 4) return Promise.withResolvers<void>().promise
  }
  void world.download.start()
  await vi.waitFor(() => expect(world.last()?.progress.done).toBe(4))
})

test('what broke off goes on where it stopped', async () => {
  world.breaks = [4, 8]
  await world.download.start()
  expect(world.asked).toEqual([0, 4, 8])
  expect(await savedText()).toBe('abcdefghij')
  expect(world.last()?.anew).toBe(undefined)
})

test('an answer that ends too early is asked for the rest', async () => {
  const { text } = world
  world.onPiece = (at) => {
    if (at === 4 && world.asked.length === 1) throw new Passing('broken')
  }
  await world.download.start()
  expect(world.asked).toEqual([0, 4])
  expect(await savedText()).toBe(text)
})

test('what changed on the server meanwhile starts again', async () => {
  world.breaks = [4]
  world.onPiece = (at) => {
    if (at !== 4 || world.tag === 'two') return
    Object.assign(world, { tag: 'two', text: 'ABCDEFGHIJ' })
  }
  await world.download.start()
  expect(world.asked).toEqual([0, 4, 0])
  expect(await savedText()).toBe('ABCDEFGHIJ')
  expect(world.last()).toMatchObject({ phase: 'done', anew: 'changed', progress: { done: 10 } })
})

test('another length is a change, too, also one that is shorter than what has arrived', async () => {
  for (const shorter of ['ABCDEFGH', 'AB']) {
    world = openWorld()
    world.breaks = [4]
    world.tag = 'same'
    world.onPiece = (at) => {
      if (at === 4) world.text = shorter
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await world.download.start()
    expect(world.asked).toEqual([0, 4, 0])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await savedText()).toBe(shorter)
  }
})

test.each([
  ['says that there is nothing from there on', (): Answer => ({ beyond: undefined })],
  [
    'sends other bytes than it was asked for',
    (): Answer => ({ bytes: (async function* none() {})(), from: 5, total: 10, tag: undefined }),
  ],
])('a server that %s each time was asked for ever, without a pause', async (_, answer) => {
  world.answer = answer
  void world.download.start()
  await vi.waitFor(() => expect(world.last()?.phase).toBe('failed'))
  expect(world.last()?.failure).toMatchObject({
    message: 'The server does not send the data that it is asked for.',
    isFinal: false,
  })
  expect(world.asked.length).toBeLessThan(10)
  world.answer = undefined
  world.download.retry()
  await vi.waitFor(() => expect(world.last()?.phase).toBe('done'))
  expect(await savedText()).toBe('abcdefghij')
})

test('a server that sends no parts sends all of it again', async () => {
  world.breaks = [4]
  world.sendsParts = false
  await world.download.start()
  expect(world.asked).toEqual([0, 4])
  expect(await savedText()).toBe('abcdefghij')
  expect(world.last()?.anew).toBe('whole')
})

test('bytes that are all there are not asked for again because nobody said how many they are', async () => {
  world.saysTotal = false
  world.onPiece = (at) => {
    if (at === 8) world.breaks = []
  }
  world.breaks = [10]
  await world.download.start()
  expect(await savedText()).toBe('abcdefghij')
})

test('it is tried again by itself, later each time, and says why', async () => {
  world.failures = [new Passing('busy'), new Passing('busy')]
  await world.download.start()
  expect(world.waited).toEqual([1000, 2000])
  expect(world.statuses.some(({ again }) => again?.message === 'busy')).toBe(true)
  expect(world.last()).toMatchObject({ phase: 'done' })
})

const until = (phase: DownloadStatus['phase']) => vi.waitFor(() => expect(world.last()?.phase).toBe(phase))

test('after a failure that does not pass people decide; what has arrived stays', async () => {
  world.breaks = [4]
  const over = world.download.start()
  world.failures = []
  world.onPiece = (at) => {
    if (at === 4) world.failures = [new Error('forbidden')]
  }
  await until('failed')
  expect(world.last()?.failure).toEqual({ message: 'forbidden', requestId: undefined, isFinal: false })
  world.onPiece = () => undefined
  world.download.retry()
  await over
  expect(world.asked).toEqual([0, 4, 4])
  expect(await savedText()).toBe('abcdefghij')
})

test('a pause ends the request, and going on asks for the rest', async () => {
  world.onPiece = (at) => {
    if (at === 6 && world.asked.length === 1) world.download.pause()
  }
  const over = world.download.start()
  await until('paused')
  expect(world.last()?.progress.done).toBe(6)
  world.download.resume()
  await over
  expect(world.asked).toEqual([0, 6])
  expect(await savedText()).toBe('abcdefghij')
})

test('without a network it waits for it', async () => {
  world.breaks = [4]
  world.onPiece = (at) => {
    if (at === 4 && world.asked.length === 1) world.online = false
  }
  const over = world.download.start()
  await until('offline')
  world.online = true
  world.download.onNetwork()
  await over
  expect(world.waited).toEqual([])
  expect(await savedText()).toBe('abcdefghij')
})

test('what is cancelled is not saved', async () => {
  world.onPiece = (at) => {
    if (at === 4) world.download.cancel()
  }
  await world.download.start()
  expect(world.last()?.phase).toBe('cancelled')
  expect(world.saved).not.toHaveBeenCalled()
})

test('bytes that cannot be kept are not asked for again', async () => {
  const place = memoryPlace('all.zip', { save: world.saved, most: 5 })
  await place.write(letters('abcd'))
  await expect(place.write(letters('ef'))).rejects.toThrow(PlaceError)
  await place.restart()
  await place.write(letters('abcd'))

  const statuses: DownloadStatus[] = []
  const open = vi.fn(async (): Promise<Answer> => ({
    bytes: (async function* pieces() {
      yield letters('abcdef')
    })(),
    from: 0,
    total: 6,
    tag: undefined,
  }))
  const download = createDownload({
    open,
    place: memoryPlace('all.zip', { save: world.saved, most: 5 }),
    size: 6,
    judge: (error) => ({ message: String(error), passing: false }),
    isOnline: () => true,
    now: () => 0,
    wait: async () => undefined,
    onStatus: (status) => statuses.push(status),
  })
  const over = download.start()
  await vi.waitFor(() => expect(statuses.at(-1)?.failure?.isFinal).toBe(true))
  download.retry()
  expect(statuses.at(-1)?.phase).toBe('failed')
  download.cancel()
  await over
  expect(open).toHaveBeenCalledTimes(1)
  expect(world.saved).not.toHaveBeenCalled()
})
