import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { followUnreadable } from './unreadable-notice.tsx'

const read = createAnswerReader({ shapes: ['items:[1', 'id'], answers: { crateList: '0' } })

function wrong(raw: unknown) {
  const answer = { items: [{ id: raw }] }
  read('crateList', answer)
  return answer
}

test('regression: long lists were looked at to their end even when others had come meanwhile', async () => {
  const { early } = answerReading
  Object.assign(answerReading, { early: [] })
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const key = [{ _id: 'crateList' }]
  const client = queryClient()
  client.setQueryDefaults(key, { structuralSharing: false })
  const stop = new QueryObserver(client, { queryKey: key, enabled: false }).subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    Object.assign(answerReading, { early })
    client.clear()
    element.previousSibling?.remove()
    element.remove()
  })
  const rows = 50_000
  let reads = 0
  const slow = () => ({
    get id() {
      reads += 1
      for (const end = performance.now() + 0.02; performance.now() < end;);
      return 'a'
    },
  })
  client.setQueryData(key, { items: [...Array.from({ length: rows }, slow), ...wrong(1).items] })
  followUnreadable()
  expect(reads, 'what came early is not marked yet').toBe(0)
  Object.assign(answerReading, { early: undefined })
  client.setQueryData(key, (kept: unknown) => kept)
  await expect.poll(() => reads).toBeGreaterThan(0)
  client.setQueryData(key, wrong(2))
  const notice = page.getByRole('region', { name: 'Unreadable answers' })
  await expect.element(notice).toBeVisible()
  let former = -1
  const isOver = (): boolean => {
    const isSame = reads === former
    former = reads
    return isSame
  }
  await expect.poll(isOver, { interval: 100, timeout: 20_000 }).toBe(true)
  expect(reads, 'nobody goes on with the rows that are gone').toBeLessThan(rows)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
