import { expect, test } from 'vitest'

import { someAtOnce } from './some-at-once.ts'

/** Work that ends when the test says so, and what of it has begun. */
function work(most: number) {
  const queue = someAtOnce(most)
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const add = (name: string, signal?: AbortSignal): Promise<string> =>
    queue(() => {
      begun.push(name)
      return new Promise((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
      })
    }, signal)
  return { add, begun, end: (name: string, failure?: Error) => ends.get(name)?.(failure) }
}

test('so many begin at once, the others in their order as those end, whether well or not', async () => {
  const { add, begun, end } = work(2)
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => add(name))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await second).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a', new Error('no'))
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all([third, fourth])).toEqual(['c', 'd'])
})

test('what is called off does not wait, and takes the turn of nobody', async () => {
  const { add, begun, end } = work(1)
  const controller = new AbortController()
  void add('a')
  void add('called off', controller.signal)
  void add('b')
  controller.abort()
  expect(begun).toEqual(['a', 'called off'])
  end('called off')
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'called off', 'b'])
})

test('a signal kept a listener for each call that had waited', async () => {
  const { add, begun, end } = work(1)
  const { signal } = new AbortController()
  const listeners = new Set<unknown>()
  signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener)
  signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
  void add('a', signal)
  void add('b', signal)
  void add('c', signal)
  expect(listeners.size).toBe(2)
  end('a')
  await expect.poll(() => begun).toEqual(['a', 'b'])
  expect(listeners.size).toBe(1)
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  expect(listeners.size).toBe(0)
})
