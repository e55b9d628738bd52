/** Names for what is proposed, beside all that is there already. */

interface FreeSite {
  taken: ReadonlySet<string>
  /** What stands before a number. */
  before: '_' | '-'
}

/** The first that nothing has yet; where all are taken, the last one with a number. */
export function freeName(names: readonly [string, string], { taken, before }: FreeSite): string {
  const free = names.find((one) => !taken.has(one))
  if (free !== undefined) return free
  const counted = (count: number): string => `${names[1]}${before}${count}`
  let count = 2
  while (taken.has(counted(count))) count += 1
  return counted(count)
}
