/** WebSockets in the hands of a test: what the page opens from now on is a stand-in that speaks when the test says so. */
import type { Page } from '@playwright/test'

interface StandIn extends WebSocket {
  sent: number[]
}

interface SocketsOnWindow {
  cairnSockets: StandIn[]
}

/** Bytes that make a flood: `unit`, so many times, in frames of some 64 KiB, then `end`. */
interface Flood {
  readonly unit: string
  readonly times: number
  readonly end: string
}

export interface Sockets {
  /** Waits for the page to open its nth socket, the first being 1, and lets it in. */
  admit(nth: number): Promise<void>
  /** The last socket says this, one frame for each item. */
  say(...frames: readonly (readonly number[])[]): Promise<void>
  flood(flood: Flood): Promise<void>
  /** The last socket closes. */
  close(code: number, reason?: string): Promise<void>
  /** What the page sent on the last socket. */
  sent(): Promise<string>
}

/** On a page of the console whose mock has started. */
export async function takeSockets(page: Page): Promise<Sockets> {
  await page.evaluate(() => {
    const sockets: StandIn[] = []
    class SocketStandIn extends EventTarget {
      binaryType = 'arraybuffer'
      sent: number[] = []
      constructor() {
        super()
        sockets.push(this as unknown as StandIn)
      }
      send(data: Uint8Array) {
        this.sent.push(...data)
      }
      close() {}
    }
    Object.assign(window, { cairnSockets: sockets, WebSocket: SocketStandIn })
  })
  return {
    admit: async (nth) => {
      await page.waitForFunction((n) => (window as unknown as SocketsOnWindow).cairnSockets.length === n, nth)
      await page.evaluate(() =>
        (window as unknown as SocketsOnWindow).cairnSockets.at(-1)?.dispatchEvent(new Event('open')),
      )
    },
    say: (...frames) =>
      page.evaluate((all) => {
        const socket = (window as unknown as SocketsOnWindow).cairnSockets.at(-1)
        for (const frame of all)
          socket?.dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(frame).buffer }))
      }, frames),
    flood: (flood) =>
      page.evaluate(({ unit, times, end }) => {
        const socket = (window as unknown as SocketsOnWindow).cairnSockets.at(-1)
        const bytes = new TextEncoder().encode(unit.repeat(times) + end)
        // An odd size cuts characters in two.
        for (let at = 0; at < bytes.length; at += 65_537) {
          const frame = bytes.slice(at, at + 65_537).buffer
          socket?.dispatchEvent(new MessageEvent('message', { data: frame }))
        }
      }, flood),
    close: (code, reason = '') =>
      page.evaluate(
        ([closeCode, words]) => {
          const socket = (window as unknown as SocketsOnWindow).cairnSockets.at(-1)
          socket?.dispatchEvent(new CloseEvent('close', { code: closeCode, reason: words }))
        },
        [code, reason] as const,
      ),
    sent: () =>
      page.evaluate(() =>
        new TextDecoder().decode(
          Uint8Array.from((window as unknown as SocketsOnWindow).cairnSockets.at(-1)?.sent ?? []),
        ),
      ),
  }
}
