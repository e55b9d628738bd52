/** Answers that are not what the contract says: found, replaced and told of in the browser's console. */
import { shapes } from '../../../generated/model/shapes.gen.ts'
import { answerReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { otherVersion } from '../../api/server-version.ts'
import { inTurns, type Work } from '../../lib/turns.ts'
import { whenReachable } from '../../ui/lazy-part.ts'
import { createUnreadableLog } from './unreadable-log.ts'

let isTold = false

/** People are told over the pages that show such answers, once there has been one. */
function tell(): void {
  if (isTold) return
  isTold = true
  void whenReachable(() => import('./unreadable-notice.tsx')).then(({ followUnreadable }) => followUnreadable())
}

let reading: Promise<void> | undefined

/** Once; what is on the page already is asked for again if something of it was wrong. Resolves when that is known. */
export async function followAnswers(): Promise<void> {
  const { early } = answerReading
  if (early !== undefined) await (reading ??= readEarly(early).finally(() => (reading = undefined)))
}

async function readEarly(early: NonNullable<typeof answerReading.early>): Promise<void> {
  const reader = createAnswerReader(shapes, () => otherVersion.get() !== undefined)
  const log = createUnreadableLog()
  const read = async (operation: string, answer: unknown): Promise<boolean> => {
    const rest: Work<void>[] = []
    const problems = reader(operation, answer, rest)
    // oxlint-disable-next-line no-await-in-loop -- each is work of the same processor, and rows may have long lists of their own
    for (const work of rest) await inTurns(work)
    if (problems.length === 0) return false
    log(operation, problems)
    tell()
    return true
  }
  answerReading.read = read
  const wrong = await Promise.all(early.splice(0).map((answer) => read(...answer)))
  Object.assign(answerReading, { early: undefined, wasWrong: wrong.includes(true) })
  if (answerReading.wasWrong) void queryClient().invalidateQueries()
}
