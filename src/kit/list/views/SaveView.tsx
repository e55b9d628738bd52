import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { Button } from '../../../ui/Button.tsx'
import type { TableModel } from '../table/table-model.ts'
import { matchingRows } from '../whole/matching-rows.ts'
import { MeContext } from '../../routing/page-scope.ts'
import { SaveDialog } from '../../saved/SaveDialog.tsx'
import { addressOf } from './address.ts'
import { noteCount } from './counts.ts'
import { viewsChanged, viewsKey } from './views.ts'

export interface SaveViewProps {
  table: TableModel
  search: URLSearchParams
  /** How many rows are shown, and whether no more may come. */
  count: number
  isAll: boolean
  /** Reading has come to an end. */
  isRead: boolean
}

/** Saves filters, order and columns of a list under a name; tells how many rows there are. */
export function SaveView({ table, search, count, isAll, isRead }: SaveViewProps) {
  const storageKey = viewsKey(use(MeContext))
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const address = addressOf(pathname, search, table)
  useEffect(() => {
    if (!isRead) return
    noteCount(address, { count, isAll }, async (signal) => {
      const { screen, params, columns, names } = table
      let isWhole = true
      const onProgress = (_: number, problem?: string) => {
        isWhole = problem === undefined
      }
      const rows = await matchingRows(screen, { params, search, columns, names, signal, onProgress })
      return { count: rows.length, isAll: isWhole }
    })
  }, [address, count, isAll, isRead, table, search])
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Save view
      </Button>
      {isOpen && (
        <SaveDialog
          storageKey={storageKey}
          saved={{ text: address }}
          words={{ one: 'view', many: 'views' }}
          onSaved={viewsChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
