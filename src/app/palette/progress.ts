/** What the palette says about its search: never more than is true. */
import type { Progress } from './search.ts'

/** One line; empty while there is nothing to say. */
export function progressText(progress: Progress | undefined, results: number): string {
  const count = results === 1 ? '1 result' : `${results} results`
  // Too little was typed to search for.
  if (progress === undefined) return results === 0 ? 'Nothing here has this name' : count
  const { done, projects, cut, failed } = progress
  const parts = [done ? (results === 0 ? 'No results' : count) : results === 0 ? 'Searching…' : `Searching… ${count}`]
  if (projects.all > 0)
    parts.push(`searched ${projects.searched} of ${projects.all} ${projects.all === 1 ? 'project' : 'projects'}`)
  if (cut > 0) parts.push(`only the beginning of ${cut === 1 ? 'a long list' : `${cut} long lists`}`)
  if (failed > 0) parts.push(`${failed === 1 ? 'a list' : `${failed} lists`} could not be read`)
  return parts.join(', ')
}
