/** Answers that are not what the contract says: found, replaced and told of in the browser's console. */
import { shapes } from '../../../generated/model/shapes.gen.ts'
import { hasReader, startReading } from '../../api/answer-reader.ts'
import { queryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { createUnreadableLog } from './unreadable-log.ts'

/** Once; what is on the page already is drawn anew if something of it was wrong. @returns whether something was */
export function followAnswers(): boolean {
  if (hasReader()) return false
  const read = createAnswerReader(shapes)
  const log = createUnreadableLog()
  const isAnyWrong = startReading((operation, answer) => {
    const problems = read(operation, answer)
    if (problems.length > 0) log(operation, problems)
    return problems.length > 0
  })
  if (isAnyWrong) void queryClient().invalidateQueries()
  return isAnyWrong
}
