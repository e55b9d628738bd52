import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { openSessionChannel } from './channel.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab's window: what it stores is an event in the other tabs. */
function tabs() {
  const windows = [new EventTarget(), new EventTarget()]
  const open = (index: 0 | 1) => {
    const others = windows.filter((_, at) => at !== index)
    const change = (key: string, newValue: string | null) => {
      for (const other of others) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    }
    vi.stubGlobal('window', windows[index])
    vi.stubGlobal('localStorage', {
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    })
    return openSessionChannel()
  }
  return { open, windows }
}

const noBroadcast = () => vi.stubGlobal('BroadcastChannel', undefined)

describe('a browser with broadcast channels', () => {
  it('uses them, and hears only what is meant', () => {
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
})

describe('a browser without', () => {
  it('uses storage', () => {
    noBroadcast()
    const { open, windows } = tabs()
    const heard = vi.fn()
    open(0).listen(heard)
    const { tell } = open(1)
    tell('a')
    tell(null)
    for (const newValue of ['{', '7', null]) {
      windows[0]?.dispatchEvent(Object.assign(new Event('storage'), { key: 'cairn.session', newValue }))
    }
    windows[0]?.dispatchEvent(Object.assign(new Event('storage'), { key: 'other', newValue: '"a"' }))
    expect(heard.mock.calls).toEqual([['a'], [null]])
  })

  it('does nothing where storage is blocked, too', () => {
    noBroadcast()
    vi.stubGlobal('window', new EventTarget())
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, 'localStorage', before)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    })
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const heard = vi.fn()
    const channel = openSessionChannel()
    channel.listen(heard)
    expect(() => channel.tell('a')).not.toThrow()
    expect(heard).not.toHaveBeenCalled()
  })
})
