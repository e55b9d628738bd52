/** Tasks of a page's main thread, as the browser traces them. */
import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** When it began, and how long it took, in microseconds. */
  ts: number
  dur?: number
  /** Processor time of its thread in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/** The longest task of a page while something is done, in milliseconds of processor time. @throws Error when the browser traced none */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  let trace: Buffer
  try {
    await act()
    // Until what was done is drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return longestOf(traceEvents)
}

/**
 * The longest task of the main threads of pages, in milliseconds of processor time.
 * @throws Error when there is none
 */
function longestOf(events: readonly TraceEvent[]): number {
  const idOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(idOf),
  )
  const ofPages = events
    .filter((event) => event.ph === 'X' && mains.has(idOf(event)) && (isTask(event) || isAfterTask(event)))
    .toSorted((one, other) => one.ts - other.ts)
  const last = new Map<string, { end: number; time: number }>()
  let longest: number | undefined
  for (const event of ofPages) {
    // One that was under way when tracing began has none.
    const { ts, dur = 0, tdur } = event
    const task = last.get(idOf(event))
    let time = tdur ?? 0
    if (isAfterTask(event)) {
      // Within a task it is a part of it.
      if (task === undefined || ts < task.end) continue
      time += task.time
    } else if (tdur === undefined) continue
    last.set(idOf(event), { end: ts + dur, time })
    longest = Math.max(longest ?? 0, time)
  }
  if (longest === undefined) throw new Error('The browser traced no task')
  return longest / 1000
}

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask')

/** What promises have waiting is done at the end of a task, before anything else: the browser traces it beside the task. */
const isAfterTask = ({ name }: TraceEvent): boolean => name === 'BlinkScheduler_PerformMicrotaskCheckpoint'
