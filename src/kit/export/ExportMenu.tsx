import { useEffect, useRef, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { isOfRow } from '../cells/row-values.ts'
import type { NamesById } from '../lookup/use-names.ts'
import { errorToast } from '../error-toast.ts'
import { saveFile } from '../save-file.ts'
import type { ListScreen, Row, Shown } from '../spec.ts'
import { fileName, fileText, type Format, mediaTypes } from './formats.ts'

export interface ReadOptions {
  /** Aborted when nobody waits for the rows any more. */
  signal: AbortSignal
  /** How many rows were read so far. */
  onProgress: (count: number) => void
}

export interface ExportMenuProps {
  screen: ListScreen
  /** The columns on screen, in their order. */
  columns: readonly Shown[]
  /** All rows that match, in the order of the list. */
  rows: (options: ReadOptions) => Promise<readonly Row[]>
  /** What references are called, asked for once the rows are there. */
  names: () => NamesById
}

/** Saves all rows of a list that match, not only those on screen, as a file. */
export function ExportMenu({ screen, columns, rows, names }: ExportMenuProps) {
  const [count, setCount] = useState<number>()
  const reading = useRef<AbortController>(undefined)
  const latestNames = useRef(names)
  const isSlow = useSlow(count !== undefined)
  useEffect(() => () => reading.current?.abort(), [])
  useEffect(() => {
    latestNames.current = names
  })

  const save = async (format: Format) => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    setCount(0)
    try {
      const all = await rows({ signal: controller.signal, onProgress: setCount })
      if (controller.signal.aborted) return
      const text = fileText(format, { columns, rows: all, names: latestNames.current() })
      saveFile(fileName(screen.title, format, new Date()), new Blob([text], { type: mediaTypes[format] }))
      addToast({ content: `Exported ${formatNumber(all.length)} ${lowerTitle(screen.title)}` })
    } catch (error) {
      if (controller.signal.aborted) return
      addToast(errorToast('Could not export', error))
    } finally {
      if (reading.current === controller) setCount(undefined)
    }
  }
  const cancel = () => {
    reading.current?.abort()
    reading.current = undefined
    setCount(undefined)
  }

  return (
    <span className="inline-flex items-center gap-2">
      {count !== undefined && isSlow && (
        <>
          <span role="status" className="text-sm text-ink-2 tabular-nums">
            {count === 0 ? 'Reading rows…' : `${formatNumber(count)} rows read…`}
          </span>
          <Button onClick={cancel}>Cancel export</Button>
        </>
      )}
      <MenuButton
        label="Export"
        variant="secondary"
        hideLabelTooltip
        items={[
          { id: 'csv', label: csvLabel(columns), onSelect: () => void save('csv') },
          { id: 'json', label: 'JSON: whole rows', onSelect: () => void save('json') },
        ]}
      >
        <DownloadIcon />
        Export
      </MenuButton>
    </span>
  )
}

/** What is in no row is in no file. */
function csvLabel(columns: readonly Shown[]): string {
  const others = columns.filter((column) => !isOfRow(column)).map(({ label }) => label)
  return others.length === 0 ? 'CSV: columns shown' : `CSV: columns shown, without ${others.join(', ')}`
}

// What takes less needs no progress.
const slowAfter = 300

/** Whether something has been going on for a while. */
function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [active])
  return slow
}
