import { readPath } from '../../lib/condition.ts'
import { DecisionName, LookAlikeHint } from '../../ui/DecisionName.tsx'
import { RefView } from '../cells/RefView.tsx'
import { plainText } from '../format/view.ts'
import { resolve } from '../lookup/names.ts'
import { useNames } from '../lookup/use-names.ts'
import type { Lookup, Params, Row, Shown } from '../spec.ts'
import { piecesOf, type TextScope } from './wording.ts'

export interface ActionTextProps {
  text: string
  scope: TextScope
  params: Params
  /** Lookups of the fields that refer to something, by path: their names stand in the text. */
  names?: Readonly<Record<string, Lookup>> | undefined
}

const noNames: NonNullable<ActionTextProps['names']> = {}

/** A text of an action with the values it speaks of, set apart and kept from reordering the words around them. */
export function ActionText({ text, scope, params, names = noNames }: ActionTextProps) {
  const shown = Object.entries(names).map(([path, lookup]): Shown => ({
    id: path,
    label: path,
    path,
    cell: { kind: 'ref', lookup },
  }))
  const candidates = useNames(shown, { rows: [scope.row], updatedAt: 0, params })
  return piecesOf(text, scope).map((piece, index) => {
    const lookup = names[piece.kind === 'value' ? piece.path : '']
    const known = piece.kind === 'value' ? candidates[piece.path] : undefined
    return (
      // The pieces of one text never move.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={piece.kind === 'value' ? 'font-semibold text-ink' : undefined}>
        {piece.kind === 'text' ? (
          piece.text
        ) : lookup && known ? (
          <RefName row={scope.row} path={piece.path} lookup={lookup} candidates={known} params={params} />
        ) : (
          <DecisionName text={piece.text} />
        )}
      </span>
    )
  })
}

interface RefNameProps {
  row: Row
  path: string
  lookup: Lookup
  candidates: Parameters<typeof RefView>[0]['candidates']
  params: Params
}

/** Without a link: leaving would lose what is being done. */
function RefName({ row, path, lookup: { to: _page, ...lookup }, ...rest }: RefNameProps) {
  const value = readPath(row, path)
  const referred = resolve(value, lookup, rest.candidates)
  return (
    <>
      <RefView value={value} lookup={lookup} {...rest} />
      <LookAlikeHint text={'text' in referred ? referred.text : plainText(value)} className="ms-1 text-[0.85em]" />
    </>
  )
}
