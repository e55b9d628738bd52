import type { Problem } from '../../api/read-answer.ts'

/** Places that one line names at most. */
const mostPlaces = 20

/**
 * One line for each answer in which something is wrong that was not told of before: the same field of another row is no news. It
 * says where, and what is there instead, never what it holds: that may be a secret.
 */
export function createUnreadableLog(): (operation: string, problems: readonly Problem[]) => void {
  const told = new Set<string>()
  return (operation, problems) => {
    const places = problems.flatMap(({ pointer, problem }) => {
      const key = `${operation} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${problem}`
      if (told.has(key)) return []
      told.add(key)
      return [`${pointer}: ${problem}`]
    })
    if (places.length === 0) return
    const more = places.length > mostPlaces ? [`and ${places.length - mostPlaces} more`] : []
    // oxlint-disable-next-line no-console -- whoever runs the server looks for it here, as for calls that fail
    console.error('API answer not as documented', {
      operation,
      unreadable: [...places.slice(0, mostPlaces), ...more].join('; '),
    })
  }
}
