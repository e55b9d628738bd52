import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { bgpConfigCreatePath, bgpPath } from '../../../generated/model/paths.gen.ts'
import { bgpConfigLookup } from '../../../generated/screens/bgp-config/lookup.gen.ts'
import { plural } from '../../lib/numbers.ts'
import { List } from '../../kit/list/List.tsx'
import { candidateOptions, candidatesOf } from '../../kit/lookup/candidates.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { usePageParams } from '../../kit/routing/use-params.ts'
import type { ListScreen } from '../../kit/spec.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NavTabs } from '../../ui/NavTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type GroupBy, Groups } from './Groups.tsx'
import { type BgpRow, exportedList, importedList, messageList, peerList } from './bgp-lists.ts'

// The code of forms, which no list waits for.
const LookupChoice = lazyPart(() => import('../../kit/lookup/LookupChoice.tsx').then((module) => module.LookupChoice))

interface View {
  id: string
  label: string
  /** For one configuration, by its name, or for all. */
  of: { config: (name: string) => ListScreen<BgpRow> } | { all: ListScreen<BgpRow> }
  by: readonly GroupBy[]
  count: (rows: readonly BgpRow[]) => string
}

const bySwitch: GroupBy = { column: 'switch', operator: 'any' }
const byPeer: GroupBy = { column: 'peer', operator: 'eq' }
const routes = (rows: readonly BgpRow[]): string => plural(rows.length, 'route')

const established = (rows: readonly BgpRow[]): string =>
  `${rows.filter((row) => 'state' in row && row.state === 'established').length} of ${plural(rows.length, 'peer')} established`

const views: readonly View[] = [
  { id: 'peers', label: 'Peers', of: { all: peerList }, by: [bySwitch], count: established },
  {
    id: 'imported',
    label: 'Imported routes',
    of: { config: importedList },
    by: [bySwitch, { column: 'nexthop', operator: 'eq' }],
    count: routes,
  },
  { id: 'exported', label: 'Exported routes', of: { all: exportedList }, by: [byPeer], count: routes },
  {
    id: 'messages',
    label: 'Message history',
    of: { config: messageList },
    by: [bySwitch, byPeer],
    count: (rows) => plural(rows.length, 'message'),
  },
]

/** What BGP does at the moment. The address says what of it is shown, and for which configuration. */
export function BgpPage() {
  const [search] = useSearchParams()
  const shown = search.get('show') ?? 'peers'
  const config = search.get('config')
  const view = views.find(({ id }) => id === shown)
  const pathOf = (id: string) => {
    const wanted = new URLSearchParams({ ...(id !== 'peers' && { show: id }), ...(config && { config }) })
    return wanted.size === 0 ? bgpPath : `${bgpPath}?${wanted}`
  }
  return (
    <>
      <PageHeader title="BGP" />
      <NavTabs
        label="BGP"
        items={views.map(({ id, label }) => ({ label, to: pathOf(id), current: id === view?.id }))}
      />
      {view === undefined ? (
        <EmptyState title="There is no such part of this page" body="Choose one above." />
      ) : 'all' in view.of ? (
        <Part view={view} screen={view.of.all} />
      ) : (
        <OfConfig view={view} screenOf={view.of.config} />
      )}
    </>
  )
}

function Part({ view: { by, count }, screen }: { view: View; screen: ListScreen<BgpRow> }) {
  return (
    <>
      <Groups screen={screen} by={by} count={count} />
      <List screen={screen} />
    </>
  )
}

/** What has to be asked for with an ASN, which a configuration has; the first one unless another is chosen. */
function OfConfig({ view, screenOf }: { view: View; screenOf: (name: string) => ListScreen<BgpRow> }) {
  const params = usePageParams()
  const [search, setSearch] = useSearchParams()
  const query = useQuery({ ...candidateOptions(bgpConfigLookup, params), throwOnError: false })
  const { rows, state } = candidatesOf(query)
  const wanted = search.get('config') ?? ''
  const config = wanted === '' ? rows[0] : rows.find(({ name }) => name === wanted)
  const name = config?.name
  const screen = useMemo(() => name !== undefined && screenOf(name), [name, screenOf])
  if (state === 'failed') return <FailureNotice what="BGP configurations" error={query.error} onRetry={query.refetch} />
  if (rows.length === 0 && state === 'loading') return <Skeleton className="h-8.5 w-full sm:w-64" />
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No BGP configurations"
        body="Routes and messages belong to an ASN, which a BGP configuration has."
        action={
          <Link to={bgpConfigCreatePath} className={textLinkClass}>
            Create a BGP configuration
          </Link>
        }
      />
    )
  }
  const choose = (chosen: string) => setSearch({ show: view.id, ...(chosen !== '' && { config: chosen }) })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <Suspense fallback={<Skeleton className="h-14 w-full sm:w-64" />}>
          <LookupChoice
            lookup={bgpConfigLookup}
            params={params}
            label="BGP configuration"
            all="Choose a configuration"
            chosen={name ?? wanted}
            onChoose={choose}
          />
        </Suspense>
        {config && <p className="pb-1.5 text-ink-2 tabular-nums">ASN {String(config.asn)}</p>}
      </div>
      {screen ? (
        <Part view={view} screen={screen} />
      ) : (
        <EmptyState title="No such BGP configuration" body="It may have been deleted. Choose another one." />
      )}
    </>
  )
}
