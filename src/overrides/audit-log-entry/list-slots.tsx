import { Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import type { AuditLogEntry } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { searchText } from '../../kit/url/keys.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Link } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { openEntry, withEntry } from './place.ts'

const LiveTail = lazyPart(() => import('./LiveTail.tsx').then((module) => module.LiveTail))
const EntryPanel = lazyPart(() => import('./EntryPanel.tsx').then((module) => module.EntryPanel))

/** The log, with what has come since and a panel for each entry. */
const slots: Slots['audit_log_entry.list'] = {
  header: Header,
  columns: { operationId: OperationLink },
}

function Header() {
  const [search, setSearch] = useSearchParams()
  const open = openEntry(search)
  return (
    <>
      <Suspense fallback={<div className="mb-3 min-h-8" />}>
        <LiveTail />
      </Suspense>
      {open && (
        <Suspense>
          <EntryPanel
            key={open.id}
            {...open}
            onClose={() => setSearch((now) => withEntry(now, undefined), { preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Opens the entry over the list. */
function OperationLink({ row }: { row: AuditLogEntry }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <Link
      to={`${pathname}${searchText(withEntry(search, row))}`}
      className="font-mono text-sm font-medium text-link hover:underline"
    >
      <NameText text={row.operationId} />
    </Link>
  )
}

export default slots
