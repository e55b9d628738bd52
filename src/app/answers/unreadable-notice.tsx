/** Keeps the notice of unreadable answers in step with what the page shows: in a root of its own, for it is above every page. */
import { createRoot } from 'react-dom/client'

import { answerReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { inTurns } from '../../lib/turns.ts'
import { type UnreadablePart, unreadableParts } from './unreadable-parts.ts'
import { UnreadableNotice } from './UnreadableNotice.tsx'

/** Answers come several at once, and pages leave before others are there: milliseconds until it is looked again. */
const calm = 50

const keyOf = ({ operation, pointer, value }: UnreadablePart): string => `${operation} ${pointer} ${value.problem}`

/** From now on. */
export function followUnreadable(): void {
  const element = document.createElement('div')
  document.getElementById('root')?.before(element)
  const root = createRoot(element)
  const hidden = new Set<string>()
  let shown = ''
  const show = (parts: readonly UnreadablePart[]): void => {
    const isNews = parts.some((part) => !hidden.has(keyOf(part)))
    const next = isNews ? parts.map((part) => `${keyOf(part)} ${part.count}`).join('\n') : ''
    if (next === shown) return
    shown = next
    const hide = (): void => {
      for (const part of parts) hidden.add(keyOf(part))
      show(parts)
    }
    root.render(isNews ? <UnreadableNotice parts={parts} onHide={hide} /> : null)
  }
  let latest: ReturnType<typeof unreadableParts> | undefined
  const look = (): void => {
    // What came before somebody read answers is still being marked, and no object is looked at twice.
    if (answerReading.early) return
    latest?.return([])
    const work = (latest = unreadableParts(queryClient()))
    void inTurns(work).then((parts) => work === latest && show(parts))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, calm)
  }
  queryClient().getQueryCache().subscribe(lookSoon)
  look()
}
