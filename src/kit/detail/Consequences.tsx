import type { ReactNode } from 'react'

import { Notice } from '../../ui/Notice.tsx'
import type { About } from '../actions/pipeline.ts'
import type { Params, Relations } from '../spec.ts'
import { ownParams } from './referrers.ts'
import { RowLinks } from './RowLinks.tsx'
import { type Contained, type Referrers, useContained, useReferrers, useRelationsData } from './use-relations.ts'

/** Below the question whether to delete something: what is in the way, what goes along, and what will refer to nothing. */
export function Consequences({ about }: { about: About }) {
  const { data, failed } = useRelationsData(about.relations)
  return (
    <div aria-live="polite" className="mt-4 grid gap-3 empty:hidden">
      {failed ? <Unknown /> : data && <Known relations={data} about={about} />}
    </div>
  )
}

function Known({ relations, about: { row, params } }: { relations: Relations; about: About }) {
  const inside = useContained({ relations, row, params })
  const referrers = useReferrers({ relations, row, params })
  const own = ownParams(relations, row, params)
  const blocking = inside.filter(({ blocks, rows }) => blocks && rows.length > 0)
  const along = inside.filter(({ blocks, rows }) => !blocks && rows.length > 0)
  const dangling = referrers.filter(({ rows }) => rows.length > 0)
  const states = [...inside, ...referrers].map(({ state }) => state)
  const isLoading = states.includes('loading')
  const isUnknown = states.some((state) => state === 'failed' || state === 'partial')
  return (
    <>
      {blocking.length > 0 && (
        <Notice tone="warning" title="In the way">
          <p className="mb-2">The server keeps it while it contains these.</p>
          <Groups groups={blocking} params={own} />
        </Notice>
      )}
      {along.length > 0 && (
        <Notice tone="neutral" title="Deleted along with it">
          <Groups groups={along} params={own} />
        </Notice>
      )}
      {dangling.length > 0 && (
        <Notice tone="neutral" title="Will refer to something deleted">
          <Groups groups={dangling} params={own} />
        </Notice>
      )}
      {isLoading ? (
        <p className="text-sm text-ink-3">Looking for what else this concerns …</p>
      ) : isUnknown ? (
        <Unknown />
      ) : (
        blocking.length + along.length + dangling.length === 0 && (
          <p className="text-sm text-ink-3">Nothing else refers to it.</p>
        )
      )}
    </>
  )
}

function Groups({ groups, params }: { groups: readonly (Contained | Referrers)[]; params: Params }): ReactNode {
  return (
    <dl className="grid gap-1.5">
      {groups.map((group) => {
        const { lookup, rows } = group
        const more = 'more' in group && group.more
        return (
          <div key={`${lookup.entity} ${'label' in group ? group.label : ''}`}>
            <dt className="font-medium">
              {rows.length}
              {more && '+'} {rows.length === 1 && !more ? lookup.label.one : lookup.label.many}
              {'label' in group && <span className="font-normal text-ink-2"> as {group.label}</span>}
            </dt>
            <dd className="text-ink-2">
              <RowLinks rows={rows} lookup={lookup} params={params} plain more={more} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const Unknown = () => <p className="text-sm text-ink-3">What else this concerns could not be found out.</p>
