import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'

import { createPlot, type Plot, type PlotData, type PlotOptions } from './plot.ts'
import type { LineStyle } from './line-style.ts'
import type { Unit } from './units.ts'

export interface PlotViewProps extends PlotData {
  /** Accessible name. */
  label: string
  height: number
  unit: Unit
  /** One per line of the chart. */
  styles: readonly LineStyle[]
  /** Index of the point that is looked at. */
  point: number | undefined
  /** What there is at that point, in words. */
  pointText: string
  onPoint: (index: number | undefined) => void
  onStretch: (from: number, until: number) => void
}

/** The drawn lines, with a key of their own: the number of lines and how they look never change. Arrow keys move from point to point, as a pointer does; what is there is said in words. */
export function PlotView({
  label,
  height,
  unit,
  styles,
  point,
  pointText,
  onPoint,
  onStretch,
  ...data
}: PlotViewProps) {
  const { chart, from, until, width } = data
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot>(undefined)

  const tell = useEffectEvent(onPoint)
  const stretch = useEffectEvent(onStretch)
  const make = useEffectEvent((element: HTMLElement, told: Pick<PlotOptions, 'onPoint' | 'onStretch'>): Plot => {
    const swatches = [...element.querySelectorAll('[data-line]')].map((swatch) => getComputedStyle(swatch).color)
    const { color, fontFamily } = getComputedStyle(element)
    const grid = element.querySelector('[data-grid]')
    return createPlot(element, data, {
      height,
      unit,
      colours: {
        lines: swatches,
        text: color,
        grid: grid ? getComputedStyle(grid).borderTopColor : color,
        font: fontFamily,
      },
      dashes: styles.map(({ dash }) => dash),
      ...told,
    })
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const draw = () => {
      plot.current?.destroy()
      plot.current = make(element, {
        onPoint: (index) => tell(index),
        onStretch: (start, end) => stretch(start, end),
      })
    }
    draw()
    const stop = onThemeChange(draw)
    return () => {
      stop()
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [])

  useEffect(() => plot.current?.update({ chart, from, until, width }), [chart, from, until, width])

  const last = chart.times.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    const at = point ?? last
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, PageDown: at - 10, PageUp: at + 10, Home: 0, End: last }[
      event.key
    ]
    if (event.key === 'Escape') plot.current?.point(undefined)
    if (to === undefined) return
    event.preventDefault()
    plot.current?.point(Math.min(last, Math.max(0, to)))
  }
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={point ?? last}
      aria-valuetext={pointText}
      onKeyDown={onKeyDown}
      onBlur={() => plot.current?.point(undefined)}
      style={{ height }}
      className="relative overflow-hidden rounded-sm font-sans text-ink-3"
    >
      {/* The theme's colours, for the canvas to read. */}
      <span hidden data-grid className="border-line" />
      {styles.map(({ className }, index) => (
        <span key={index} hidden data-line={index} className={className} />
      ))}
    </div>
  )
}

const darkScheme = '(prefers-color-scheme: dark)'

/** Tells when the page's theme changes: a canvas does not follow by itself. @returns ends it */
function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia(darkScheme)
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
