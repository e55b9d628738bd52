import { useState } from 'react'

import { isUuid } from '../../lib/names.ts'
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { sortByKey } from '../../lib/sort-texts.ts'
import { textLinkClass } from '../../ui/Link.tsx'
import { LinkedName } from '../links/LinkedName.tsx'
import { rangeName } from '../format/range-name.ts'
import { plainText } from '../format/view.ts'
import { pageOfRow, resolve } from '../lookup/names.ts'
import { type NamesById, useNames } from '../lookup/use-names.ts'
import type { Related } from '../relations.ts'
import type { Lookup, Params, Row, Shown } from '../spec.ts'
import type { RelatedRow } from './read-related.ts'

const maxText = 48
/** At first, and after asking for more. */
const first = 12
const most = 500

export interface RowLinksProps {
  rows: readonly RelatedRow[]
  lookup: Lookup
  /** Names only: leaving would lose what is being done. */
  plain?: boolean
  /** The route parameter of what they are in, said before each name. */
  within?: string | undefined
  /** Field that refers to what a row is of, said before its name as far as it is known. */
  of?: Related['of']
  /** There are more than `rows`, nobody knows how many. */
  more?: boolean
}

/** Rows by name, linked to their pages, the first few of many. Nothing for rows that have no name. */
export function RowLinks({ rows, lookup, plain = false, within, of, more = false }: RowLinksProps) {
  const [limit, setLimit] = useState(first)
  const names = useRowNames(rows, lookup, of)
  const named = rows.flatMap((one, index) => {
    const name = nameOf(one, lookup, names)
    const place = within === undefined ? ownerOf(one, of, names) : one.params[within]
    const text = place === undefined ? name?.text : `${place} / ${name?.text}`
    return name === undefined || text === undefined ? [] : [{ ...name, text, key: `${text} ${index}` }]
  })
  if (named.length === 0) return null
  // The order of ids says nothing to anybody.
  const shown = (lookup.byId || lookup.hint ? sortByKey(named, ({ text }) => text) : named).slice(0, limit)
  const hidden = rows.length - shown.length
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {shown.map(({ key, text, to }) => (
        <li key={key} className="min-w-0">
          <LinkedName text={text} max={maxText} to={plain ? undefined : to()} />
        </li>
      ))}
      {(hidden > 0 || more) && (
        <li className="text-ink-2">
          {hidden > 0 && !plain && limit === first ? (
            <button type="button" className={textLinkClass} onClick={() => setLimit(most)}>
              {rows.length > most
                ? `Show ${most} of ${formatNumber(rows.length)}${more ? '+' : ''}`
                : `Show ${more ? '' : 'all '}${rows.length}`}
            </button>
          ) : more ? (
            'and more'
          ) : (
            `and ${formatNumber(hidden)} more`
          )}
        </li>
      )}
    </ul>
  )
}

const noParams: Params = {}

/** Names of what the rows are called by, and of what they are of, where those are references. */
function useRowNames(rows: readonly RelatedRow[], { named, text }: Lookup, of: Related['of']): NamesById {
  const shown: Shown[] = [
    ...(named === undefined ? [] : [refAt('name', text, named())]),
    ...(of === undefined ? [] : [refAt('of', of.path, of.lookup)]),
  ]
  return useNames(shown, { rows: rows.map(({ row }) => row), updatedAt: 0, params: rows[0]?.params ?? noParams })
}

const refAt = (id: string, path: string, lookup: Lookup): Shown => ({
  id,
  label: '',
  path,
  cell: { kind: 'ref', lookup },
})

/** What the row is of, by name; undefined as long as nobody knows that. */
function ownerOf({ row }: RelatedRow, of: Related['of'], { of: candidates }: NamesById): string | undefined {
  if (of === undefined || candidates === undefined) return undefined
  const value = readPath(row, of.path)
  const referred = isMissing(value) ? undefined : resolve(value, of.lookup, candidates)
  return referred?.kind === 'row' ? referred.text : undefined
}

interface RowName {
  text: string
  /** Its page: asked for where it is shown, of thousands of rows. */
  to: () => string | undefined
}

/** What people call the row, and its page; undefined when all that is known is an id. */
function nameOf({ row, params }: RelatedRow, lookup: Lookup, names: NamesById): RowName | undefined {
  const { named } = lookup
  const candidates = names['name']
  if (named !== undefined && candidates !== undefined) {
    const referred = resolve(readPath(row, lookup.text), named(), candidates)
    return referred.kind === 'row'
      ? { text: referred.text, to: () => pageOfRow(referred.row, named(), params) }
      : undefined
  }
  const text = rangeName(row, lookup.text, lookup.upTo)
  if (text !== '' && !isUuid(text)) return { text, to: () => pageOfRow(row, lookup, params) }
  const hint = hintOf(row, lookup)
  return hint === '' ? undefined : { text: hint, to: () => pageOfRow(row, lookup, params) }
}

const hintOf = (row: Row, { hint = [] }: Lookup): string =>
  hint
    .map(({ path }) => readPath(row, path))
    .filter((value) => !isMissing(value))
    .map(plainText)
    .join(', ')
