import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'

import { useViewport } from '../network-map/use-viewport.ts'
import { layOut, post } from './layout.ts'
import { moveInGrid, type RackContents, type Unit } from './rack.ts'
import { UnitCell } from './UnitCell.tsx'

export interface RackPictureProps {
  label: string
  contents: RackContents
  /** The silo whose share is highlighted; empty: none. */
  silo: string
  /** Id of the unit whose details are shown. */
  chosen: string | null
  onChoose: (unit: Unit) => void
}

/** A rack as a picture, which is a grid for those who do not see it. */
export function RackPicture({ label, contents, silo, chosen, onChoose }: RackPictureProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const { width: available } = useViewport(box)
  const layout = useMemo(() => layOut(contents, available), [contents, available])
  const { width, height, sections } = layout
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections])
  const [current, setCurrent] = useState('')
  const wanted = current === '' ? chosen : current
  const foundRow = rows.findIndex((row) => row.some(({ unit }) => unit.id === wanted))
  const place = [
    Math.max(0, foundRow),
    Math.max(0, rows[foundRow]?.findIndex(({ unit }) => unit.id === wanted) ?? 0),
  ] as const
  const focused = rows[place[0]]?.[place[1]]?.unit.id
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    box?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const unit = rows[place[0]]?.[place[1]]?.unit
    if (unit && (event.key === 'Enter' || event.key === ' ')) onChoose(unit)
    else {
      const to = moveInGrid(event.key, rows, place)
      const next = to && rows[to[0]]?.[to[1]]
      if (!next) return
      moved.current = true
      setCurrent(next.unit.id)
    }
    event.preventDefault()
  }
  return (
    <div ref={setBox} className="overflow-x-auto rounded-lg border border-line bg-sunken">
      {available > 0 && (
        <svg
          role="grid"
          aria-label={label}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className="block text-base"
        >
          {[0, width - post].map((x) => (
            <Post key={x} x={x} height={height} />
          ))}
          {sections.map(({ title, note, y, rows: own }) => (
            <g key={title} role="rowgroup" aria-label={title}>
              <text x={post + 10} y={y + 20} aria-hidden="true" className="fill-ink text-sm font-semibold">
                {title}
                {note !== undefined && (
                  <tspan dx="8" className="fill-ink-2 font-normal">
                    {note}
                  </tspan>
                )}
              </text>
              {own.map((row) => (
                <g key={row[0]?.unit.id} role="row">
                  {row.map(({ unit, ...area }) => (
                    <foreignObject key={unit.id} {...area}>
                      <div
                        role="gridcell"
                        tabIndex={unit.id === focused ? 0 : -1}
                        aria-selected={unit.id === chosen}
                        className={`h-full cursor-pointer overflow-hidden rounded-md border px-3 py-1.5 -outline-offset-2 ${looks(unit, unit.id === chosen)}`}
                        onFocus={() => setCurrent(unit.id)}
                        onKeyDown={onKeyDown}
                        onClick={() => onChoose(unit)}
                      >
                        <UnitCell unit={unit} silo={silo} />
                      </div>
                    </foreignObject>
                  ))}
                </g>
              ))}
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

const looks = ({ kind }: Unit, isChosen: boolean): string =>
  `${kind === 'waiting' ? 'border-dashed border-line-strong' : 'border-neutral-line'} ${isChosen ? 'bg-selected' : 'bg-surface hover:bg-hover'}`

/** A post of the rack with its holes. */
function Post({ x, height }: { x: number; height: number }) {
  return (
    <g aria-hidden="true">
      <rect x={x} y={0} width={post} height={height} className="fill-neutral-soft" />
      <line
        x1={x + post / 2}
        x2={x + post / 2}
        y1={14}
        y2={height - 8}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 16"
        className="stroke-line-strong"
      />
    </g>
  )
}
