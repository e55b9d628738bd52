/**
 * Who looks whether answers are what they should be (`read-answer.ts`). It comes after the first page, which would be later for
 * it: answers that have come by then are read when it does.
 */

/** @returns whether something of the answer was replaced */
type ReadAnswer = (operation: string, answer: unknown) => boolean

let reader: ReadAnswer | undefined
let early: (readonly [operation: string, answer: unknown])[] = []

/** For the client: reads an answer now, or as soon as there is a reader. */
export function readAnswer(operation: string, answer: unknown): void {
  if (reader) reader(operation, answer)
  else early.push([operation, answer])
}

/** Whether answers are read as they come. */
export const hasReader = (): boolean => reader !== undefined

/** From now on answers are read as they come. @returns whether something was wrong with those that have come before */
export function startReading(read: ReadAnswer): boolean {
  reader = read
  const before = early
  early = []
  return before.filter(([operation, answer]) => read(operation, answer)).length > 0
}
