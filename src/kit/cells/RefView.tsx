import { Suspense } from 'react'

import { CopyableText } from './Copyable.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { truncate } from '../../lib/truncate.ts'
import { isMissing } from '../../lib/missing.ts'
import { type Candidates, goneText, pageOfRow, resolve } from '../lookup/names.ts'
import type { Lookup, Params } from '../spec.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LinkedName } from '../links/LinkedName.tsx'
import type { RowFactsProps } from './RowFacts.tsx'
import { monoClass } from './mono-class.ts'

const RowFacts = lazyPart(() => import('./RowFacts.tsx').then((module) => module.RowFacts))

const maxText = 44

export interface RefViewProps {
  value: unknown
  lookup: Lookup
  candidates: Candidates
  params: Params
  isOneOfSeveral?: boolean
}

/** What a reference points to: its name, linked to its page if it has one. */
export function RefView({ value, lookup, candidates, params, isOneOfSeveral = false }: RefViewProps) {
  if (isMissing(value)) return <EmptyValue />
  const referred = resolve(value, lookup, candidates)
  switch (referred.kind) {
    case 'loading':
      return <Skeleton className="h-4 w-24" />
    case 'deleted':
      return <Gone text={goneText(value, lookup, isOneOfSeveral)} isName={lookup.value === lookup.text} />
    case 'unknown':
      return <CopyableText text={referred.text} display={truncate(referred.text, maxText)} />
    case 'row':
      return (
        <span className={lookup.mono && monoClass}>
          <LinkedName
            text={referred.text}
            max={maxText}
            to={pageOfRow(referred.row, lookup, params)}
            facts={hasFacts(lookup) ? <Facts row={referred.row} lookup={lookup} /> : undefined}
          />
        </span>
      )
  }
}

const Gone = ({ text, isName }: { text: string; isName: boolean }) =>
  isName ? (
    <span className="text-ink-2">
      <NameText text={text} />
    </span>
  ) : (
    <Badge>{text}</Badge>
  )

const hasFacts = ({ hint, default: standard }: Lookup): boolean => hint !== undefined || standard !== undefined

const Facts = (props: RowFactsProps) => (
  <Suspense fallback={<Skeleton className="h-4 w-24" />}>
    <RowFacts {...props} />
  </Suspense>
)
