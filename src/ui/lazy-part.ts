// oxlint-disable-next-line eslint/no-restricted-imports -- this is what stands in its place
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

import { UnreachableFile } from '../lib/load-files.ts'
import { isMissingModule } from '../lib/missing-module.ts'
import { addToast, removeToast } from './toast-store.ts'

/**
 * A component whose code comes when it is first shown. React's own `lazy` keeps a failure for good; this one waits for the network,
 * says so, and then shows what was opened. Code that is gone, as a newer version has taken its place, takes nothing else along: the
 * part stays away (src/lib/load-files.ts has it told).
 * @param essential what is around it is nothing without it: then the failure is thrown
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  essential?: 'essential',
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await whenReachable(load) }
    } catch (error) {
      if (essential || !isMissingModule(error)) throw error
      return { default: () => null }
    }
  })
}

/** Milliseconds until the next try, as long as the browser believes to be online. */
const pause = 5_000

const toastId = 'missing-part'
let isAskedAgain = false

/** Whether what has just come was waited for until somebody pressed "Try again": a press outside of it closes what can be closed so. */
export const wasAskedAgain = (): boolean => isAskedAgain
const waiting = new Set<() => void>()

/** Code that somebody asked for: when it cannot be fetched now, it is once the network is back. */
export async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load()
    } catch (error) {
      if (!(error instanceof UnreachableFile)) throw error
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await nextTry()
    }
  }
}

async function nextTry(): Promise<void> {
  isAskedAgain = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const tryNow = () => resolve()
  waiting.add(tryNow)
  addToast({
    id: toastId,
    variant: 'info',
    title: 'No connection',
    content: 'What you opened loads when the connection is back.',
    timeout: null,
    actions: [{ label: 'Try again', onSelect: tryAll }],
  })
  window.addEventListener('online', tryNow)
  const timer = setInterval(() => navigator.onLine && tryNow(), pause)
  await promise
  clearInterval(timer)
  window.removeEventListener('online', tryNow)
  waiting.delete(tryNow)
  if (waiting.size === 0) removeToast(toastId)
}

const tryAll = () => {
  isAskedAgain = true
  waiting.forEach((tryNow) => tryNow())
}
