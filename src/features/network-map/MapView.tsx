import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'

import { moveBy } from './keys.ts'
import { layOut, linesIn } from './layout.ts'
import { MapEntry } from './MapEntry.tsx'
import type { ShownBox, ShownColumn } from './shown.ts'
import { useViewport } from './use-viewport.ts'
import type { Way } from './way.ts'
import { type Zoom, zoomStep } from './use-zoom.ts'

/** Tones of a packet's way. */
const strokes = {
  success: 'stroke-success',
  danger: 'stroke-danger',
  warning: 'stroke-warning',
} as const

export interface MapViewProps {
  label: string
  columns: readonly ShownColumn[]
  way?: Way & { tone: keyof typeof strokes }
  zoom: Zoom
  /** What the map is scrolled in; null until it is there. */
  box: HTMLDivElement | null
  onBox: (box: HTMLDivElement | null) => void
  onToggle: (box: ShownBox) => void
}

/** The map as a picture, which is a tree for those who do not see it. Only what is in sight, or nearly, is drawn. */
export function MapView({ label, columns, way, zoom, box, onBox, onToggle }: MapViewProps) {
  const viewport = useViewport(box)
  const layout = useMemo(() => layOut(columns, viewport.width), [columns, viewport.width])
  const { entries, width, height, frame } = layout
  const [current, setCurrent] = useState('')
  const at = Math.max(
    0,
    entries.findIndex(({ item }) => item.id === current),
  )
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    // What has the focus is drawn wherever it is.
    const entry = box?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    entry?.focus({ preventScroll: true })
    entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const scale = (viewport.width / width) * zoom.factor
  const isNear = (top: number, bottom: number): boolean =>
    bottom * scale > viewport.top && top * scale < viewport.bottom
  const hops = useMemo(
    () => new Set(way?.steps.map(({ box: to }, index) => `${way.steps[index - 1]?.box} ${to}`)),
    [way],
  )
  const seen = linesIn(layout.lines, isNear)
  const arrow = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter') {
      if (event.target instanceof Element) event.target.querySelector('a')?.click()
      return
    }
    const zooms: Readonly<Record<string, () => void>> = {
      '+': () => zoom.by(zoomStep),
      '-': () => zoom.by(1 / zoomStep),
      0: zoom.fit,
    }
    const to = moveBy(event.key, entries, at)
    if (to === 'toggle' && entries[at]) onToggle(entries[at].parent)
    else if (typeof to === 'number') {
      moved.current = true
      setCurrent(entries[to]?.item.id ?? '')
    } else if (zooms[event.key]) zooms[event.key]?.()
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest('[data-entry]')?.getAttribute('data-entry')
    if (id) setCurrent(id)
  }
  return (
    <div ref={onBox} className="max-h-[75dvh] min-h-40 overflow-auto rounded-lg border border-line bg-sunken">
      {viewport.width > 0 && (
        <svg
          role="tree"
          tabIndex={-1}
          aria-label={label}
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          className="block text-base"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
          </marker>
          <rect {...frame} rx="10" className="fill-canvas stroke-line" />
          {layout.texts.map(({ text, x, y, isTitle }) => (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y}
              aria-hidden="true"
              className={isTitle ? 'fill-ink text-sm font-semibold' : 'fill-ink-2 text-sm'}
            >
              {text}
            </text>
          ))}
          {layout.boxes.map(({ id, ...area }) =>
            isNear(area.y, area.y + area.height) ? (
              <rect
                key={id}
                {...area}
                rx="8"
                className={`fill-surface ${way?.places.has(id) ? `${strokes[way.tone]} stroke-2` : 'stroke-neutral-line'}`}
              />
            ) : null,
          )}
          {layout.lines.map((line) => {
            const { from, to, path } = line
            const [there, back] = [hops.has(`${from} ${to}`), hops.has(`${to} ${from}`)]
            const isOnWay = there || back
            return isOnWay || seen.has(line) ? (
              <path
                key={`${from} ${to}`}
                d={path}
                fill="none"
                data-way={isOnWay ? `${from} ${to}` : undefined}
                className={isOnWay && way ? `${strokes[way.tone]} stroke-2` : 'stroke-line-strong'}
                strokeDasharray={isOnWay && way?.tone !== 'success' ? '6 4' : undefined}
                markerEnd={there ? `url(#${arrow})` : undefined}
                markerStart={back ? `url(#${arrow})` : undefined}
              />
            ) : null
          })}
          {entries.map((entry, index) =>
            index === at || isNear(entry.y, entry.y + entry.height) ? (
              <MapEntry
                key={entry.item.id}
                entry={entry}
                isCurrent={index === at}
                isOnWay={way?.places.has(entry.item.id) === true}
                onToggle={onToggle}
              />
            ) : null,
          )}
        </svg>
      )}
    </div>
  )
}
