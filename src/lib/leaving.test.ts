import { afterEach, expect, it, vi } from 'vitest'

import { beforeLeaving, onceStaying, reloadPage, tellLeaving } from './leaving.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells who has something to keep why the page goes, and that it stays after all', () => {
  const stay = vi.fn()
  const listener = vi.fn(() => stay)
  const stops = [beforeLeaving(listener), beforeLeaving(() => undefined)]
  const stays = tellLeaving('reload')
  expect(listener).toHaveBeenCalledExactlyOnceWith('reload')
  expect(stay).not.toHaveBeenCalled()
  stays()
  expect(stay).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
  tellLeaving('sign-in')
  expect(listener).toHaveBeenCalledOnce()
})

it('keeps first and reloads then', () => {
  const order: string[] = []
  vi.stubGlobal('window', {
    navigation: new EventTarget(),
    location: { reload: () => order.push('reload') },
  })
  const stop = beforeLeaving(() => void order.push('kept'))
  reloadPage()
  expect(order).toEqual(['kept', 'reload'])
  stop()
})

it.each([
  [
    'tells that a navigation came to nothing',
    (window: EventTarget, navigation: EventTarget) => ({ navigation, at: navigation, event: 'navigateerror', window }),
  ],
  [
    'does not tell: people do something on the page',
    (window: EventTarget) => ({ navigation: undefined, at: window, event: 'pointerdown', window }),
  ],
] as const)('people stay where the browser %s', (_, make) => {
  const { navigation, at, event, window } = make(new EventTarget(), new EventTarget())
  vi.stubGlobal('window', Object.assign(window, { navigation }))
  const onStay = vi.fn()
  onceStaying(onStay)
  expect(onStay).not.toHaveBeenCalled()
  at.dispatchEvent(new Event(event))
  at.dispatchEvent(new Event(event))
  expect(onStay).toHaveBeenCalledOnce()
})
