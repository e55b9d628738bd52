import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { markInvisible } from '../../lib/invisible.ts'
import { drawable } from '../../lib/truncate.ts'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/Icons.tsx'
import { rangeWith } from '../../ui/range-with.ts'
import { type FileNode, moveBy, type TreeRow } from './file-tree.ts'

/** Height of a line, in pixels. */
const lineHeight = 28
/** What lies deeper is not moved further to the right. */
const mostSteps = 12

export interface FileTreeProps {
  rows: readonly TreeRow[]
  /** Path of the file that is shown. */
  chosen: string | null
  onChoose: (file: FileNode) => void
  onToggle: (folder: FileNode) => void
}

/** Folders and files, of which those in sight are drawn, and the one that has the focus. */
export function FileTree({ rows, chosen, onChoose, onToggle }: FileTreeProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [current, setCurrent] = useState<FileNode>()
  const wanted = current ?? rows.find(({ node }) => !node.children && node.path === chosen)?.node
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node === wanted),
  )
  // Nothing here is memoised, so its functions cannot go stale.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => lineHeight,
    overscan: 12,
    rangeExtractor: (range) => rangeWith(range, at),
  })
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    virtual.scrollToIndex(at, { align: 'auto' })
    scroller?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const to = moveBy(event.key, rows, at)
    const node = rows[at]?.node
    if (to === undefined || !node) return
    event.preventDefault()
    if (to === 'choose') onChoose(node)
    else if (to === 'toggle') onToggle(node)
    else {
      moved.current = true
      setCurrent(rows[to]?.node)
    }
  }
  const onClick = (node: FileNode) => {
    setCurrent(node)
    if (node.children) onToggle(node)
    else onChoose(node)
  }
  return (
    <div ref={setScroller} className="max-h-[60dvh] overflow-auto rounded-lg border border-line bg-surface py-1">
      <div role="tree" aria-label="Files of the bundle" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const { node, level, isOpen } = row
          const isFile = isOpen === undefined
          const name = drawable(markInvisible(drawable(node.name)))
          const isChosen = isFile && node.path === chosen
          return (
            <div
              key={isFile ? node.path : `${node.path}\n`}
              role="treeitem"
              tabIndex={index === at ? 0 : -1}
              aria-level={level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={isOpen}
              aria-selected={isFile ? isChosen : undefined}
              title={name}
              className={`absolute inset-x-0 flex cursor-pointer items-center gap-1 pe-2 -outline-offset-2 ${isChosen ? 'bg-selected' : 'hover:bg-hover'}`}
              style={{ top: start, height: lineHeight, paddingInlineStart: 8 + 16 * Math.min(level - 1, mostSteps) }}
              onFocus={() => setCurrent(node)}
              onKeyDown={onKeyDown}
              onClick={() => onClick(node)}
            >
              <span className="flex w-4 shrink-0 justify-center text-ink-2">
                {!isFile && (isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />)}
              </span>
              <bdi className={`truncate ${isFile ? '' : 'font-medium'}`}>{name || '/'}</bdi>
            </div>
          )
        })}
      </div>
    </div>
  )
}
