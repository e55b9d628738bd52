/** Says on stderr of which operation the console could not read the answer, as `scripts/test/refused-calls.setup.ts` does for the mock. */
import { vi } from 'vitest'

vi.mock(import('../../src/api/read-answer.ts'), async (original) => {
  const { createAnswerReader } = await original()
  return {
    createAnswerReader: (...options) => {
      const read = createAnswerReader(...options)
      return (operation, ...answer) => {
        const problems = read(operation, ...answer)
        // Where a first row cannot be read, all may be like it.
        for (const { pointer, problem } of problems.slice(0, 1)) {
          // oxlint-disable-next-line no-console -- what a test says is read by the reporter
          console.error(`Error: ${operation} answers ${problem}: ${pointer}`)
        }
        return problems
      }
    },
  }
})
