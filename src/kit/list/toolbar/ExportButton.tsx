import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { DownloadIcon } from '../../../ui/Icons.tsx'
import { whenReachable } from '../../../ui/lazy-part.ts'
import type { ExportMenuProps } from '../../export/ExportMenu.tsx'
import type { TableModel } from '../table/table-model.ts'

export interface ExportButtonProps {
  table: TableModel
  search: URLSearchParams
}

/** Stands in for the export menu until somebody is about to use it. The menu then takes over focus and press. */
export function ExportButton({ table, search }: ExportButtonProps) {
  const { screen, params, columns, names } = table
  const [Menu, setMenu] = useState<ComponentType<ExportMenuProps>>()
  const box = useRef<HTMLSpanElement>(null)
  const intent = useRef<'focus' | 'press'>(undefined)
  const taken = useRef<typeof intent.current>(undefined)
  const load = async () => {
    const asked = () => import('../../export/ExportMenu.tsx')
    const module = await (intent.current === 'press' ? whenReachable(asked) : asked()).catch(() => undefined)
    if (!module) return
    // The button that goes loses focus, and with it what it was about.
    taken.current ??= intent.current
    setMenu(() => module.ExportMenu)
  }

  useLayoutEffect(() => {
    if (!Menu || !taken.current) return
    const button = box.current?.querySelector('button')
    button?.focus()
    if (taken.current === 'press') button?.click()
  }, [Menu])

  return (
    <span ref={box} className="inline-flex">
      {Menu ? (
        <Menu
          screen={screen}
          columns={columns}
          rows={async (reading) => {
            const { matchingRows } = await import('../whole/matching-rows.ts')
            return matchingRows(screen, { params, search, columns, names, ...reading })
          }}
          names={() => names}
        />
      ) : (
        <Button
          aria-haspopup="menu"
          icon={<DownloadIcon />}
          onPointerEnter={() => void load()}
          onFocus={() => {
            intent.current = 'focus'
            void load()
          }}
          onBlur={() => {
            intent.current = undefined
          }}
          onClick={() => {
            intent.current = 'press'
            void load()
          }}
        >
          Export
        </Button>
      )}
    </span>
  )
}
