/** Answers that are not what the contract says: found, replaced and told of in the browser's console. */
import { shapes } from '../../../generated/model/shapes.gen.ts'
import { answerReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { otherVersion } from '../../api/server-version.ts'
import { whenReachable } from '../../ui/lazy-part.ts'
import { createUnreadableLog } from './unreadable-log.ts'

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
  const read = (operation: string, answer: unknown): boolean => {
    const problems = reader(operation, answer)
    if (problems.length === 0) return false
    log(operation, problems)
    tell()
    return true
  }
  Object.assign(answerReading, { read, early: undefined })
  answerReading.wasWrong = early.splice(0).filter((answer) => read(...answer)).length > 0
  if (answerReading.wasWrong) void queryClient().invalidateQueries()
}
