/** Rows that are below nothing by now: their list no longer takes what named the row above, and would show all of them below each. */
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { addressOf, sidebarOf } from '../propose/levels.ts'
import { screenId } from '../../link/views/register.ts'
import { addToNav } from './manifest-entries.ts'
import { entriesOf, type Texts } from './manifest-names.ts'
import { merge, recordOf, remove } from './yaml-text.ts'

export interface Lifted {
  texts: Texts
  questions: readonly string[]
}

/** With an address and a place in a sidebar for their lists; undefined where there are none. All that is said of them stays. */
export function liftRows(
  texts: Texts,
  { changes, old, now }: { changes: readonly Change[]; old: Model; now: Model },
): Lifted | undefined {
  const { operations: nameNow } = substitutionsOf(changes)
  const renamed = new Set(
    changes.flatMap((change) =>
      change.type === 'parameter-renamed' ? [`${change.operation} ${camelCase(change.parameter)}`] : [],
    ),
  )
  const next = new Map(texts)
  const questions = entriesOf(texts).flatMap(({ id, kind, raw: { parent, operations } }) => {
    if (recordOf(operations)['list'] === false) return []
    const screen = old.screens.find((one) => `${one.id}` === `${screenId({ id }, 'list')}`)
    const call = screen && viewOf(screen).main
    if (kind !== 'entity' || typeof parent !== 'string' || call === undefined) return []
    const { operation, path, query } = call
    const selectors = [...path, ...query].flatMap(({ param, bind: { from } }) =>
      from === 'parent' || from === 'route' ? [param] : [],
    )
    const list = now.operations.find((one) => one.id === (nameNow.get(operation) ?? operation))
    const taken = new Set([...(list?.pathParams ?? []), ...(list?.queryParams ?? [])].map(({ client }) => client))
    const isTaken = (param: string): boolean => taken.has(param) || renamed.has(`${operation} ${param}`)
    if (list === undefined || selectors.length === 0 || selectors.some(isTaken)) return []
    // Where a path has another row above them by now, they are below that.
    if (list.pathParams.length > 0) return []
    const entry = entriesOf(next).find((one) => one.id === id)
    const bare = entry && remove(next.get(entry.file) ?? '', { ...entry, path: ['parent'] })
    const placeless = entry && bare && remove(bare, { ...entry, path: ['at'] })
    if (entry === undefined || placeless === undefined) return []
    const sidebar = sidebarOf(list, now)
    next.set(entry.file, merge(placeless, { ...entry, path: [] }, { at: addressOf(list.path, sidebar) }))
    if (sidebar !== undefined) addToNav(next, sidebar.id, `${screenId({ id }, 'list')}`)
    return [
      `\`${id}\` is no longer below \`${parent}\`, since \`${list.id}\` lists all of them${sidebar === undefined ? '' : `, and stands in the sidebar ${sidebar.id}`}: is that where people look for it?`,
    ]
  })
  return questions.length === 0 ? undefined : { texts: next, questions }
}
