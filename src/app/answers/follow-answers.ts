/** Answers that are not what the contract says: found, replaced and told of in the browser's console. */
import { shapes } from '../../../generated/model/shapes.gen.ts'
import { answerReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader, type Problem } from '../../api/read-answer.ts'
import { otherVersion } from '../../api/server-version.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { pause } from '../../lib/turns.ts'
import { whenReachable } from '../../ui/lazy-part.ts'
import { createUnreadableLog } from './unreadable-log.ts'

/** Rows that are read in one go: each may be made of many parts. */
const mostAtOnce = 5_000

/** Of the longest list that the answer is, or that is one of its fields. */
function rowsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  const lists = isPlainObject(answer) ? Object.values(answer).filter((one) => Array.isArray(one)) : []
  return lists.reduce((most, { length }) => Math.max(most, length), 0)
}

let isTold = false

/** People are told over the pages that show such answers, once there has been one. */
function tell(): void {
  if (isTold) return
  isTold = true
  void whenReachable(() => import('./unreadable-notice.tsx')).then(({ followUnreadable }) => followUnreadable())
}

/** Once; what is on the page already is asked for again if something of it was wrong. */
export function followAnswers(): void {
  const { early } = answerReading
  if (early === undefined) return
  const reader = createAnswerReader(shapes, () => otherVersion.get() !== undefined)
  const log = createUnreadableLog()
  const note = (operation: string, problems: readonly Problem[]): boolean => {
    if (problems.length === 0) return false
    log(operation, problems)
    tell()
    return true
  }
  const read = (operation: string, answer: unknown): boolean => note(operation, reader(operation, answer))
  const readInParts = async (operation: string, answer: unknown, length: number): Promise<void> => {
    const problems: Problem[] = []
    for (let from = 0; from < length; from += mostAtOnce) {
      problems.push(...reader(operation, answer, { from, to: from + mostAtOnce }))
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
      await pause()
    }
    note(operation, problems)
  }
  const readNow = (operation: string, answer: unknown): unknown => {
    const length = rowsOf(answer)
    return length > mostAtOnce ? readInParts(operation, answer, length) : read(operation, answer)
  }
  Object.assign(answerReading, { read: readNow, early: undefined })
  answerReading.wasWrong = early.splice(0).filter((answer) => read(...answer)).length > 0
  if (answerReading.wasWrong) void queryClient().invalidateQueries()
}
