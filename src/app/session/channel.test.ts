import { afterEach, expect, it, vi } from 'vitest'

import { openSessionChannel } from './channel.ts'

afterEach(() => vi.unstubAllGlobals())

it('hears what other tabs say, and only what is meant', () => {
  const channels: EventTarget[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super()
        channels.push(this)
      }
      postMessage(data: unknown) {
        for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
      }
    },
  )
  const heard = vi.fn()
  openSessionChannel().listen(heard)
  const { tell } = openSessionChannel()
  tell('a')
  tell(null)
  channels[0]?.dispatchEvent(new MessageEvent('message', { data: { user: 'x' } }))
  expect(heard.mock.calls).toEqual([['a'], [null]])
})

it('stays silent where the browser blocks channels together with storage', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function BroadcastChannel() {
      throw new DOMException('blocked', 'SecurityError')
    }),
  )
  const heard = vi.fn()
  const channel = openSessionChannel()
  channel.listen(heard)
  expect(() => channel.tell('a')).not.toThrow()
  expect(heard).not.toHaveBeenCalled()
})
