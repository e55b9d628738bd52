/**
 * Who looks whether answers are what they should be (`read-answer.ts`). It comes after the first page, which would be later for
 * it: answers that have come by then wait here to be looked at.
 */
interface AnswerReading {
  /** Given every answer, in the client view, before anybody else; a promise is waited for. */
  read: (operation: string, answer: unknown) => unknown
  /** Undefined: answers are looked at as they come, and those that came before have been. */
  early: (readonly [operation: string, answer: unknown])[] | undefined
  /** Something was wrong with those: a page that broke on it deserves another try. */
  wasWrong?: boolean
}

const early: NonNullable<AnswerReading['early']> = []

export const answerReading: AnswerReading = { read: (...answer) => early.push(answer), early }
