/** Order of release versions as semver.org gives it: build metadata does not count. */

/** `1.2.3-rc.1+build`, taken apart; undefined for what is no version. */
function parts(version: string): { numbers: number[]; pre: string; build: string } | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+([\w.-]+))?$/.exec(version)
  if (match === null) return undefined
  const [, major, minor, patch, pre = '', build = ''] = match
  return { numbers: [major, minor, patch].map(Number), pre, build }
}

/** Something to sort versions by, part by part: equal for no two texts. */
export function versionKey(version: string): (string | number)[] {
  const read = parts(version)
  if (read === undefined) return [-1, -1, -1, 0, version, '']
  // A release comes after its previews.
  return [...read.numbers, read.pre === '' ? 1 : 0, previewKey(read.pre), read.build]
}

/** Identifiers of a preview: numbers by value and before words, and a shorter list before a longer one. */
const previewKey = (pre: string): string =>
  pre
    .split('.')
    .map((word) => (/^\d+$/.test(word) ? `0${word.padStart(20, '0')}` : `1${word}`))
    .join(' ')

/** Below 0 when `a` is the older one, 0 when only build metadata tells them apart. */
export function compareVersions(a: string, b: string): number {
  const [one, two] = [versionKey(a).slice(0, -1), versionKey(b).slice(0, -1)]
  for (const [index, part] of one.entries()) {
    const other = two[index] ?? ''
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** Whether one release is older than another; undefined when one of them is no version. */
export const isOlder = (version: string, than: string): boolean | undefined =>
  parts(version) && parts(than) && compareVersions(version, than) < 0
