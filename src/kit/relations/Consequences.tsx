import { type ReactNode, useEffect } from 'react'

import { Notice } from '../../ui/Notice.tsx'
import { midSentence } from '../../lib/truncate.ts'
import type { About, Relations } from '../relations.ts'
import type { Row } from '../spec.ts'
import {
  blockedReason,
  concernsDelete,
  type Consequence,
  type Consequences as Known,
  consequencesOf,
  consequenceText,
  unlistedTexts,
} from './consequences.ts'
import { RowLinks } from '../related/RowLinks.tsx'
import { useLoaded } from '../queries/use-loaded.ts'
import { useRelated } from './use-relations.ts'

export interface ConsequencesProps {
  about: About
  /** What is filled in, where the delete asks for something. */
  form?: Row
  /** Told why the delete cannot be confirmed. */
  onBlocked: (reason: string | undefined) => void
}

/** Below the question whether to delete something: what has to go first, and what happens to other things. */
export function Consequences({ about, ...rest }: ConsequencesProps) {
  const { data, failed } = useLoaded(about.relations)
  return (
    <div aria-live="polite" className="mt-4 grid gap-3 empty:hidden">
      {failed ? (
        <Line>Could not check what else this affects.</Line>
      ) : (
        data && <Checked relations={data} about={about} {...rest} />
      )}
    </div>
  )
}

function Checked({ relations, about: { row, params }, form, onBlocked }: ConsequencesProps & { relations: Relations }) {
  const answers = useRelated(relations.related.filter(concernsDelete), { relations, row, params })
  const known = consequencesOf(relations, answers, form)
  const reason = blockedReason(known)
  useEffect(() => {
    onBlocked(reason)
    return () => onBlocked(undefined)
  }, [reason, onBlocked])
  return (
    <>
      {known.blocking.length > 0 && (
        <Notice tone="warning" title="Delete these first">
          <Groups groups={known.blocking} />
        </Notice>
      )}
      {known.others.length > 0 && (
        <Notice tone="neutral">
          <Groups groups={known.others} />
        </Notice>
      )}
      <Rest known={known} />
    </>
  )
}

function Groups({ groups }: { groups: readonly Consequence[] }) {
  return (
    <dl className="grid gap-1.5">
      {groups.map((group) => (
        <div key={`${group.effect} ${group.relation} ${group.lookup.entity}`}>
          <dt className="font-medium">{consequenceText(group)}</dt>
          <dd className="text-ink-2">
            <RowLinks rows={group.rows} lookup={group.lookup} of={group.of} more={group.more} plain />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What nobody could look through, or that there is nothing. */
function Rest({ known: { unread, unlisted, isLoading, isNothing } }: { known: Known }) {
  const named = (why: 'failed' | 'partial'): string =>
    unread
      .filter((one) => one.why === why)
      .map(({ label }) => midSentence(label.many))
      .join(', ')
  const [failed, partial] = [named('failed'), named('partial')]
  return (
    <>
      {unlistedTexts(unlisted).map((text) => (
        <Line key={text}>{text}</Line>
      ))}
      {failed !== '' && <Line>Could not check: {failed}.</Line>}
      {partial !== '' && <Line>Not all could be checked: {partial}.</Line>}
      {isLoading && <Line>Checking what else this affects …</Line>}
      {isNothing && <Line>Nothing else refers to it.</Line>}
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-2">{children}</p>
