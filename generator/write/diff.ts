/** A short unified diff, to show what somebody changed in an emitted file. */

const contextLines = 2
/** Table of a longest common subsequence; larger differences are shown without looking for common lines. */
const maxCells = 4_000_000

type Line = { sign: ' ' | '-' | '+'; text: string }

/** Lines that differ, with some context, at most `limit` lines. Empty when the texts are equal. */
export function diffExcerpt(before: string, after: string, limit = 24): string {
  const lines = diffLines(before.split('\n'), after.split('\n'))
  const shown = lines.map(
    (line, i) =>
      line.sign !== ' ' ||
      lines.slice(Math.max(0, i - contextLines), i + contextLines + 1).some((near) => near.sign !== ' '),
  )
  const out: string[] = []
  for (const [i, line] of lines.entries()) {
    if (!shown[i]) continue
    if (i > 0 && !shown[i - 1]) out.push('@@')
    out.push(`${line.sign} ${line.text.length > 160 ? `${line.text.slice(0, 160)}…` : line.text}`)
  }
  return out.length <= limit
    ? out.join('\n')
    : [...out.slice(0, limit), `… ${out.length - limit} more lines`].join('\n')
}

function diffLines(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const same = (text: string): Line => ({ sign: ' ', text })
  return [
    ...before.slice(0, start).map(same),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ]
}

function diffMiddle(a: readonly string[], b: readonly string[]): Line[] {
  const removed = (text: string): Line => ({ sign: '-', text })
  const added = (text: string): Line => ({ sign: '+', text })
  const width = b.length + 1
  if (a.length * b.length > maxCells) return [...a.map(removed), ...b.map(added)]
  // common[i * width + j]: length of the longest common subsequence of a[i…] and b[j…].
  const common = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const lines: Line[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const left = a[i]
    const right = b[j]
    if (left !== undefined && left === right) {
      lines.push({ sign: ' ', text: left })
      i++
      j++
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(left))
      i++
    } else if (right !== undefined) {
      lines.push(added(right))
      j++
    }
  }
  return lines
}
