/** Redirects that the console states, against the screens that there are. */
import type { Context } from '../link/context.ts'
import { paramsOf } from '../link/paths.ts'
import { suggest } from '../link/resources.ts'
import type { ScreenIR } from './types/ir.ts'

/** A redirect leads to a screen, or to another redirect, and gives it all its parameters. */
export function checkRedirects(screens: readonly ScreenIR[], context: Context): void {
  const { raw, place } = context.manifest.console
  const redirects = raw.redirects ?? {}
  if (context.broken.size > 0) return
  const paths = [...screens.map((screen) => screen.path), ...Object.keys(redirects)]
  for (const [from, to] of Object.entries(redirects)) {
    const known = paramsOf(from)
    const missing = paramsOf(to).find((param) => !known.includes(param))
    if (missing !== undefined)
      context.diagnostics.error(
        'MISSING_PARAM',
        place('redirects', from),
        `\`${to}\` needs \`${missing}\`, and \`${from}\` has no such parameter`,
        suggest(missing, known),
      )
    if (!paths.some((path) => matches(to, path)))
      context.diagnostics.error(
        'UNKNOWN_SCREEN',
        place('redirects', from),
        `there is no screen at \`${to}\``,
        suggest(to, paths),
      )
  }
}

/** Whether an address falls under a path, segment by segment. */
function matches(address: string, path: string): boolean {
  const [given, wanted] = [address.split('/'), path.split('/')]
  return given.length === wanted.length && wanted.every((segment, i) => segment.startsWith(':') || segment === given[i])
}
