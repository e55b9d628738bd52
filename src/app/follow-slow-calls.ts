/** Says when the server does not answer, once for all calls that wait, and lets people retry or cancel. */
import { patience, type SlowCall, slowCalls } from '../api/slow-calls.ts'
import { plural } from '../lib/numbers.ts'
import { addToast, removeToast } from '../ui/toast-store.ts'

const id = 'slow-calls'

/** From now on, and of those that wait already. Returns what ends that. */
export function followSlowCalls(): () => void {
  const tell = (): void => {
    const calls = slowCalls.get()
    if (calls.length === 0) removeToast(id)
    else addToast(noticeOf(calls))
  }
  tell()
  return slowCalls.subscribe(tell)
}

function noticeOf(calls: readonly SlowCall[]) {
  const names = [...new Set(calls.map(({ operation }) => operation))]
  const who =
    calls.length === 1 ? String(names[0]) : `${plural(calls.length, 'request')}: ${names.slice(0, 3).join(', ')}`
  const waiting = `The server has not answered for ${patience / 1000} seconds (${names.length > 3 ? `${who} …` : who}).`
  const risk =
    ' The change may have been made all the same: cancelling does not undo it, and a retry may make it twice.'
  return {
    id,
    variant: 'info',
    title: 'No answer yet',
    content: waiting + (calls.some(({ changes }) => changes) ? risk : ''),
    timeout: null,
    actions: [
      { label: 'Retry', onSelect: () => calls.forEach((call) => call.retry()) },
      { label: 'Cancel', onSelect: () => calls.forEach((call) => call.cancel()) },
    ],
  } as const
}
