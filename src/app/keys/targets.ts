/** Where `g` and a letter lead: the sidebar of this level, and the beginning of the others. */
import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import type { Row } from '../../kit/spec.ts'
import { homeEntry, homeOf, labelOf, levelsApart, levelsOfUser, navOf, type NavItem } from '../frame/navigation.ts'
import { lettersFor } from './letters.ts'

export interface Place {
  level: string
  params: Readonly<Record<string, string | undefined>>
  pathname: string
  /** Who is signed in. */
  me: Row | undefined
}

export interface Target {
  letter: string
  label: string
  path: string
}

export function targetsOf({ level, params, pathname, me }: Place): readonly Target[] {
  const places = navOf(level, params, pathname).flatMap((item): readonly NavItem[] =>
    item.children.length > 0 ? item.children : [item],
  )
  const home = level === baseLevel ? undefined : homeEntry(params, pathname)
  const levels = [...levelsOfUser, ...levelsApart(me)].filter((other) => other !== level)
  const all = [
    ...places,
    ...(home ? [home] : []),
    ...levels.map((other) => ({ label: labelOf(other), path: homeOf(other) })),
  ]
  const letters = lettersFor(all.map(({ label }) => label))
  return all.flatMap(({ label, path }, at) => {
    const letter = letters[at]
    return letter === undefined ? [] : [{ letter, label, path }]
  })
}
