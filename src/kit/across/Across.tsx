import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'

import { type Drained, type DrainedQuery, drainOptions } from '../../api/drain.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { midSentence } from '../../lib/truncate.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryButton } from '../feedback/ErrorText.tsx'
import { List } from '../list/List.tsx'
import { missedText } from '../lookup/missed-text.ts'
import { useCandidates } from '../lookup/use-candidates.ts'
import type { ListSource, Lookup } from '../spec.ts'
import { listAcross, sourceAcross } from './list-across.ts'
import type { AcrossScreen } from './spec.ts'

/** What is read, and of what. */
const ReadContext = createContext<{ source: ListSource; lookup: Lookup } | undefined>(undefined)
const slots = { header: Extent }

/** The lists below all rows of another one, as one: of all projects. */
export function Across({ screen }: { screen: AcrossScreen }) {
  const { lookup } = screen.each
  const { rows } = useCandidates(lookup, {}, { enabled: true })
  const source = useMemo(() => sourceAcross(screen), [screen])
  const list = useMemo(() => listAcross(screen, source, rows), [screen, source, rows])
  const read = useMemo(() => ({ source, lookup }), [source, lookup])
  return (
    <ReadContext value={read}>
      <List screen={list} slots={slots} />
    </ReadContext>
  )
}

/** How far the lists were read, and which of them could not be. */
function Extent() {
  const read = use(ReadContext)
  return read && <ExtentOf {...read} />
}

function ExtentOf({ source, lookup }: { source: ListSource; lookup: Lookup }) {
  const { data, isError, refetch } = useQuery<Drained>({ ...optionsOf(source), enabled: false })
  const { lists } = data ?? {}
  // Nothing more is read once all has failed: the list itself says why.
  if (!data || !lists || isError) return null
  const text = missedText(lists, lookup)
  if (!data.done)
    return (
      <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
        {formatNumber(lists.read)} of {formatNumber(lists.of)} {midSentence(lookup.label.many)} read…
      </p>
    )
  if (text === '') return null
  return (
    <div className="mb-3">
      <Notice
        live
        tone="warning"
        action={lists.missed[0] && <RetryButton size="sm" error={lists.missed[0].error} onRetry={refetch} />}
      >
        {text}
      </Notice>
    </div>
  )
}

const optionsOf = ({ query, shape }: ListSource): DrainedQuery =>
  drainOptions({ page: (page) => query({}, page), shape })
