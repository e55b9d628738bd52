/** Which code of the mock answers a call: what an upgrade left to decide there decides what is answered. */
import type { OpenEntry } from './open-entries.ts'
import { partsInFolder } from './source-text.ts'

/** What calls are answered by. */
const BEHAVIOURS = 'src/mock/behaviours/index.ts'

/** An entry with a file that a call is answered by, or what that is made of in its folder. @param text names the call: `step 5: disk_list: …` */
export function causeInAnswer(
  text: string,
  entries: readonly OpenEntry[],
  textOf: (file: string) => string,
): OpenEntry | undefined {
  const calls = text.match(/\b[a-z]\w*_\w+\b/g) ?? []
  if (calls.length === 0) return undefined
  const answering = partsInFolder(BEHAVIOURS, textOf).filter((file) => {
    const code = textOf(file)
    return calls.some((call) => new RegExp(`^  ${call}\\b`, 'm').test(code))
  })
  const files = new Set(answering.flatMap((file) => [file, ...partsInFolder(file, textOf)]))
  return entries.find((entry) => entry.files.some((file) => files.has(file)))
}
