import { afterEach, expect, it, vi } from 'vitest'

import { keepChoice } from '../lib/storage.ts'
import { removeToast, toastStore } from '../ui/toast-store.ts'
import { followLostChoice } from './follow-lost-choice.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toastStore.get()) removeToast(id)
})

const browser = (setItem: () => void) => vi.stubGlobal('localStorage', { setItem, removeItem: () => undefined })
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

it('says once that choices are not kept, however many are made', () => {
  browser(full)
  const stop = followLostChoice()
  keepChoice('cairn.theme', 'dark')
  keepChoice('cairn.keys', 'off')
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Setting not saved'])
  stop()
})

it('regression: what was chosen before it was known who is signed in was kept for anybody', () => {
  const setItem = vi.fn()
  browser(setItem)
  const stop = followLostChoice()
  keepChoice(undefined, 'compact')
  expect(toastStore.get().map(({ content }) => content)).toEqual([
    'Could not load who is signed in. The setting applies until the page is reloaded.',
  ])
  expect(setItem).not.toHaveBeenCalled()
  stop()
})

it('says nothing where they are kept, nor of a choice that needs no keeping', () => {
  const stop = followLostChoice()
  browser(() => undefined)
  keepChoice('cairn.theme', 'dark')
  browser(full)
  keepChoice('cairn.theme', null)
  expect(toastStore.get()).toEqual([])
  stop()
})
