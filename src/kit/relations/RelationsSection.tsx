import { type ReactNode, useState } from 'react'

import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CellValue } from '../cells/CellValue.tsx'
import { RetryButton } from '../feedback/ErrorText.tsx'
import { type NamesById, useNames } from '../lookup/use-names.ts'
import type { Relations } from '../relations.ts'
import type { Params, Row, Shown } from '../spec.ts'
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { boxesOf, unseenText, type Box } from './boxes.ts'
import { RowLinks } from '../related/RowLinks.tsx'
import { useLoaded } from '../queries/use-loaded.ts'
import { type RelatedAnswer, useRelated } from './use-relations.ts'

export interface RelationsSectionProps {
  load: () => Promise<Relations>
  row: Row
  updatedAt: number
  params: Params
}

/** What the thing of a page depends on, what uses it, and what else it has to do with. */
export function RelationsSection({ load, ...rest }: RelationsSectionProps) {
  const { data, failed } = useLoaded(load)
  if (failed) return <Notice tone="warning">The relations could not be loaded. Reload the page to try again.</Notice>
  if (!data) return <Skeleton className="h-20 w-full" />
  return <Boxes relations={data} {...rest} />
}

function Boxes({ relations, row, updatedAt, params }: Omit<RelationsSectionProps, 'load'> & { relations: Relations }) {
  const [isDeep, setIsDeep] = useState(false)
  const related = relations.related.filter(({ relation, via }) => relation !== 'contained' && (isDeep || !via))
  const answers = useRelated(related, { relations, row, params })
  const references = relations.references
    .filter(({ path }) => !isMissing(readPath(row, path)))
    .map(({ path, label, lookup, relation }) => ({
      relation,
      shown: { id: path, label, path, cell: { kind: 'ref', lookup } } satisfies Shown,
    }))
  const names = useNames(
    references.map(({ shown }) => shown),
    { rows: [row], updatedAt, params },
  )
  const boxes = boxesOf({ relations, references, answers, isDeep })
  return (
    <div className="grid gap-x-6 lg:grid-cols-2">
      {boxes.map((box) => (
        <RelationsBox
          key={box.title}
          box={box}
          row={row}
          params={params}
          names={names}
          onCheck={() => setIsDeep(true)}
        />
      ))}
    </div>
  )
}

interface RelationsBoxProps {
  box: Box<RelatedAnswer>
  row: Row
  params: Params
  names: NamesById
  onCheck: () => void
}

function RelationsBox({ box, row, params, names, onCheck }: RelationsBoxProps) {
  const { title, references, answers, unchecked, unlisted, isLoading } = box
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {references.length + answers.length > 0 && (
        <PropertiesTable>
          {references.map(({ shown }) => (
            <Property key={shown.id} label={shown.label}>
              <CellValue shown={shown} row={row} params={params} place="detail" names={names} />
            </Property>
          ))}
          {answers.map((one) => (
            <Property key={titleOf(one)} label={titleOf(one)} help={helpOf(one)}>
              <Rows answer={one} />
            </Property>
          ))}
        </PropertiesTable>
      )}
      {isLoading && <Skeleton className="mb-6 h-11 w-full" />}
      {unlisted.length + unchecked.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed border-line px-4 py-2.5 text-ink-2">
          {unseenText(box)}
          {unchecked.length > 0 && (
            <Button size="sm" onClick={onCheck}>
              Check
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function titleOf({ related: { lookup, label = lookup.label }, rows, more, state }: RelatedAnswer): string {
  const { many } = label
  return state === 'complete' ? `${many} (${formatNumber(rows.length)}${more ? '+' : ''})` : many
}

const helpOf = ({ related: { labels } }: RelatedAnswer): ReactNode =>
  labels.length === 0 ? undefined : `As ${labels.join(', ')}`

function Rows({ answer: { related, rows, more, state, retry } }: { answer: RelatedAnswer }) {
  return (
    <>
      {rows.length > 0 && <RowLinks rows={rows} lookup={related.lookup} of={related.of} more={more} />}
      {state === 'loading' && <p className="text-sm text-ink-3">Searching …</p>}
      {state === 'partial' && <p className="text-sm text-ink-3">Not all of them could be checked</p>}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-2 text-ink-2">
          Could not be {rows.length > 0 ? 'refreshed' : 'loaded'}
          <RetryButton size="sm" onRetry={retry} />
        </div>
      )}
    </>
  )
}
