/** What is suggested for a name that there is not. */
import { nearest } from '../diagnostics.ts'

/** "did you mean …?" when a near name exists. `taken`: names that stand there already, and are for something else. */
export function suggest(
  wrong: string,
  candidates: Iterable<string>,
  taken: readonly string[] = [],
): string | undefined {
  const near = nearest(
    wrong,
    [...candidates].filter((name) => !taken.includes(name)),
  )
  return near === undefined ? undefined : `did you mean \`${near}\`?`
}

/** Names that a suggestion lists; nobody reads more of them. */
const mostNames = 3

/** "did you mean …?", else what there is: `it has a, b`. */
export function suggestAmong(wrong: string, candidates: readonly string[], lead = 'it has'): string | undefined {
  const near = suggest(wrong, candidates)
  if (near !== undefined || candidates.length === 0) return near
  const more = candidates.length - mostNames
  const names = candidates.slice(0, mostNames).join(', ')
  return more > 0 ? `${lead} ${names} and ${more} more` : `${lead} ${names}`
}
