/** How names begin or end, and what that is once they are called otherwise: `time_created`, `created_at`. */

/** Without regard to how words are joined: `created_at`, `createdAt`. */
const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/** What is beside a word in a name, where the name ends with the word or begins with it. */
interface Beside {
  before?: string
  after?: string
}

/** The rest of a name around a word that it begins or ends with; undefined for any other name. */
export function beside(word: string, name: string): Beside {
  const lengths = [...name].map((_, i) => i + 1)
  const first = lengths.find((length) => plain(name.slice(0, length)) === plain(word))
  const last = lengths.find((length) => plain(name.slice(-length)) === plain(word))
  return {
    ...(last === undefined || last === name.length ? {} : { before: name.slice(0, -last) }),
    ...(first === undefined || first === name.length ? {} : { after: name.slice(first) }),
  }
}

/** The ends that are most like what there was, by how they begin. */
export function mostLike(was: string, ends: readonly string[]): readonly string[] {
  const alike = (end: string): number => {
    let shared = 0
    while (shared < Math.min(was.length, end.length) && was[shared] === end[shared]) shared++
    return shared
  }
  const most = Math.max(0, ...ends.map(alike))
  return ends.filter((end) => alike(end) === most)
}
