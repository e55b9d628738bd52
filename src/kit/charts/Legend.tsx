import { useState } from 'react'

import { drawable, truncateMiddle } from '../../lib/truncate.ts'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { LineStyle } from './line-style.ts'

export interface LegendEntry {
  key: string
  name: string
  style: LineStyle
  /** Its value at the point that is looked at. */
  value: string
  hidden: boolean
}

export interface LegendProps {
  /** When the values were. */
  time: string
  entries: readonly LegendEntry[]
  /** Shows a line, or hides it. */
  onToggle: (key: string) => void
}

/** Lines that are named until somebody wants to see all, and letters of a name: what fits a phone. */
const most = 8
const letters = 28

/** Names of the lines with their values at one time. Each line can be hidden. A long name is cut in the middle: its ends tell lines apart. */
export function Legend({ time, entries, onToggle }: LegendProps) {
  const [isWhole, setWhole] = useState(false)
  const isLong = entries.length > most
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span className="py-0.5 text-ink-3 tabular-nums">{time}</span>
      <ul className="flex min-w-0 flex-wrap gap-x-1 gap-y-1">
        {entries.slice(0, isWhole ? undefined : most).map(({ key, name: given, style, value, hidden }) => {
          const name = drawable(given)
          const short = truncateMiddle(given, letters)
          return (
            <li key={key} className="flex max-w-full min-w-0">
              <Tooltip content={short === name ? undefined : name} describe={false}>
                <button
                  type="button"
                  aria-pressed={!hidden}
                  onClick={() => onToggle(key)}
                  className="flex min-h-6 max-w-full min-w-0 items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-start hover:bg-hover"
                >
                  <Swatch style={style} />
                  <span className={`relative min-w-0 truncate ${hidden ? 'text-ink-3 line-through' : 'text-ink-2'}`}>
                    {short === name ? (
                      name
                    ) : (
                      <>
                        <span aria-hidden="true">{short}</span>
                        <span className="sr-only">{name}</span>
                      </>
                    )}
                  </span>
                  <span className="shrink-0 font-medium whitespace-nowrap text-ink tabular-nums">
                    {hidden ? '' : value}
                  </span>
                </button>
              </Tooltip>
            </li>
          )
        })}
      </ul>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${entries.length}`}
        </Button>
      )}
    </div>
  )
}

/** A piece of the line. */
function Swatch({ style: { className, dash } }: { style: LineStyle }) {
  return (
    <svg aria-hidden="true" width="18" height="8" viewBox="0 0 18 8" className={`shrink-0 ${className}`}>
      <line x1="0" y1="4" x2="18" y2="4" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  )
}
