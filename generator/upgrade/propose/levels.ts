/** The sidebar that something new stands in: the one whose other pages speak of the like. */
import type { Model, Operation } from '../../model/types/ir.ts'
import { isBelow } from '../../link/levels.ts'
import { kebabCase } from '../../link/names.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import { ownOf } from '../../schema/records.ts'

export interface Sidebar {
  id: string
  /** Path that its pages are below. */
  at: string
}

/** Pages of the same tag count most, then those of operations at the nearest path. Levels that begin below a row are none: their pages need it. */
export function sidebarOf(own: Operation, { levels, operations, screens, coverage }: Model): Sidebar | undefined {
  const open = levels.filter(({ at }) => !at.includes(':'))
  const byScreen = new Map(screens.map(({ id, level }) => [`${id}`, level]))
  const steps = stepsOf(withoutStability(own.path))
  const votes = new Map<string, number>()
  for (const other of operations) {
    const theirs = stepsOf(withoutStability(other.path))
    const different = theirs.findIndex((step, i) => step !== steps[i])
    const shared = different === -1 ? theirs.length : different
    const weight = (other.area === own.area ? 100 : 0) + shared * 10
    if (weight === 0) continue
    for (const screen of ownOf(coverage.operations, other.id)?.screens ?? []) {
      const level = byScreen.get(screen)
      if (level !== undefined && open.some(({ id }) => id === level))
        votes.set(level, Math.max(votes.get(level) ?? 0, weight))
    }
  }
  const [best] = [...votes].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const)
  const around = open.filter(({ at }) => isBelow(`/${steps.join('/')}`, at)).sort((a, b) => b.at.length - a.at.length)
  return open.find(({ id }) => id === best) ?? around[0]
}

/** The address of a page: the steps of a path that are the same for all rows, below where its sidebar begins. */
export function addressOf(path: string, sidebar: Sidebar | undefined): string {
  const own = `/${stepsOf(withoutStability(path))
    .filter((step) => step !== '{}')
    .map(kebabCase)
    .join('/')}`
  const at = sidebar?.at ?? ''
  return at === '' || own === at || own.startsWith(`${at}/`) ? own : at + own
}
