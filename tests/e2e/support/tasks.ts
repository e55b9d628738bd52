/** Tasks of a page's main thread, as the browser traces them. */
import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
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
  const idOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(idOf),
  )
  const times = traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(idOf(event)))
    // One that was under way when tracing began has none.
    .flatMap(({ tdur }) => tdur ?? [])
  if (times.length === 0) throw new Error('The browser traced no task')
  return Math.max(...times) / 1000
}
