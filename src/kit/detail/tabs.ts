/**
 * Which tab a location belongs to: the one whose path leads to it, or whose create form (`…-new`) it is; else the one that
 * shares a folder with it (`metrics/cpu` for `metrics/disk`); else the first, over which the forms of the page itself open.
 */
export function currentTab(paths: readonly string[], pathname: string): number {
  let best = 0
  let length = -1
  for (const [index, path] of paths.entries()) {
    const leadsThere = pathname === path || pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}-new`)
    if (leadsThere && path.length > length) {
      best = index
      length = path.length
    }
  }
  if (length >= 0) return best
  const page = paths.map(folderOf).toSorted((a, b) => a.length - b.length)[0] ?? ''
  const beside = paths.findIndex((path) => folderOf(path) !== page && pathname.startsWith(folderOf(path)))
  return Math.max(0, beside)
}

/** `/a/b/` of `/a/b/c` */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
