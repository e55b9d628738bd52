import { useMemo, useState } from 'react'

import { FailureNotice, StaleNotice } from '../../kit/feedback/ErrorText.tsx'
import { RefreshButton } from '../../kit/feedback/RefreshButton.tsx'
import { useListSearch } from '../../kit/list/use-list-search.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsIcon } from '../../ui/Icons.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { contentsOf, mostUnits, silosOf, type Unit } from './rack.ts'
import { RackPicture } from './RackPicture.tsx'
import { RackTable } from './RackTable.tsx'
import { UnitDetails } from './UnitDetails.tsx'
import { useRack } from './use-rack.ts'

const kinds = [
  ['sled', 'sled', 'sleds'],
  ['switch', 'switch', 'switches'],
  ['waiting', 'uninitialized sled', 'uninitialized sleds'],
] as const

/** What stands in a rack, how full it is, and what of it a silo has. */
export function RackPage() {
  const { rackId = '' } = usePageParams()
  const [search, go] = useListSearch()
  const [silo, chosen] = [search.get('silo') ?? '', search.get('unit')]
  const isTable = search.get('view') === 'table'
  const [moved, setMoved] = useState(false)
  const { inventory, error, missing, unread, updatedAt, refresh } = useRack(rackId)
  const contents = useMemo(() => inventory && contentsOf(inventory, rackId, silo), [inventory, rackId, silo])
  const set = (key: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(key)
    else next.set(key, value)
    go(next, { replace: true })
  }
  if (!contents)
    return error === undefined ? (
      <Skeleton className="h-80 w-full" />
    ) : (
      <FailureNotice what="Rack" error={error} onRetry={refresh} />
    )
  const { sleds, switches, waiting, counts } = contents
  const cut = kinds.flatMap(([kind, one, many]) => (counts[kind] > mostUnits ? plural(counts[kind], one, many) : []))
  const unit = [...switches, ...sleds, ...waiting].find(({ id }) => id === chosen)
  const silos = silosOf(contents)
  const choices = silo === '' || silos.includes(silo) ? silos : [silo, ...silos]
  const choose = ({ id }: Unit) => {
    setMoved(true)
    set('unit', id)
  }
  const View = isTable ? RackTable : RackPicture
  return (
    <section aria-label="Rack" className="grid grid-cols-1 gap-3">
      {error !== undefined && <StaleNotice error={error} onRetry={refresh} />}
      {missing.map((one) => (
        <FailureNotice key={one.what} {...one} onRetry={refresh} />
      ))}
      {unread > 0 && (
        <p className="text-sm text-ink-2">
          Instances of {plural(unread, 'sled')} could not be loaded; the load is not shown.
        </p>
      )}
      {cut.length > 0 && (
        <p className="text-sm text-ink-2">
          The first {formatNumber(mostUnits)} of each are shown: there are {cut.join(' and ')}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {choices.length > 0 && (
          <span className="w-56 max-w-full">
            <Select
              aria-label="Highlight a silo"
              placeholder="No silo highlighted"
              value={silo}
              options={choices.map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => set('silo', target.value)}
            />
          </span>
        )}
        <div className="ms-auto flex items-center gap-3">
          <Button
            size="sm"
            icon={<RowsIcon />}
            aria-pressed={isTable}
            onClick={() => set('view', isTable ? '' : 'table')}
          >
            Table
          </Button>
          <RefreshButton updatedAt={updatedAt} onRefresh={refresh} />
        </div>
      </div>
      <View label={`Rack ${rackId}`} contents={contents} silo={silo} chosen={chosen} onChoose={choose} />
      {unit && <UnitDetails key={unit.id} unit={unit} silo={silo} moved={moved} />}
    </section>
  )
}
