/** Which code of the mock answers a call: what an upgrade left to decide there decides what is answered. */
import { askedIn, isEndOf, operationsIn, stepsOf } from './calls.ts'
import type { OpenEntry } from './open-entries.ts'
import { partsInFolder } from './source-text.ts'

/** What calls are answered by. */
const BEHAVIOURS = 'src/mock/behaviours/index.ts'

/** What calls there are. */
const CONTRACT = 'generated/openapi.json'

/** An entry with a file that a call is answered by, or what that is made of in its folder. */
export function causeInAnswer(
  /** `said` names the call (`step 5: disk_list: …`), or `code` asks for it at its address. */
  { said, code }: { said: string; code: string },
  entries: readonly OpenEntry[],
  textOf: (file: string) => string,
): OpenEntry | undefined {
  const calls = [...(said.match(/\b[a-z]\w*_\w+\b/g) ?? []), ...callsAt(code, textOf), ...makersIn({ said, code })]
  if (calls.length === 0) return undefined
  const answering = partsInFolder(BEHAVIOURS, textOf).filter((file) => {
    const text = textOf(file)
    return calls.some((call) => new RegExp(`^  ${call}\\b`, 'm').test(text))
  })
  const files = new Set(answering.flatMap((file) => [file, ...partsInFolder(file, textOf)]))
  return entries.find((entry) => entry.files.some((file) => files.has(file)))
}

/** What makes the rows of a story (`steps[1].disk: no such project`), by the names that a story calls them. */
function makersIn({ said, code }: { said: string; code: string }): string[] {
  if (!/\bsteps\[\d+\]\./.test(said)) return []
  return [...code.matchAll(/\b([a-z]\w*): \{/g)].map(([, entity = '']) => `${entity}_create`)
}

/** Operations that code asks for. */
function callsAt(code: string, textOf: (file: string) => string): string[] {
  const asked = askedIn(code)
  const contract = asked.length === 0 ? '' : textOf(CONTRACT)
  if (!contract.startsWith('{')) return []
  return operationsIn(contract).flatMap(({ id, method, path }) => {
    const call = { method, steps: stepsOf(path) }
    return asked.some((one) => isEndOf(one, call)) ? [id] : []
  })
}
