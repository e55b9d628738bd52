/** Screens that come later keep their routes, redirects and tabs; no menu, button, sidebar or search leads to them. */
import type { ScreenIR } from '../types/screen-ir.ts'
import { viewOf } from '../views/register.ts'
import type { Way } from '../views/view.ts'

/** Whether something else than a placeholder is shown. */
export const isBuilt = (screen: ScreenIR): boolean => viewOf(screen).served !== 'placeholder'

/** Paths at which nothing but a placeholder is shown. */
function unbuiltPaths(screens: readonly ScreenIR[]): ReadonlySet<string> {
  // A tab may share the path of the page that it belongs to.
  const built = new Set(screens.filter(isBuilt).map(({ path }) => path))
  return new Set(screens.map(({ path }) => path).filter((path) => !built.has(path)))
}

/** The screens without buttons and menu entries that lead to placeholders. */
export function withoutUnbuilt(screens: readonly ScreenIR[]): ScreenIR[] {
  const unbuilt = unbuiltPaths(screens)
  const isOpen = ({ to: { template } }: Way): boolean => !unbuilt.has(template.replace(/\?.*/, ''))
  return screens.map((screen) => viewOf(screen).withWays(isOpen))
}
