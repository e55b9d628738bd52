import { Suspense, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RefreshIcon } from '../../ui/Icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useOnline } from '../feedback/use-online.ts'
import { usePending } from '../feedback/use-pending.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { intervals, presets, windowOf, type Range } from './range.ts'
import { rangeText } from './times.ts'
import type { ChartTime } from './use-chart-time.ts'

const RangeDialog = lazyPart(() => import('./RangeDialog.tsx').then((module) => module.RangeDialog))

export interface TimeToolsProps {
  time: ChartTime
  /** Asks again for what is shown already, since samples may come late. */
  onRefresh: () => Promise<unknown>
}

/** Chooses which time charts show and how often anew, and asks again. */
export function TimeTools({ time, onRefresh }: TimeToolsProps) {
  const { range, interval, now, move, choose, chooseInterval } = time
  const [pending, refresh] = usePending(async () => {
    move()
    await onRefresh()
  })
  return (
    <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
      <RangeMenu range={range} now={now} onChoose={choose} />
      {range.kind === 'fixed' ? (
        <Button disabledReason="Only a range up to now can be refreshed">Refresh Off</Button>
      ) : (
        <ChoiceMenu label="Refresh" value={interval} options={intervals} onChoose={chooseInterval} />
      )}
      <IconButton label="Refresh charts" icon={<RefreshIcon />} pending={pending} onClick={refresh} />
    </div>
  )
}

const custom = { id: 'custom', label: 'Custom…' } as const

function RangeMenu({ range, now, onChoose }: { range: Range; now: number; onChoose: (range: Range) => void }) {
  const [isOpen, setOpen] = useState(false)
  const shown = range.kind === 'fixed' ? range : windowOf(range, { now, width: 0 })
  return (
    <>
      <ChoiceMenu
        label="Time range"
        value={range.kind === 'fixed' ? custom.id : range.preset}
        options={[...presets, custom]}
        {...(range.kind === 'fixed' ? { text: rangeText(range.from, range.until) } : {})}
        onChoose={(id) => (id === 'custom' ? setOpen(true) : onChoose({ kind: 'last', preset: id }))}
      />
      {isOpen && (
        <Suspense>
          <RangeDialog
            from={shown.from}
            until={shown.until}
            onChoose={(from, until) => onChoose({ kind: 'fixed', from, until })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Says that the charts stand still although they should not. */
export function LiveNote({ time: { seconds } }: Pick<TimeToolsProps, 'time'>) {
  const online = useOnline()
  if (online || seconds === undefined) return null
  return (
    <p role="status" className="mb-3 text-sm text-ink-2">
      Offline. The charts update when the connection is back.
    </p>
  )
}
