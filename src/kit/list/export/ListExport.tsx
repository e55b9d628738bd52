import { useEffect, useEffectEvent, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { addToast } from '../../../ui/toast-store.ts'
import { formatNumber } from '../../../lib/numbers.ts'
import { inTurns } from '../../../lib/turns.ts'
import { lowerTitle } from '../../../lib/titles.ts'
import { errorToast } from '../../feedback/error-toast.ts'
import type { TableModel } from '../table/table-model.ts'
import { matchingRows } from '../whole/matching-rows.ts'
import { saveFile } from '../../feedback/save-file.ts'
import { fileName, type Format, mediaTypes, writing } from './formats.ts'

export interface ListExportProps {
  table: TableModel
  search: URLSearchParams
  /** Another one ends the former one. */
  run: { format: Format }
  onEnd: () => void
}

/** Reads all rows that match and saves them; says how far it is when that takes a while. Goes on as long as it is mounted. */
export function ListExport({ table, search, run, onEnd }: ListExportProps) {
  const [count, setCount] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const latestNames = useEffectEvent(() => table.names)
  const save = useEffectEvent(async (format: Format, signal: AbortSignal) => {
    const { screen, params, columns, names } = table
    try {
      const all = await matchingRows(screen, { params, search, columns, names, signal, onProgress: setCount })
      if (signal.aborted) return
      // What references are called has come with the rows.
      const parts = await inTurns(writing(format, { columns, rows: all, names: latestNames() }), signal)
      saveFile(fileName(screen.title, format, new Date()), new Blob(parts, { type: mediaTypes[format] }))
      addToast({ content: `Exported ${formatNumber(all.length)} ${lowerTitle(screen.title)}` })
    } catch (error) {
      if (signal.aborted) return
      addToast(errorToast('Could not export', error))
    }
    onEnd()
  })
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => setSlow(true), slowAfter)
    void save(run.format, controller.signal)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [run])
  if (!isSlow) return null
  return (
    <>
      <span role="status" className="text-sm text-ink-2 tabular-nums">
        {count === 0 ? 'Reading rows…' : `${formatNumber(count)} rows read…`}
      </span>
      <Button onClick={onEnd}>Cancel export</Button>
    </>
  )
}

// What takes less needs no progress.
const slowAfter = 300
