/** Screens that come later keep their routes, redirects and tabs; no menu, button, sidebar or search leads to them. */
import type { LinkIR, ScreenIR } from '../types/ir.ts'

/** Paths at which nothing but a placeholder is shown. */
function unbuiltPaths(screens: readonly ScreenIR[]): ReadonlySet<string> {
  const paths = new Set(screens.flatMap(({ kind, path }) => (kind === 'placeholder' ? [path] : [])))
  // A tab may share the path of the page that it belongs to.
  for (const { kind, path } of screens) if (kind !== 'placeholder') paths.delete(path)
  return paths
}

/** The screens without buttons and menu entries that lead to placeholders. */
export function withoutUnbuilt(screens: readonly ScreenIR[]): ScreenIR[] {
  const unbuilt = unbuiltPaths(screens)
  const isBuilt = ({ to: { template } }: Pick<LinkIR, 'to'>): boolean => !unbuilt.has(template.replace(/\?.*/, ''))
  return screens.map((screen) => {
    if (screen.kind === 'detail') return { ...screen, links: screen.links.filter(isBuilt) }
    if (screen.kind !== 'list') return screen
    const { create, ...list } = screen
    return {
      ...list,
      links: list.links.filter(isBuilt),
      ...(create !== undefined && isBuilt(create) ? { create } : {}),
    }
  })
}
