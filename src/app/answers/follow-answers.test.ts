import { expect, test, vi } from 'vitest'

import { answerReading } from '../../api/answer-reader.ts'
import { followAnswers } from './follow-answers.ts'

const projects = (count: number, onRead: () => void) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    description: '',
    timeCreated: new Date(0),
    timeModified: new Date(0),
    get name() {
      onRead()
      return 'web'
    },
  })),
})

/** So long that a list takes several turns. */
function beSlow(): void {
  for (const end = performance.now() + 0.02; performance.now() < end;);
}

test('regression: answers of before the first page was there, of a hundred thousand rows each, were read in one task', async () => {
  let reads = 0
  const note = (): void => {
    reads += 1
    beSlow()
  }
  const early = [1, 2].map(() => ['projectList', projects(3_000, note)] as const)
  Object.assign(answerReading, { early: [...early] })
  const done = followAnswers()
  expect(reads).toBeLessThan(6_000)
  expect(answerReading.early, 'a page that broke meanwhile may get another try').toBeDefined()
  const again = followAnswers()
  await Promise.all([done, again])
  expect(reads, 'each once').toBe(6_000)
  expect(answerReading).toMatchObject({ early: undefined, wasWrong: false })
})

test('an answer is handed on when all of its rows have been looked at', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = projects(3_000, beSlow)
  Object.assign(answer.items[2_999] ?? {}, { id: null })
  const read = answerReading.read('projectList', answer)
  expect(answer.items[2_999]?.id).toBe(null)
  await read
  expect(answer.items[2_999]?.id).toBe('')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
