import { idField } from '../../../generated/model/conventions.gen.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { rowText } from '../lookup/names.ts'
import { useCandidates } from '../lookup/use-candidates.ts'
import type { Former } from '../former.ts'
import type { Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { ActionText } from '../actions/ActionText.tsx'

export interface FormerNoteProps {
  former: Former
  name: string
  row: Row
  parent: Row
  params: Params
}

/** Below the question of an action: what it takes from another row, or from several. Nothing where there is none. */
export function FormerNote({ former, params, ...scope }: FormerNoteProps) {
  const { lookup, where, of = {}, text, otherwise, every = false } = former
  const { row, parent } = scope
  const held = Object.entries(of).map(([param, path]) => [param, textAt(row, path)])
  const { rows, state } = useCandidates(lookup, { ...params, ...Object.fromEntries(held) }, { enabled: true })
  const meets = (one: Row) => holds(where, one, { parent, row })
  const meant = rows.filter((one) => meets(one) === true)
  const [found] = meant
  // A list from before, or what it has already is set again: it cannot lose to itself.
  const id = readPath(found, idField)
  const isOwn =
    found !== undefined &&
    [row, parent].some((one) =>
      id === undefined ? rowText(one, lookup) === rowText(found, lookup) : readPath(one, idField) === id,
    )
  const first = found && !isOwn ? rowText(found, lookup) : ''
  const loser = !every ? first : state === 'complete' ? someOf(meant.map((one) => rowText(one, lookup))) : ''
  const isNone = state === 'complete' && rows.every((one) => meets(one) === false)
  if (isNone) return null
  const known = loser === '' ? scope : { ...scope, nameOf: (path: string) => (path === '$former' ? loser : undefined) }
  return (
    <p className="mt-2" aria-live="polite">
      <ActionText text={loser === '' ? otherwise : text} scope={known} params={params} />
    </p>
  )
}

/** So many names are said. */
const mostNames = 10

const someOf = (names: readonly string[]): string => {
  const left = names.length - mostNames
  return `${names.slice(0, mostNames).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}
