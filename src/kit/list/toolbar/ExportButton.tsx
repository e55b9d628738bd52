import { Suspense, useState } from 'react'

import { DownloadIcon } from '../../../ui/Icons.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { MenuButton } from '../../../ui/Menu.tsx'
import { isOfRow } from '../../format/row-values.ts'
import type { Shown } from '../../spec.ts'
import type { Format } from '../export/formats.ts'
import type { TableModel } from '../table/table-model.ts'

const loadExport = () => import('../export/ListExport.tsx')
const ListExport = lazyPart(() => loadExport().then((module) => module.ListExport))
const prepare = () => void loadExport().catch(() => undefined)

export interface ExportButtonProps {
  table: TableModel
  search: URLSearchParams
}

/** Saves all rows of a list that match, not only those on screen, as a file. */
export function ExportButton({ table, search }: ExportButtonProps) {
  const [run, setRun] = useState<{ format: Format }>()
  const start = (format: Format) => () => setRun({ format })
  return (
    <span className="inline-flex items-center gap-2" onPointerEnter={prepare} onFocus={prepare}>
      {run && (
        <Suspense>
          <ListExport table={table} search={search} run={run} onEnd={() => setRun(undefined)} />
        </Suspense>
      )}
      <MenuButton
        label="Export"
        variant="secondary"
        hideLabelTooltip
        items={[
          { id: 'csv', label: csvLabel(table.columns), onSelect: start('csv') },
          { id: 'json', label: 'JSON: whole rows', onSelect: start('json') },
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
