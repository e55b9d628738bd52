/** Draws lines over time with uPlot, on a canvas: colours come from the theme as it is when it draws. */
// oxlint-disable-next-line import/no-unassigned-import -- has to come before the library
import './known-language.ts'
import uPlot from 'uplot'
// oxlint-disable-next-line import/no-unassigned-import -- style sheets have no names
import 'uplot/dist/uPlot.min.css'

import type { Chart } from './series.ts'
import { axisTime } from './times.ts'
import { bottomOf, extentOf, largestOf, lowestOf, markStep, markText, scaleOf, topOf, type Unit } from './units.ts'

export interface PlotColours {
  /** One per line. */
  lines: readonly string[]
  /** Text of the axes. */
  text: string
  grid: string
  font: string
}

export interface PlotData {
  chart: Chart
  /** Milliseconds since the epoch. */
  from: number
  until: number
  width: number
}

export interface PlotOptions {
  height: number
  unit: Unit
  colours: PlotColours
  /** Dashes of each line, in pixels; empty for none. */
  dashes: readonly (readonly number[])[]
  /** A pointer or `point` moved to the point with this index, or away. */
  onPoint: (index: number | undefined) => void
  /** A stretch was dragged over, in milliseconds since the epoch. */
  onStretch: (from: number, until: number) => void
}

export interface Plot {
  update: (data: PlotData) => void
  /** Moves the marker to a point, or away. */
  point: (index: number | undefined) => void
  destroy: () => void
}

/** Pixels that have to be dragged over for it to be meant. */
const shortest = 8

/** A plot in an element, with as many lines as there are colours. */
export function createPlot(element: HTMLElement, first: PlotData, options: PlotOptions): Plot {
  const { height, unit, colours, dashes } = options
  let data = first
  let scale = scaleOf(1, unit)
  let top = 1
  let bottom = 0
  const measure = () => {
    const { lines } = data.chart
    const largest = largestOf(lines)
    bottom = bottomOf(lowestOf(lines))
    scale = scaleOf(extentOf(lines), unit)
    top = bottom < 0 && largest === 0 ? 0 : topOf(largest, unit)
  }
  measure()
  const marks = (): number[] => {
    const step = markStep(top - bottom, scale, unit)
    const lowest = Math.ceil(bottom / step - 1e-9)
    return Array.from({ length: Math.floor(top / step + 1e-9) - lowest + 1 }, (_, index) => (lowest + index) * step)
  }
  const axis: uPlot.Axis = {
    stroke: colours.text,
    font: `12px ${colours.font}`,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
  }
  const plot = new uPlot(
    {
      width: data.width,
      height,
      padding: [10, 18, 0, 0],
      legend: { show: false },
      cursor: {
        y: false,
        sync: { key: 'metrics' },
        drag: { x: true, y: false, setScale: false },
        points: { size: 7 },
      },
      scales: {
        x: { time: true, range: () => [data.from / 1000, data.until / 1000] },
        y: { range: () => [bottom, top] },
      },
      axes: [
        {
          ...axis,
          space: 60,
          size: 28,
          values: (_, splits, __, ___, step) => splits.map((time) => axisTime(time * 1000, step)),
        },
        {
          ...axis,
          size: (_, texts) => 14 + 7.2 * Math.max(3, ...(texts ?? []).map((text) => text.length)),
          splits: marks,
          values: (_, splits) => splits.map((value) => markText(value, scale)),
        },
      ],
      series: [
        {},
        ...colours.lines.map((stroke, index): uPlot.Series => ({
          stroke,
          width: 1.5,
          dash: [...(dashes[index] ?? [])],
          spanGaps: false,
          ...(data.chart.isStepped && { paths: uPlot.paths.stepped?.({ align: 1 }) }),
          ...(colours.lines.length === 1 ? { fill: `color-mix(in oklab, ${stroke} 12%, transparent)` } : {}),
          // A value between two gaps is no line: without a dot nobody would see it.
          points: { show: true, size: 4, filter: (_, place) => alone(data.chart.lines[place - 1]?.values ?? []) },
        })),
      ],
      hooks: {
        setCursor: [({ cursor }) => options.onPoint(cursor.idx ?? undefined)],
        setSelect: [
          (self) => {
            const { left, width } = self.select
            if (width < shortest) return
            const times = [left, left + width].map((place) => Math.round(self.posToVal(place, 'x') * 1000))
            self.setSelect({ left: 0, width: 0, top: 0, height: 0 }, false)
            options.onStretch(times[0] ?? 0, times[1] ?? 0)
          },
        ],
      },
    },
    aligned(data.chart),
    element,
  )
  return {
    update: (next) => {
      const isWider = next.width !== data.width
      data = next
      measure()
      if (isWider) plot.setSize({ width: next.width, height })
      plot.setData(aligned(next.chart))
    },
    point: (index) => {
      const time = index === undefined ? undefined : data.chart.times[index]
      const left = time === undefined ? -10 : plot.valToPos(time / 1000, 'x')
      plot.setCursor({ left, top: time === undefined ? -10 : height / 2 })
    },
    destroy: () => plot.destroy(),
  }
}

function aligned({ times, lines }: Chart): uPlot.AlignedData {
  return [times.map((time) => time / 1000), ...lines.map(({ values }) => [...values])]
}

/** Indexes of values with none before and none after them. */
function alone(values: readonly (number | null | undefined)[]): number[] {
  return values.flatMap((value, index) =>
    typeof value === 'number' && !isJoined(values, index, -1) && !isJoined(values, index, 1) ? [index] : [],
  )
}

/** Whether a line leads on from a value, past steps in which none was due. */
function isJoined(values: readonly (number | null | undefined)[], index: number, way: -1 | 1): boolean {
  let place = index + way
  while (place in values && values[place] === undefined) place += way
  return typeof values[place] === 'number'
}
