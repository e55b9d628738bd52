import type { ReactNode } from 'react'

import { Notice } from '../../ui/Notice.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CellValue } from '../cells/CellValue.tsx'
import { RetryButton } from '../ErrorText.tsx'
import { useNames } from '../lookup/use-names.ts'
import type { Params, Relations, Row, Shown } from '../spec.ts'
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { ownParams } from './referrers.ts'
import { RowLinks } from './RowLinks.tsx'
import { type Referrers, useReferrers, useRelationsData } from './use-relations.ts'

export interface RelationsSectionProps {
  load: () => Promise<Relations>
  row: Row
  updatedAt: number
  params: Params
}

/** What the thing of a page depends on, and what uses it. */
export function RelationsSection({ load, ...rest }: RelationsSectionProps) {
  const { data, failed } = useRelationsData(load)
  if (failed) return <Notice tone="warning">The relations could not be loaded. Reload the page to try again.</Notice>
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <div className="grid gap-x-6 lg:grid-cols-2">
      {data.usedBy.length > 0 && <UsedBy relations={data} {...rest} />}
      {data.dependsOn.length > 0 && <DependsOn relations={data} {...rest} />}
    </div>
  )
}

type PartProps = Omit<RelationsSectionProps, 'load'> & { relations: Relations }

function DependsOn({ relations, row, updatedAt, params }: PartProps) {
  const shown = relations.dependsOn
    .filter(({ path }) => !isMissing(readPath(row, path)))
    .map(({ path, label, lookup }): Shown => ({ id: path, label, path, cell: { kind: 'ref', lookup } }))
  const names = useNames(shown, { rows: [row], updatedAt, params })
  return (
    <Part title="Depends on">
      {shown.length === 0 ? (
        <Nothing>It depends on nothing else.</Nothing>
      ) : (
        <PropertiesTable>
          {shown.map((property) => (
            <Property key={property.id} label={property.label}>
              <CellValue shown={property} row={row} params={params} place="detail" names={names} />
            </Property>
          ))}
        </PropertiesTable>
      )}
    </Part>
  )
}

function UsedBy({ relations, row, params }: PartProps) {
  const referrers = useReferrers({ relations, row, params })
  const own = ownParams(relations, row, params)
  const found = referrers.filter(({ rows, state }) => rows.length > 0 || state !== 'complete')
  const isLoading = found.length > 0 && found.every(({ rows, state }) => rows.length === 0 && state === 'loading')
  return (
    <Part title="Used by">
      {isLoading ? (
        <Skeleton className="mb-6 h-11 w-full" />
      ) : found.length === 0 ? (
        <Nothing>Nothing refers to it.</Nothing>
      ) : (
        <PropertiesTable>
          {found.map((one) => (
            <Property key={`${one.lookup.entity} ${one.label}`} label={titleOf(one)} help={`As ${one.label}`}>
              <Rows referrers={one} params={own} />
            </Property>
          ))}
        </PropertiesTable>
      )}
    </Part>
  )
}

const titleOf = ({ lookup, rows, state }: Referrers): string =>
  state === 'complete' ? `${lookup.label.many} (${rows.length})` : lookup.label.many

function Rows({ referrers, params }: { referrers: Referrers; params: Params }) {
  const { lookup, rows, state, retry } = referrers
  return (
    <>
      {rows.length > 0 && <RowLinks rows={rows} lookup={lookup} params={params} />}
      {state === 'loading' && <p className="text-sm text-ink-3">Still looking …</p>}
      {state === 'partial' && <p className="text-sm text-ink-3">There are too many to look through all of them.</p>}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-2 text-ink-2">
          Could not be loaded
          <RetryButton size="sm" onRetry={retry} />
        </div>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="mb-6 rounded-lg border border-dashed border-line px-4 py-2.5 text-ink-2">{children}</p>
)
