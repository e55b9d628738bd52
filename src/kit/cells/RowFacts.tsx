import { readPath } from '../../lib/condition.ts'
import { midSentence } from '../../lib/truncate.ts'
import { rowText } from '../lookup/names.ts'
import type { Lookup, Row } from '../spec.ts'
import { NameText } from '../../ui/NameText.tsx'
import { viewText } from '../format/view-text.ts'
import { cellView } from '../format/view.ts'

export interface RowFactsProps {
  row: Row
  lookup: Lookup
}

/** What a picker says of a candidate, for those who meet it as a reference: only what the row has. */
export function RowFacts({ row, lookup }: RowFactsProps) {
  const facts = (lookup.hint ?? []).map(({ path, cell }) => viewText(cellView(readPath(row, path), cell, row)))
  return (
    <>
      <span className="block font-medium">
        <NameText text={rowText(row, lookup)} />
      </span>
      {[...facts, standingOf(row, lookup)]
        .filter((text) => text !== '')
        .map((text) => (
          <span key={text} className="block">
            <NameText text={text} />
          </span>
        ))}
    </>
  )
}

/** Whether it is taken where a request names none. */
function standingOf(row: Row, { default: path, label }: Lookup): string {
  const standard = path === undefined ? undefined : readPath(row, path)
  if (typeof standard !== 'boolean') return ''
  return standard ? `Default ${midSentence(label.one)}` : `Not the default ${midSentence(label.one)}`
}
