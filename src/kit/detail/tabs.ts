/**
 * Which tab a location belongs to: the one whose path leads to it, or whose create form (`…-new`) it is; else the first,
 * over which the forms of the page itself open.
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
  return best
}
